import { findNeighbourSlugs } from "#content/places/find-place.ts";
import { places } from "#content/places/places.ts";
import { relatedShown } from "#domain/pages.ts";
import type { PageCheckFactsRepository } from "./page-check-facts-repository.ts";

/** By the slug of a place, those next to which it lies. */
const neighboursTo = new Map<string, string[]>();
const neighboursBySlug = new Map(places.map((place) => [place.slug, findNeighbourSlugs(place)]));
for (const [slug, neighbours] of neighboursBySlug) {
  for (const neighbour of neighbours) neighboursTo.set(neighbour, [...(neighboursTo.get(neighbour) ?? []), slug]);
}

type Facts = Pick<PageCheckFactsRepository, "findNewestAbout">;

/** Tells whether another page shows this one under its text; see `findRelated`. Each place is asked for once. */
export function createRelatedLinks(facts: Facts) {
  const newest = new Map<string, Promise<string[]>>();

  function findNewest(slugs: readonly string[], limit: number): Promise<string[]> {
    const key = `${limit} ${slugs.join(" ")}`;
    const known = newest.get(key) ?? facts.findNewestAbout(slugs, limit);
    newest.set(key, known);
    return known;
  }

  return async function isShown({ id, place }: { id: string; place: string }): Promise<boolean> {
    if (!neighboursBySlug.has(place)) return false;
    // Every other page of the place shows the newest, itself left out.
    const own = await findNewest([place], relatedShown + 1);
    if (own.length > 1 && own.includes(id)) return true;
    for (const other of neighboursTo.get(place) ?? []) {
      const near = await findNewest([other], relatedShown + 1);
      const room = relatedShown - (near.length - 1);
      if (near.length === 0 || room <= 0) continue;
      if ((await findNewest(neighboursBySlug.get(other) ?? [], room)).includes(id)) return true;
    }
    return false;
  };
}
