import type { Facts } from "#domain/facts/facts.ts";
import { joinWords } from "#domain/format.ts";
import { inPlace } from "#domain/place-words.ts";
import { sampleFacts } from "./facts.ts";
import { getPlaceBySlug, type Place, toPlaceContext } from "./places/places.ts";

type Arrival = Facts["deadlines"]["arrivals"][number];

/** "cerca de 30 a 40 minutos" */
function tellTime({ min, max }: Pick<Arrival, "min" | "max">): string {
  return `cerca de ${min === max ? min : `${min} a ${max}`} minutos`;
}

function findArrival({ deadlines }: Pick<Facts, "deadlines">, place: Place): Arrival | undefined {
  const findByPlace = (slug: string) => deadlines.arrivals.find((arrival) => arrival.place === slug);
  const zoneArrival = deadlines.arrivals.find((arrival) => {
    const zone = getPlaceBySlug(arrival.place);
    return zone?.kind === "zone" && zone.city === place.city && zone.zone === place.zone && place.zone !== undefined;
  });
  // A city without a promise of its own may have one for a part of it alone.
  return (
    findByPlace(place.slug) ??
    (place.kind === "municipality" ? undefined : (zoneArrival ?? findCityArrival(deadlines, place)))
  );
}

function findCityArrival({ arrivals }: Facts["deadlines"], { city }: Place): Arrival | undefined {
  return arrivals.find((arrival) => {
    const promised = getPlaceBySlug(arrival.place);
    return promised?.kind === "municipality" && promised.name === city;
  });
}

/** How soon someone is there, or null where that is not promised. */
export function getArrivalTime(facts: Pick<Facts, "deadlines">, place: Place): string | null {
  const arrival = findArrival(facts, place);
  return arrival ? tellTime(arrival) : null;
}

/** Name of the figure that says it: of the place, or of the zone or city around it that a text may promise a time for. */
export function findArrivalFigure(place: Place): string | null {
  const arrival = findArrival(sampleFacts, place);
  return arrival ? `arrival.${arrival.place}` : null;
}

/** "em Guarulhos, em Osasco e no Centro e na Zona Oeste da capital" */
function tellPlaces(arrivals: readonly Arrival[]): string {
  const promised = arrivals.flatMap(({ place }) => getPlaceBySlug(place) ?? []);
  const tell = (place: Place) => inPlace({ name: place.name, article: toPlaceContext(place).article });
  const zones = promised.filter(({ kind }) => kind === "zone").map(tell);
  const others = promised.filter(({ kind }) => kind !== "zone").map(tell);
  return joinWords([...others, ...(zones.length > 0 ? [`${joinWords(zones)} da capital`] : [])]);
}

/** "chega em cerca de 30 a 40 minutos em Osasco, …; nos outros lugares, a previsão é dada na hora do pedido" */
export function tellArrivals({ deadlines }: Pick<Facts, "deadlines">): string | null {
  if (deadlines.arrivals.length === 0) return null;
  const groups = [...Map.groupBy(deadlines.arrivals, ({ min, max }) => `${min} ${max}`).values()];
  const told = groups.flatMap((group) => (group[0] ? `em ${tellTime(group[0])} ${tellPlaces(group)}` : []));
  return `chega ${joinWords(told)}, conforme o trânsito; nos outros lugares, a previsão é dada na hora do pedido, pelo endereço`;
}
