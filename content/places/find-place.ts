import { byPlace, inPlace, ofPlace, withArticle } from "#domain/place-words.ts";
import { toSlug } from "#domain/slug.ts";
import { createPlaceFinder } from "#domain/title/place-finder.ts";
import { splitWords, type Word } from "#domain/title/words.ts";
import { neighbourhoodAliases, regions } from "./aliases.ts";
import { getPlaceBySlug, isShortForm, type Place, places } from "./places.ts";

/** A place as titles name it. */
export type TitlePlace = Place & {
  /** Of several places with one name, the one that is meant when no city is named. */
  isUsual?: boolean;
  aliases?: readonly string[];
};

const usualPlaces = new Set([
  "Granja Viana - Cotia",
  "Taboão - Taboão da Serra",
  "São Paulo - Centro",
  "Jardim Europa - São Paulo",
]);

const placeByKey = new Map(places.map((place) => [place.key, place]));

/** "São Miguel Paulista" is no other place than São Miguel. */
function findNamesAround(part: string, whole: Place): string[] {
  const isSame = part.startsWith(whole.name) || whole.name.includes(part);
  return [...(isSame ? [] : [whole.name]), ...whole.neighbours].filter((name) => name !== part);
}

/** Of a part of a place only that it lies there is known, and what lies around: the roads are those of the whole. */
function toPlace({ name, article, within, isRoad }: (typeof neighbourhoodAliases)[number]): TitlePlace {
  const whole = placeByKey.get(within);
  if (!whole) throw new Error(`${name} lies in a place that is not in the catalogue: ${within}`);
  if (isShortForm(name, whole.name)) return { ...whole, key: `${name} - ${whole.city}`, name, article };
  const subject = withArticle({ name, article });
  const lies = article === "os" || article === "as" ? "ficam" : "fica";
  const isPart = whole.kind === "neighbourhood";
  const around = isRoad
    ? `passa ${isPart ? `pela região ${ofPlace(whole)}` : byPlace(whole)}`
    : `${lies} ${isPart ? `na região ${ofPlace(whole)}` : inPlace(whole)}`;
  const where = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${around}`;
  return {
    ...whole,
    key: `${name} - ${whole.city}`,
    name,
    article,
    kind: "neighbourhood",
    neighbours: isPart ? findNamesAround(name, whole) : [],
    roads: [],
    // What stands in a whole city tells little of one of its neighbourhoods.
    housing: whole.kind === "municipality" ? [] : whole.housing,
    note: `${where}. ${whole.note}`,
  };
}

/** Seven cities under one name, of which the first has the page. */
function toRegion({ name, aliases, article, within, note }: (typeof regions)[number]): TitlePlace {
  const whole = placeByKey.get(within);
  if (!whole) throw new Error(`${name} lies in a place that is not in the catalogue: ${within}`);
  const key = `${name} - ${whole.city}`;
  return { ...whole, key, name, aliases, article, neighbours: [], roads: [], note };
}

export const placeNames: TitlePlace[] = [...places, ...neighbourhoodAliases.map(toPlace), ...regions.map(toRegion)].map(
  (place) => (usualPlaces.has(place.key) ? { ...place, isUsual: true } : place),
);

const finder = createPlaceFinder(placeNames, splitWords);

/** The place a title is about. */
export function findPlaceIn(title: string): Place | null {
  return finder.choose(finder.findAll(splitWords(title)))?.place ?? null;
}

/** The place a page is about: the one that a person chose, "" for none, or the one that its title names. */
export function findPagePlace({ title, chosenPlace }: { title: string; chosenPlace: string | null }): Place | null {
  return chosenPlace === null ? findPlaceIn(title) : (getPlaceBySlug(chosenPlace) ?? null);
}

/** Every place that a text names. */
export function findPlacesIn(words: readonly Word[]): Place[] {
  return finder.findAll(words).map(({ place }) => place);
}

const slugByNameAndCity = new Map(places.map(({ name, city, kind, slug }) => [`${kind} ${city} ${name}`, slug]));

/** Slugs of the places next to one, as far as the catalogue has them. */
export function findNeighbourSlugs({ kind, city, neighbours }: Place): string[] {
  return neighbours.flatMap((name) => {
    const slug = slugByNameAndCity.get(`${kind} ${kind === "municipality" ? name : city} ${name}`);
    return slug === undefined ? [] : [slug];
  });
}

const placesByNameSlug = Map.groupBy(places, ({ name }) => toSlug(name));

/** "moema" is the place whose address is "moema-sao-paulo"; of several with one name the one that a title would mean. */
export function findPlaceByBareName(slug: string): Place | undefined {
  const [first, ...others] = placesByNameSlug.get(slug) ?? [];
  if (!first || others.length === 0) return first;
  return findPlaceIn(`portão em ${first.name}`) ?? first;
}
