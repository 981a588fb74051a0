import { type Place, places } from "./places/places.ts";
import type { Shop } from "./shop.ts";

/** The cities that the home page names first, in its order. */
const firstNamed: string[] = [
  "São Paulo (Capital)",
  "Osasco",
  "Guarulhos",
  "Carapicuíba",
  "Barueri",
  "Cotia",
  "Itapevi",
  "Santana de Parnaíba",
  "Cajamar",
  "Campo Limpo Paulista",
  "Embu das Artes",
  "Taboão da Serra",
  "Santo André",
  "São Caetano",
  "São Bernardo",
  "Diadema",
  "Mauá",
  "Itaquaquecetuba",
  "Ferraz de Vasconcelos",
  "Suzano",
  "Arujá",
  "Mogi das Cruzes",
  "Santa Isabel",
  "Mairiporã",
  "Atibaia",
  "Franco da Rocha",
  "Francisco Morato",
];

/** The list writes some names as people say them: "São Paulo (Capital)", "São Bernardo". */
export function findDeliveryPlace(city: string): Place | undefined {
  const name = city.replace(/ \(.*\)$/, "");
  return places.find((place) => place.kind === "municipality" && `${place.name} `.startsWith(`${name} `));
}

const named = new Set(firstNamed.map((city) => findDeliveryPlace(city)?.name));

const deliveryCities: string[] = [
  ...firstNamed,
  ...places.flatMap(({ kind, name }) => (kind === "municipality" && !named.has(name) ? [name] : [])),
];

/** Cities with free delivery, so that the list and the page of a city never disagree. */
export function findDeliveryCities({ facts }: Shop): string[] {
  const delivered = new Set(facts.area.cities.filter(({ hasDelivery }) => hasDelivery).map(({ slug }) => slug));
  return deliveryCities.filter((name) => delivered.has(findDeliveryPlace(name)?.slug ?? ""));
}
