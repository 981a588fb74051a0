import { type Place, places } from "./places.ts";

type CityLink = { slug: string; label: string };
export type CityGroup = { title: string; places: CityLink[] };

const abcd = [
  "Santo André",
  "São Bernardo do Campo",
  "São Caetano do Sul",
  "Diadema",
  "Mauá",
  "Ribeirão Pires",
  "Rio Grande da Serra",
];

/** A place may be called by its name alone under the title of its city. */
const byName = ({ slug, name }: Place): CityLink => ({ slug, label: name });
/** Elsewhere a neighbourhood says which city it is of. */
const byKey = ({ slug, key }: Place): CityLink => ({ slug, label: key });

const inCity = (city: string) => places.filter((place) => place.city === city);
const named = new Set(["São Paulo", "Guarulhos", "Osasco", ...abcd]);

/** All places as the map of the site shows them. */
export const cityGroups: CityGroup[] = [
  { title: "São Paulo (Capital)", places: inCity("São Paulo").map(byName) },
  { title: "ABCD", places: abcd.flatMap((city) => inCity(city).map(byName)) },
  { title: "Guarulhos", places: inCity("Guarulhos").map(byName) },
  { title: "Osasco", places: inCity("Osasco").map(byName) },
  { title: "Outras Cidades", places: places.filter(({ city }) => !named.has(city)).map(byKey) },
];
