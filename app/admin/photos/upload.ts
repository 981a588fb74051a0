import { redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Route } from "./+types/upload";
import { photosPath } from "./photos-address.ts";
import { saveUploads } from "./save-uploads.ts";

export type UploadAnswer = { id: string } | { reason: string };

/** Takes one photo that the list's page sends by itself. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { saved, refused } = await saveUploads(request, context.get(servicesContext), context.get(adminContext).email);
  const [id] = saved;
  const answer: UploadAnswer = id ? { id } : { reason: refused[0]?.reason ?? "" };
  return Response.json(answer, { status: id ? 200 : 400 });
}

export function loader() {
  return redirect(photosPath);
}
