import type { Named } from "#domain/place-words.ts";
import type { Ground, RegionPart, Zone } from "#domain/places.ts";
import { plainLetters } from "#domain/search-text.ts";
import { toSlug } from "#domain/slug.ts";
import type { PlaceContext } from "#domain/text/place-context.ts";
import { neighbourhoodAliases } from "./aliases.ts";
import { barueriNeighbourhoods } from "./barueri.ts";
import { carapicuibaNeighbourhoods } from "./carapicuiba.ts";
import { cotiaNeighbourhoods } from "./cotia.ts";
import { guarulhosNeighbourhoods } from "./guarulhos.ts";
import { itapeviNeighbourhoods } from "./itapevi.ts";
import { jandiraNeighbourhoods } from "./jandira.ts";
import { municipalities } from "./municipalities.ts";
import { osascoNeighbourhoods } from "./osasco.ts";
import { saoPauloDistricts } from "./sao-paulo.ts";
import { zones } from "./zones.ts";

export type PlaceKind = "municipality" | "zone" | "neighbourhood";

export type Place = Ground & {
  /** Unique: "Osasco", "São Paulo - Zona Norte", "Mooca - São Paulo". */
  key: string;
  slug: string;
  kind: PlaceKind;
  /** Of a municipality, its own name. */
  city: string;
  part: RegionPart;
  /** Only in the capital. */
  zone?: Zone;
};

const capital = "São Paulo";

const partByCity = new Map(municipalities.map(({ name, part }) => [name, part]));

function withKey<T extends object>(key: string, place: T): T & { key: string; slug: string } {
  return { ...place, key, slug: toSlug(key) };
}

const municipalityPlaces: Place[] = municipalities.map((municipality) =>
  withKey(municipality.name, { ...municipality, kind: "municipality", city: municipality.name }),
);

const zonePlaces: Place[] = zones.map((zone) =>
  withKey(`${capital} - ${zone.name}`, { ...zone, kind: "zone", city: capital, part: "capital" }),
);

const neighbourhoodPlaces: Place[] = [
  ...saoPauloDistricts,
  ...guarulhosNeighbourhoods,
  ...osascoNeighbourhoods,
  ...barueriNeighbourhoods,
  ...carapicuibaNeighbourhoods,
  ...cotiaNeighbourhoods,
  ...itapeviNeighbourhoods,
  ...jandiraNeighbourhoods,
].map((neighbourhood) => {
  const part = partByCity.get(neighbourhood.city);
  if (!part) throw new Error(`${neighbourhood.name} lies in an unknown city: ${neighbourhood.city}`);
  return withKey(`${neighbourhood.name} - ${neighbourhood.city}`, { ...neighbourhood, kind: "neighbourhood", part });
});

export const places: Place[] = [...municipalityPlaces, ...zonePlaces, ...neighbourhoodPlaces];

const placeBySlug = new Map(places.map((place) => [place.slug, place]));

export function getPlaceBySlug(slug: string): Place | undefined {
  return placeBySlug.get(slug);
}

/** The zones and neighbourhoods of a city, the city itself left out. */
export function findCityPlaces(city: string): Place[] {
  return places.filter((place) => place.city === city && place.kind !== "municipality");
}

const regionByPart: Record<RegionPart, string> = {
  capital: "Grande São Paulo",
  norte: "região norte da Grande São Paulo",
  leste: "região leste da Grande São Paulo",
  sudeste: "região do Grande ABC",
  sudoeste: "região sudoeste da Grande São Paulo",
  oeste: "região oeste da Grande São Paulo",
  entorno: "região ao norte da Grande São Paulo",
};

function getRegion({ kind, zone, part }: Place): string {
  if (kind === "zone") return "capital paulista";
  if (zone === undefined) return regionByPart[part];
  return zone === "centro" ? `região central de ${capital}` : `${zone} de ${capital}`;
}

/** Every city has a "Centro": alone the name would not say which. */
function getFullName({ name, kind, city }: Place): string {
  return name === "Centro" && kind !== "municipality" ? `${name} de ${city}` : name;
}

/** Texts say that the shop goes there too, so cities that nobody serves are left out. */
function servedNeighbours({ kind, neighbours }: Place): string[] {
  return kind === "municipality" ? neighbours.filter((name) => partByCity.has(name)) : neighbours;
}

/** A few would read as all of them. */
const fewestDistricts = 3;

/** "São Bernardo" is São Bernardo do Campo, and "Itaquá" is Itaquaquecetuba. */
export function isShortForm(name: string, city: string): boolean {
  return plainLetters(city).startsWith(plainLetters(name));
}

/** By the names that people use; every city has a "Centro". */
function findDistricts({ kind, key, name, city, zone }: Place): string[] {
  // A region of several cities has those of none.
  if (kind === "neighbourhood" || (kind === "municipality" && !isShortForm(name, city))) return [];
  const inside = neighbourhoodPlaces.filter((place) => (kind === "zone" ? place.zone === zone : place.city === city));
  const whole = kind === "zone" ? key : city;
  const parts = neighbourhoodAliases.filter(
    ({ within, name: part, isRoad }) => within === whole && !isRoad && !isShortForm(part, whole),
  );
  const names = [...inside, ...parts].map((place) => place.name).filter((district) => district !== "Centro");
  return names.length >= fewestDistricts ? names : [];
}

/** "Osasco", "Centro, Osasco": told apart from places of the same name. */
export function getArea({ kind, name, city }: Place): string {
  return kind === "municipality" ? name : `${name}, ${city}`;
}

/** No city of the catalogue takes an article. */
function namedCity(name: string): Named {
  return { name, article: "" };
}

const contexts = new WeakMap<Place, PlaceContext>();

/** Put together once: each page about a place asks for it several times. */
export function toPlaceContext(place: Place): PlaceContext {
  const known = contexts.get(place) ?? makePlaceContext(place);
  contexts.set(place, known);
  return known;
}

function makePlaceContext(place: Place): PlaceContext {
  const { article, roads, housing, relief, note } = place;
  return {
    name: getFullName(place),
    article,
    city: place.kind === "municipality" ? null : namedCity(place.city),
    region: getRegion(place),
    neighbours: servedNeighbours(place),
    districts: findDistricts(place),
    roads,
    housing,
    relief,
    note,
  };
}

/** All names that a text takes from its place, for comparing texts without them. */
export const allPlaceNames: string[] = [
  ...new Set(
    places.flatMap((place) => [
      place.name,
      getFullName(place),
      place.city,
      getRegion(place),
      ...place.neighbours,
      ...place.roads,
    ]),
  ),
];
