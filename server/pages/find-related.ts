import { findNeighbourSlugs } from "#content/places/find-place.ts";
import { getPlaceBySlug } from "#content/places/places.ts";
import type { GeneratedPage, PageSummary } from "#domain/pages.ts";
import type { PagesRepository } from "./pages-repository.ts";

/** Other pages about the same place, then about the places next to it, newest first. */
export async function findRelated(
  pages: PagesRepository,
  page: Pick<GeneratedPage, "id" | "place">,
  limit: number,
): Promise<PageSummary[]> {
  const place = getPlaceBySlug(page.place);
  if (!place) return [];
  const near = (await pages.findPagesByPlace([place.slug], limit + 1)).filter(({ id }) => id !== page.id);
  if (near.length >= limit) return near.slice(0, limit);
  const around = await pages.findPagesByPlace(findNeighbourSlugs(place), limit - near.length);
  return [...near, ...around];
}
