import { servicesContext } from "#app/services.ts";
import { getAddressLabel } from "#content/addresses.ts";
import { sampleFacts } from "#content/facts.ts";
import type { Shop } from "#content/shop.ts";
import { makePalette } from "#domain/colours.ts";
import { formatPhone } from "#domain/contact.ts";
import { parseShareImagePath } from "#domain/metadata.ts";
import { generatedPagesRoot } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import type { Route } from "./+types/share-image";

/** Only pages that exist have a picture, so nobody can make the server draw at will. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = parseShareImagePath(params.kind, params.file);
  const title = path && (await findTitle(path, services));
  if (!title) return new Response("Not Found", { status: 404 });
  const { shop, site, shareImages } = services;
  const { brandColour, accentColour } = shop.facts.look;
  const { brand, accent } = makePalette(brandColour, accentColour);
  const line = getLine(shop);
  const png = await shareImages.get({
    title,
    siteName: site.name,
    phone: formatPhone(site.phone),
    line,
    brand,
    accent,
  });
  if (!png) return new Response("Service Unavailable", { status: 503, headers: { "Retry-After": "5" } });
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.length),
      "Cache-Control": "public, max-age=86400",
    },
  });
}

/** The whole region has a name of its own. */
function getLine({ facts, fill }: Shop): string {
  const isWhole = facts.area.cities.length === sampleFacts.area.cities.length;
  return `Instalação e assistência ${isWhole ? "na Grande São Paulo" : fill("em {shop.area}")}`;
}

async function findTitle(path: string, { pages }: Services): Promise<string | null> {
  if (!path.startsWith(generatedPagesRoot)) return getAddressLabel(path) ?? null;
  return (await pages.getPageBySlug(path.slice(generatedPagesRoot.length)))?.title ?? null;
}
