import { pageRulesContext, servicesContext } from "#app/services.ts";
import type { Route } from "./+types/robots-txt";

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  context.set(pageRulesContext, { params: [], tags: [] });
  const text = `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
