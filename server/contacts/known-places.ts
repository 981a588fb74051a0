import { places } from "#content/places/places.ts";
import type { PlaceNames } from "#domain/place-in-slug.ts";
import { toSlug } from "#domain/slug.ts";

/** "mooca" and "mooca-sao-paulo" are both Mooca; a name that two cities share needs its city. */
export function knownPlaces(): PlaceNames {
  const timesUsed = new Map<string, number>();
  for (const { name } of places) timesUsed.set(name, (timesUsed.get(name) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const { name, key } of places) if (timesUsed.get(name) === 1) names.set(toSlug(name), key);
  for (const { slug, key } of places) names.set(slug, key);
  return names;
}
