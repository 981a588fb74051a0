import { pageRulesContext, servicesContext } from "#app/services.ts";
import { home } from "#content/home.ts";
import { makePalette } from "#domain/colours.ts";
import type { Route } from "./+types/web-manifest";

export function loader({ context }: Route.LoaderArgs) {
  const { shop, site } = context.get(servicesContext);
  context.set(pageRulesContext, { params: [], tags: [] });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: shop.fill(home.description),
    lang: "pt-BR",
    start_url: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: makePalette(shop.facts.look.brandColour, shop.facts.look.accentColour).brand,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
