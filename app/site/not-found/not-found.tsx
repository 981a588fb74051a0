import { data, redirect } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { MissingPage } from "../parts/missing-page.tsx";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { isPublic: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { redirects, log } = context.get(servicesContext);
  const path = new URL(request.url).pathname;
  const target = await redirects.follow(path);
  if (target !== null) throw redirect(target, 301);
  log.warn({ path }, "page not found");
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <MissingPage />;
}
