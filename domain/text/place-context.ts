import { joinWords } from "../format.ts";
import { memoize, mostSentences } from "../memoize.ts";
import { byPlace, inPlace, type Named, namedRoad, ofPlace, toPlace, withArticle } from "../place-words.ts";
import type { Housing, Relief } from "../places.ts";
import type { Random } from "../random.ts";

/** What the text engine knows of a place. Whatever is empty shuts out the sentences that would need it. */
export type PlaceContext = Named & {
  /** The city around the place; null when the place is itself a city. */
  city: Named | null;
  /** Feminine, without article, so that "na", "da" and "toda a" go before it: "zona leste de São Paulo". */
  region: string;
  neighbours: string[];
  /** Of a city or a zone, what lies in it. */
  districts: string[];
  roads: string[];
  housing: Housing[];
  relief: Relief | null;
  note: string;
};

type Filler = {
  isKnown: (place: PlaceContext) => boolean;
  phrase: (place: PlaceContext, random: Random) => string;
};

/** In the order of the list, so that the same names always come in the same order. */
function takeSome(list: readonly string[], count: number, random: Random): string[] {
  const chosen = new Set(random.sample(list, count));
  return list.filter((entry) => chosen.has(entry));
}

function createNameFiller(phrase: (place: Named) => string): Filler {
  return { isKnown: () => true, phrase };
}

function createCityFiller(phrase: (city: Named) => string): Filler {
  return { isKnown: ({ city }) => city !== null, phrase: ({ city }) => (city ? phrase(city) : "") };
}

const hasRoads = ({ roads }: PlaceContext) => roads.length > 0;

function createRoadFiller(phrase: (road: Named) => string): Filler {
  return { isKnown: hasRoads, phrase: ({ roads }, random) => phrase(namedRoad(random.pick(roads))) };
}

/** Roads that houses stand on: no garage opens onto a motorway. */
function getStreets({ roads }: PlaceContext): string[] {
  return roads.filter((road) => /^(Rua|Avenida|Alameda|Estrada) (?!23 de Maio)/.test(road));
}

const hasStreets = (place: PlaceContext) => getStreets(place).length > 0;

function createStreetFiller(phrase: (street: Named) => string): Filler {
  return { isKnown: hasStreets, phrase: (place, random) => phrase(namedRoad(random.pick(getStreets(place)))) };
}

function joinRoads(roads: readonly string[], random: Random): string {
  return joinWords(takeSome(roads, 2, random).map((road) => withArticle(namedRoad(road))));
}

const mostDistricts = 5;

const fillers: Record<string, Filler> = {
  lugar: createNameFiller(({ name }) => name),
  olugar: createNameFiller(withArticle),
  em: createNameFiller(inPlace),
  de: createNameFiller(ofPlace),
  para: createNameFiller(toPlace),
  por: createNameFiller(byPlace),
  cidade: createCityFiller(({ name }) => name),
  emCidade: createCityFiller(inPlace),
  deCidade: createCityFiller(ofPlace),
  regiao: { isKnown: ({ region }) => region !== "", phrase: ({ region }) => region },
  vizinhos: {
    // One neighbour alone would break sentences written for several.
    isKnown: ({ neighbours }) => neighbours.length > 1,
    phrase: ({ neighbours }, random) => joinWords(takeSome(neighbours, 2 + random.below(2), random)),
  },
  bairros: {
    isKnown: ({ districts }) => districts.length > 0,
    phrase: ({ districts }, random) => joinWords(takeSome(districts, mostDistricts, random)),
  },
  vias: {
    isKnown: hasRoads,
    phrase: ({ roads }, random) => joinRoads(roads, random),
  },
  via: createRoadFiller(withArticle),
  pelaVia: createRoadFiller(byPlace),
  naVia: createRoadFiller(inPlace),
  ruas: { isKnown: hasStreets, phrase: (place, random) => joinRoads(getStreets(place), random) },
  rua: createStreetFiller(withArticle),
  pelaRua: createStreetFiller(byPlace),
  naRua: createStreetFiller(inPlace),
  moradias: {
    isKnown: ({ housing }) => housing.length > 0,
    phrase: ({ housing }, random) => joinWords(takeSome(housing, 2, random)),
  },
};

const placeholder = /\{(\w+)\}/g;

const findPlaceholders = memoize(mostSentences, (sentence) =>
  Array.from(sentence.matchAll(placeholder), ([, name = ""]) => name),
);

const namingPlaceholders = new Set(["lugar", "olugar", "em", "de", "para", "por"]);

export function namesPlace(sentence: string): boolean {
  return sentence.includes("{") && findPlaceholders(sentence).some((name) => namingPlaceholders.has(name));
}

/** False when the place, or the lack of one, would leave a hole in the sentence. */
export function canFill(sentence: string, place: PlaceContext | null): boolean {
  // Most name none, and are not worth being looked up.
  if (!sentence.includes("{")) return true;
  return findPlaceholders(sentence).every((name) => place !== null && fillers[name]?.isKnown(place) === true);
}

function capitalised(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  // The same string is known wherever it is looked up, a copy of it is not.
  return first === capital ? text : capital + text.slice(1);
}

/** Puts the place into a sentence that `canFill` accepts; every sentence of it begins with a capital. */
export function fillPlace(sentence: string, place: PlaceContext | null, random: Random): string {
  if (!sentence.includes("{")) return capitalised(sentence);
  const filled = sentence.replace(placeholder, (_, name: string, offset: number) => {
    const phrase = place ? (fillers[name]?.phrase(place, random) ?? "") : "";
    return /[.!?]\s$/.test(sentence.slice(0, offset)) ? capitalised(phrase) : phrase;
  });
  return capitalised(filled);
}
