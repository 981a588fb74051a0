import { servicesContext } from "#app/services.ts";
import { getColoursPath, hasOwnColours, writeColours } from "#content/look.ts";
import type { Route } from "./+types/colours-css";

/** The owner's colours. Its name has them in it, so it never changes. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { facts } = context.get(servicesContext).shop;
  if (!hasOwnColours(facts) || url.pathname !== getColoursPath(facts))
    return new Response("Not Found", { status: 404 });
  return new Response(writeColours(facts), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
