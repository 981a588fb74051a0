import { servicesContext } from "#app/services.ts";
import { drawIcon } from "#content/look.ts";
import type { Route } from "./+types/icon-svg";

/** The shop's sign in its colours. */
export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(servicesContext).shop;
  return new Response(drawIcon(facts), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" },
  });
}
