import { plainLetters } from "#domain/search-text.ts";
import { type Place, type PlaceKind, places } from "./places.ts";

type Name = { words: string[]; place: Place };

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[a-z0-9]+/g) ?? [];
}

/** By the first word, longest name first. */
const namesByFirstWord = new Map<string, Name[]>();
for (const place of places) {
  const words = wordsOf(place.name);
  const [first] = words;
  if (first === undefined) continue;
  namesByFirstWord.set(first, [...(namesByFirstWord.get(first) ?? []), { words, place }]);
}
for (const names of namesByFirstWord.values()) names.sort((a, b) => b.words.length - a.words.length);

/** Without its accent the name of this district is one of the commonest words of the language. */
const mistakable = new Set(["Sé"]);

function hasWord(title: string, name: string): boolean {
  return title
    .normalize("NFC")
    .split(/[^\p{L}]+/u)
    .includes(name);
}

/** Every place named, the longest at each spot: "Campo Limpo Paulista" does not also name "Campo Limpo". */
function findNames(title: string): Name[] {
  const words = wordsOf(title);
  const found: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    const candidates = namesByFirstWord.get(words[at] ?? "") ?? [];
    const matching = candidates.filter(
      ({ words: name, place }) =>
        name.every((word, offset) => words[at + offset] === word) &&
        (!mistakable.has(place.name) || hasWord(title, place.name)),
    );
    const length = matching[0]?.words.length ?? 0;
    found.push(...matching.filter((name) => name.words.length === length));
    at += Math.max(0, length - 1);
  }
  return found;
}

const rank: Record<PlaceKind, number> = { neighbourhood: 2, zone: 1, municipality: 0 };

/**
 * The place a title is about. The smaller place says more than the city around it, and of several with one name
 * the one whose city is also in the title is meant, else the capital's.
 */
export function findPlaceIn(title: string): Place | null {
  const found = findNames(title);
  const cities = new Set(found.flatMap(({ place }) => (place.kind === "municipality" ? [place.name] : [])));
  const score = ({ words, place }: Name) =>
    (place.kind !== "municipality" && cities.has(place.city) ? 1_000 : 0) +
    rank[place.kind] * 100 +
    words.join(" ").length +
    (place.city === "São Paulo" ? 0.5 : 0);
  let best: Name | null = null;
  for (const name of found) if (best === null || score(name) > score(best)) best = name;
  return best?.place ?? null;
}

const slugByNameAndCity = new Map(places.map(({ name, city, kind, slug }) => [`${kind} ${city} ${name}`, slug]));

/** Slugs of the places next to one, as far as the catalogue has them. */
export function neighbourSlugsOf({ kind, city, neighbours }: Place): string[] {
  return neighbours.flatMap((name) => {
    const slug = slugByNameAndCity.get(`${kind} ${kind === "municipality" ? name : city} ${name}`);
    return slug === undefined ? [] : [slug];
  });
}
