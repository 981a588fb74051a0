import { type Place, places } from "./places/places.ts";

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
export function placeOfDeliveryCity(city: string): Place | undefined {
  const name = city.replace(/ \(.*\)$/, "");
  return places.find((place) => place.kind === "municipality" && `${place.name} `.startsWith(`${name} `));
}

const named = new Set(firstNamed.map((city) => placeOfDeliveryCity(city)?.name));

/** Cities with free delivery: every one that is served, so that the list and the page of a city never disagree. */
export const deliveryCities: string[] = [
  ...firstNamed,
  ...places.flatMap(({ kind, name }) => (kind === "municipality" && !named.has(name) ? [name] : [])),
];
