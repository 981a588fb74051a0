import { data } from "react-router";
import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { MissingPage } from "../parts/missing-page.tsx";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { isPublic: true };

export function loader({ request, context }: Route.LoaderArgs) {
  context.get(servicesContext).log.warn({ path: new URL(request.url).pathname }, "page not found");
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <MissingPage />;
}
