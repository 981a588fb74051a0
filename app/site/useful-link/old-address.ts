import { redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { Route } from "./+types/old-address";

/** The older product made addresses with slashes in them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const meant = await context.get(servicesContext).pages.findMeantSlug(params["*"]);
  throw meant === null ? redirect("/not-found") : redirect(getGeneratedPagePath(meant), 301);
}
