import { inPlace } from "#domain/place-words.ts";
import { cityOffers } from "../city-offers.ts";
import { servicePages } from "../service-pages.ts";
import { findCityPlaces, type Place, places } from "./places.ts";

export type PlaceLink = { label: string; href: string };
/** A neighbour outside of the catalogue has a name only. */
export type NeighbourLink = { label: string; href?: string };
export type LinkGroup = { label: string; page?: PlaceLink; links: PlaceLink[] };

const placeByKey = new Map(places.map((place) => [place.key, place]));
const { compare } = new Intl.Collator("pt-BR");

function linkTo({ name, slug }: Place): PlaceLink {
  return { label: name, href: `/cidades/${slug}` };
}

function byName(list: readonly Place[]): PlaceLink[] {
  return list.toSorted((a, b) => compare(a.name, b.name)).map(linkTo);
}

/** Neighbours are of the same kind, so the kind tells how the key is made. */
function findNeighbour({ kind, city }: Place, name: string): Place | undefined {
  const keys = { municipality: name, zone: `${city} - ${name}`, neighbourhood: `${name} - ${city}` };
  return placeByKey.get(keys[kind]);
}

export function neighbourLinks(place: Place): NeighbourLink[] {
  return place.neighbours.map((name) => {
    const neighbour = findNeighbour(place, name);
    return neighbour ? linkTo(neighbour) : { label: name };
  });
}

function getZone({ kind, city, zone }: Place): Place | undefined {
  if (kind !== "neighbourhood" || zone === undefined) return undefined;
  return findCityPlaces(city).find((other) => other.kind === "zone" && other.zone === zone);
}

/** From the widest: the city and, in the capital, the zone. */
export function parentLinks(place: Place): PlaceLink[] {
  if (place.kind === "municipality") return [];
  return [placeByKey.get(place.city), getZone(place)].filter((parent) => parent !== undefined).map(linkTo);
}

/** What most names begin with; a list of a hundred names is easier to search in four. */
const firstWords: Record<string, string> = { Jardim: "Jardins", Parque: "Parques", Vila: "Vilas" };
const smallestGroup = 3;

function groupByFirstWord(neighbourhoods: readonly Place[]): LinkGroup[] {
  const byWord = Map.groupBy(neighbourhoods, ({ name }) => firstWords[name.split(" ")[0] ?? ""] ?? "");
  const large = Object.values(firstWords).filter((label) => (byWord.get(label)?.length ?? 0) >= smallestGroup);
  const others = neighbourhoods.filter(({ name }) => !large.includes(firstWords[name.split(" ")[0] ?? ""] ?? ""));
  const groups = [
    { label: large.length > 0 ? "Centro e outros bairros" : "Bairros", links: byName(others) },
    ...large.map((label) => ({ label, links: byName(byWord.get(label) ?? []) })),
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** The neighbourhoods inside a place: of the capital by zone, of the other cities by the beginning of their names. */
export function neighbourhoodGroups({ kind, city, zone }: Place): LinkGroup[] {
  if (kind === "neighbourhood") return [];
  const inCity = findCityPlaces(city);
  const neighbourhoods = inCity.filter((place) => place.kind === "neighbourhood");
  if (kind === "zone") return [{ label: "Distritos", links: byName(neighbourhoods.filter((p) => p.zone === zone)) }];
  const zones = inCity.filter((place) => place.kind === "zone");
  if (zones.length === 0) return groupByFirstWord(neighbourhoods);
  return zones.map((place) => ({
    label: place.name,
    page: { ...linkTo(place), label: `Motor de portão ${inPlace(place)}` },
    links: byName(neighbourhoods.filter((neighbourhood) => neighbourhood.zone === place.zone)),
  }));
}

/** Pages of their own that some cities have outside of the catalogue. */
export function specialPages({ kind, name }: Place): PlaceLink[] {
  if (kind !== "municipality") return [];
  return [...servicePages, ...cityOffers]
    .filter(({ city }) => city === name)
    .map(({ title, slug }) => ({ label: title, href: `/${slug}` }));
}
