import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/original";

const widths = [320, 1280];

/** The whole picture with nothing hidden: for who may change it, and nobody else. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wanted = Number(url.searchParams.get("largura"));
  const width = widths.includes(wanted) ? wanted : 1280;
  const picture = await context.get(servicesContext).photos.getOriginal(params.id, width);
  if (!picture) return new Response("Not Found", { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/jpeg", "Content-Length": String(picture.length) },
  });
}
