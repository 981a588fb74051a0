import { pageRulesContext, servicesContext } from "#app/services.ts";
import { cataloguePublished } from "#content/addresses.ts";
import { home } from "#content/home.ts";
import { posts } from "#content/posts.ts";
import { isServed } from "#content/service-area.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { toRss } from "#domain/rss.ts";
import type { Route } from "./+types/feed-xml";

const maxItems = 50;

/** The newest generated pages, then posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages, shop, site } = context.get(servicesContext);
  const newest = await pages.findNewestIndexable(maxItems);
  context.set(pageRulesContext, { params: [], tags: ["pages"] });
  const items = [
    ...newest.map(({ title, slug, updatedAt }) => ({ title, path: getGeneratedPagePath(slug), published: updatedAt })),
    ...posts
      .filter(({ place }) => isServed(shop, place))
      .slice(0, maxItems)
      .map(({ title, slug }) => ({ title, path: `/postagens/${slug}`, published: cataloguePublished })),
  ].map((item) => ({ ...item, description: `${item.title}: instalação, conserto e manutenção.` }));
  const channel = { title: site.name, description: shop.fill(home.description), siteUrl: site.url, path: "/feed.xml" };
  return new Response(toRss(channel, items), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
