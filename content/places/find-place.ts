import { createPlaceFinder } from "#domain/title/place-finder.ts";
import { splitWords } from "#domain/title/words.ts";
import { type Place, places } from "./places.ts";

/** A place as titles name it. */
export type TitlePlace = Place & {
  /** Of several places with one name, the one that is meant when no city is named. */
  isUsual?: boolean;
};

const usualPlaces = new Set(["Granja Viana - Cotia"]);

export const placeNames: TitlePlace[] = places.map((place) =>
  usualPlaces.has(place.key) ? { ...place, isUsual: true } : place,
);

const finder = createPlaceFinder(placeNames, splitWords);

/** The place a title is about. */
export function findPlaceIn(title: string): Place | null {
  return finder.choose(finder.findAll(splitWords(title)))?.place ?? null;
}

const slugByNameAndCity = new Map(places.map(({ name, city, kind, slug }) => [`${kind} ${city} ${name}`, slug]));

/** Slugs of the places next to one, as far as the catalogue has them. */
export function neighbourSlugsOf({ kind, city, neighbours }: Place): string[] {
  return neighbours.flatMap((name) => {
    const slug = slugByNameAndCity.get(`${kind} ${kind === "municipality" ? name : city} ${name}`);
    return slug === undefined ? [] : [slug];
  });
}
