import type { SitemapEntry } from "#domain/sitemap.ts";
import { getPageDate } from "./page-dates.ts";
import { pageKindEntries } from "./page-kinds.ts";
import { isServed } from "./service-area.ts";
import type { Shop } from "./shop.ts";

export type Address = SitemapEntry & {
  /** What a list of pages or a share image calls it. */
  label: string;
  /** It also changes when a generated page comes or goes. */
  listsGeneratedPages: boolean;
};

/** When those that state a date were first published; it stays. */
export const cataloguePublished = new Date("2026-11-15T12:00:00Z");

/** Every built-in page that is written: those for unknown slugs are in no list. */
export const writtenPages = pageKindEntries.flatMap(([, { sitemap, pages, listsGeneratedPages = false }]) =>
  pages.map(({ path, label, priority, place }) => ({
    path,
    label,
    place,
    listsGeneratedPages,
    frequency: sitemap?.frequency ?? "weekly",
    priority: priority ?? sitemap?.priority,
  })),
);

const known = new WeakMap<Shop, Address[]>();

/** Those that may be found: of the places where the shop goes. */
export function findAddresses(shop: Shop): Address[] {
  const kept = known.get(shop);
  if (kept) return kept;
  const found = writtenPages
    .filter(({ place }) => place === undefined || isServed(shop, place))
    .map(({ place: _, ...page }) => ({ ...page, lastModified: getPageDate(page.path, shop) }));
  known.set(shop, found);
  return found;
}

const labels = new Map(writtenPages.map(({ path, label }) => [path, label]));

export function getAddressLabel(path: string): string | undefined {
  return labels.get(path);
}
