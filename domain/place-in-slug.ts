/** Names of places by the slug that an address may carry. */
export type PlaceNames = ReadonlyMap<string, string>;

const longestName = 8;
/** "se" is a word before it is the district of Sé. */
const shortestSlug = 3;

/** The place that an address names: the longest name in it, and of two as long the first. */
export function findPlaceInSlug(slug: string, names: PlaceNames): string | null {
  const words = slug.split("-").slice(0, 40);
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const candidate = words.slice(start, start + length).join("-");
      const name = candidate.length < shortestSlug ? undefined : names.get(candidate);
      if (name !== undefined) return name;
    }
  }
  return null;
}
