import type { SitemapEntry } from "#domain/sitemap.ts";
import { getPageDate } from "./page-dates.ts";
import { pageKindEntries } from "./page-kinds.ts";

export type Address = SitemapEntry & {
  /** What a list of pages or a share image calls it. */
  label: string;
  /** It also changes when a generated page comes or goes. */
  listsGeneratedPages: boolean;
};

/** When those that state a date were first published; it stays. */
export const cataloguePublished = new Date("2026-11-15T12:00:00Z");

/** Every built-in page that may be found: those for unknown slugs are in no list. */
export const addresses: Address[] = pageKindEntries.flatMap(([, { sitemap, pages, listsGeneratedPages = false }]) =>
  pages.map(({ path, label, priority }) => ({
    path,
    label,
    lastModified: getPageDate(path),
    listsGeneratedPages,
    frequency: sitemap?.frequency ?? "weekly",
    priority: priority ?? sitemap?.priority,
  })),
);

const labels = new Map(addresses.map(({ path, label }) => [path, label]));

export function getAddressLabel(path: string): string | undefined {
  return labels.get(path);
}
