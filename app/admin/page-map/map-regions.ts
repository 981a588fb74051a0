import { getPlaceBySlug, type Place, places } from "#content/places/places.ts";
import { isServed } from "#content/service-area.ts";
import type { Shop } from "#content/shop.ts";
import { noPlace } from "#content/words/quality-words.ts";

/** A column of the map. */
export type MapColumn = {
  /** Slug of a place; "-" for none. */
  slug: string;
  name: string;
  /** A city or a zone with all that is in it; from near there is more to see. */
  hasInside: boolean;
  isServed: boolean;
};

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "pt-BR");

/** The city or, in the capital, the zone that a place belongs to; "-" for what is no place of ours. */
function findRegion(slug: string): string {
  const place = getPlaceBySlug(slug);
  if (!place) return "-";
  if (place.kind !== "neighbourhood") return place.slug;
  const zone = places.find(({ kind, zone: own }) => kind === "zone" && own !== undefined && own === place.zone);
  return zone?.slug ?? regionByCity.get(place.city) ?? "-";
}

const regionByCity = new Map(
  places.flatMap(({ kind, name, slug }) => (kind === "municipality" ? [[name, slug] as const] : [])),
);

const regionByPlace = new Map(places.map(({ slug }) => [slug, findRegion(slug)]));

export function getRegion(slug: string): string {
  return regionByPlace.get(slug) ?? "-";
}

const capital = "São Paulo";
const placesByRegion = Map.groupBy(places, ({ slug }) => getRegion(slug));

const regions = places
  .filter(({ kind }) => kind !== "neighbourhood")
  .toSorted((a, b) => Number(b.city === capital) - Number(a.city === capital) || byName(a, b))
  .map((place) => ({
    ...place,
    inside: (placesByRegion.get(place.slug) ?? []).filter(({ slug }) => slug !== place.slug),
  }));

function toColumn(place: Place, shop: Shop, isFromFar: boolean): MapColumn {
  const hasInside = isFromFar && (placesByRegion.get(place.slug)?.length ?? 0) > 1;
  return { slug: place.slug, name: place.name, hasInside, isServed: isServed(shop, place) };
}

/** Slugs of a region and of all that is in it; null for what is none. */
export function findPlacesIn(region: string): string[] | null {
  return placesByRegion.get(region)?.map(({ slug }) => slug) ?? null;
}

/** Those that the shop goes to, or has pages on; the capital first, since most are about it. */
export function findColumns(region: string, shop: Shop, hasPages: (slug: string) => boolean): MapColumn[] {
  const chosen = regions.find(({ slug }) => slug === region);
  if (chosen) {
    return [chosen, ...chosen.inside.toSorted(byName)].map((place) => toColumn(place, shop, false));
  }
  const none: MapColumn = { slug: "-", name: noPlace, hasInside: false, isServed: true };
  return [none, ...regions.map((place) => toColumn(place, shop, true))].filter(
    (column) => column.isServed || hasPages(column.slug),
  );
}

/** For the field that chooses one: where there is more than the place itself. */
export const regionChoices = regions
  .filter(({ inside }) => inside.length > 0)
  .map(({ slug, name, city }) => ({ slug, name: city === name ? name : `${city}: ${name}` }));
