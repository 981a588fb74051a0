import type { Facts } from "#domain/facts/facts.ts";
import { toSlug } from "#domain/slug.ts";
import { cityOffers } from "./city-offers.ts";
import { getPlaceBySlug, type Place, places } from "./places/places.ts";
import { getPostBySlug } from "./posts.ts";
import { servicePages } from "./service-pages.ts";
import type { Shop } from "./shop.ts";
import { terms } from "./terms.ts";

type Serving = Pick<Shop, "facts">;

export type AreaClaims = Omit<Facts["area"]["cities"][number], "slug">;

const nothing: AreaClaims = { hasDelivery: false, hasFreeInstallation: false, isOnCall: false };

function findCity({ facts }: Serving, { city }: Pick<Place, "city">) {
  const slug = toSlug(city);
  return facts.area.cities.find((served) => served.slug === slug);
}

/** Whether the shop goes there: a place belongs to its city. */
export function isServed(shop: Serving, place: Pick<Place, "city">): boolean {
  return findCity(shop, place) !== undefined;
}

/** Slugs of the places that the shop goes to after a change and did not before, or the other way round. */
export function findMovedPlaces(before: Serving, after: Serving): string[] {
  return places.filter((place) => isServed(before, place) !== isServed(after, place)).map(({ slug }) => slug);
}

/** What is promised in the city of a place. */
export function getClaims(shop: Serving, place: Pick<Place, "city">): AreaClaims {
  return findCity(shop, place) ?? nothing;
}

function findPlaceAt(path: string): Pick<Place, "city"> | undefined {
  const [, folder = "", slug = ""] = path.split("/");
  if (folder === "cidades") return getPlaceBySlug(slug);
  if (folder === "termos") return getPlaceBySlug(terms.find((term) => term.slug === slug)?.place ?? "");
  if (folder === "postagens") return getPostBySlug(slug)?.place;
  return [...cityOffers, ...servicePages].find((page) => page.slug === folder);
}

/** False for the page of a place where the shop does not go; all others are for everyone. */
export function isServedPath(shop: Serving, path: string): boolean {
  const place = findPlaceAt(path);
  return place === undefined || isServed(shop, place);
}

/** Links that lead somewhere. */
export function keepServed<Link extends { href?: string }>(shop: Serving, links: readonly Link[]): Link[] {
  return links.filter(({ href }) => href === undefined || isServedPath(shop, href));
}
