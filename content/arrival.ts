import { joinWords } from "#domain/format.ts";
import { facts } from "./facts.ts";
import type { Place } from "./places/places.ts";

const { minutes, cities, zonesOfCapital } = facts.arrival;

/** "cerca de 30 a 40 minutos" */
export const arrivalTime = `cerca de ${minutes.min} a ${minutes.max} minutos`;

const zoneNames: Record<string, string> = { centro: "no Centro", "zona oeste": "na Zona Oeste" };

/** Where that holds, for a page that is about no place. */
export const arrivalArea = joinWords([
  ...cities.map((city) => `em ${city}`),
  `${joinWords(zonesOfCapital.map((zone) => zoneNames[zone] ?? `na ${zone}`))} da capital`,
]);

/** For pages about no place: how soon where it is promised, and what is said elsewhere. */
export const arrivalEverywhere = `chega em ${arrivalTime} ${arrivalArea}, conforme o trânsito; nos outros lugares, a previsão é dada na hora do pedido, pelo endereço`;

export function isArrivalPromised({ kind, city, zone }: Pick<Place, "kind" | "city" | "zone">): boolean {
  if (cities.some((name) => name === city)) return true;
  return city === facts.address.city && kind !== "municipality" && zonesOfCapital.some((name) => name === zone);
}
