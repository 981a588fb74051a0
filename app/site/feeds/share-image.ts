import { servicesContext } from "#app/services.ts";
import { getAddressLabel } from "#content/addresses.ts";
import { formatPhone } from "#domain/contact.ts";
import { parseShareImagePath } from "#domain/metadata.ts";
import { generatedPagesRoot } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import type { Route } from "./+types/share-image";

const line = "Instalação e assistência na Grande São Paulo";

/** Only pages that exist have a picture, so nobody can make the server draw at will. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = parseShareImagePath(params.kind, params.file);
  const title = path && (await findTitle(path, services));
  if (!title) return new Response("Not Found", { status: 404 });
  const { site, shareImages } = services;
  const png = await shareImages.get({ title, siteName: site.name, phone: formatPhone(site.phone), line });
  if (!png) return new Response("Service Unavailable", { status: 503, headers: { "Retry-After": "5" } });
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.length),
      "Cache-Control": "public, max-age=86400",
    },
  });
}

async function findTitle(path: string, { pages }: Services): Promise<string | null> {
  if (!path.startsWith(generatedPagesRoot)) return getAddressLabel(path) ?? null;
  return (await pages.getPageBySlug(path.slice(generatedPagesRoot.length)))?.title ?? null;
}
