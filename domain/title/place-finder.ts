import { isSmallWord, type Word } from "./words.ts";

export type NamedPlace = {
  name: string;
  kind: "municipality" | "zone" | "neighbourhood";
  city: string;
  /** Other ways to write it. */
  aliases?: readonly string[];
  /** Of several places with one name, the one that is meant when no city is named. */
  isUsual?: boolean;
};

/** Every way to write them. */
export function namePlaces(places: readonly NamedPlace[]): string[] {
  return places.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
}

export type FoundPlace<P> = { place: P; start: number; end: number };

type Name<P> = { words: string[]; place: P };

/** Names that are common words too: they count only where a title would put a place. */
const commonWords = new Set([
  "se",
  "saude",
  "liberdade",
  "socorro",
  "limao",
  "republica",
  "consolacao",
  "centro",
  "pari",
]);

const callsForHelp = /^(?:24h?|urgente|rapido|imediato|agora|hoje)$/;

/** Who is shut in cries for help. */
const isInDistress = ({ plain }: Word) => /^(?:pres[oa]s?|trancad[oa]s?|urgente|urgencia|ajuda|help)$/.test(plain);

const placeWords = new Set(["em", "no", "na", "nos", "nas", "do", "da", "de", "bairro", "zona", "regiao"]);

const rank = { neighbourhood: 2, zone: 1, municipality: 0 };

export function createPlaceFinder<P extends NamedPlace>(places: readonly P[], split: (text: string) => Word[]) {
  const namesByFirstWord = new Map<string, Name<P>[]>();
  for (const place of places) {
    for (const written of [place.name, ...(place.aliases ?? [])]) {
      const words = split(written).map(({ plain }) => plain);
      const [first] = words;
      if (first === undefined) continue;
      const sameStart = namesByFirstWord.get(first);
      if (sameStart) sameStart.push({ words, place });
      else namesByFirstWord.set(first, [{ words, place }]);
    }
  }
  for (const names of namesByFirstWord.values()) names.sort((a, b) => b.words.length - a.words.length);

  /** "Se o motor parar" names no district, "na Sé" and "Motor de portão Saúde" do. */
  function standsAsPlace(words: readonly Word[], at: number): boolean {
    const word = words[at];
    if (!word || !commonWords.has(word.plain)) return true;
    const before = words[at - 1];
    if (word.plain === "se") return word.text.toLowerCase() === "sé";
    // "Socorro 24 horas" calls for help.
    if (word.plain === "socorro" && callsForHelp.test(words[at + 1]?.plain ?? "")) return false;
    if (before && placeWords.has(before.plain)) return true;
    if (word.plain === "socorro" && words.some(isInDistress)) return false;
    const isCapitalised = /^\p{Lu}\p{Ll}/u.test(word.text);
    return at > 0 && (isCapitalised || words.slice(at + 1).every((next) => isSmallWord(next)));
  }

  /** Every place named, the longest at each spot: "Campo Limpo Paulista" does not also name "Campo Limpo". */
  function findAll(words: readonly Word[]): FoundPlace<P>[] {
    const found: FoundPlace<P>[] = [];
    for (let at = 0; at < words.length; at++) {
      const matching = (namesByFirstWord.get(words[at]?.plain ?? "") ?? []).filter(
        (name) => name.words.every((word, offset) => words[at + offset]?.plain === word) && standsAsPlace(words, at),
      );
      const length = matching[0]?.words.length ?? 0;
      for (const { words: name, place } of matching) {
        if (name.length === length) found.push({ place, start: at, end: at + length });
      }
      at += Math.max(0, length - 1);
    }
    return leaveOutOtherCities(found);
  }

  /** "Santo André Centro" names none of the centres of other cities. */
  function leaveOutOtherCities(found: FoundPlace<P>[]): FoundPlace<P>[] {
    const cities = findCities(found);
    if (cities.size === 0) return found;
    const isInNamedCity = ({ place }: FoundPlace<P>) => cities.has(place.city);
    return found.filter((each) => {
      const sharing = found.filter(({ start }) => start === each.start);
      return sharing.length === 1 || sharing.some(isInNamedCity);
    });
  }

  function findCities(found: readonly FoundPlace<P>[]): Set<string> {
    return new Set(found.flatMap(({ place }) => (place.kind === "municipality" ? [place.city] : [])));
  }

  /**
   * The place that is meant: the smaller place says more than the city or the zone around it; of several, the first; of
   * several with one name the one whose city is named too, else the usual one, else the capital's.
   */
  function choose(found: readonly FoundPlace<P>[]): FoundPlace<P> | null {
    const cities = findCities(found);
    const score = ({ place, start }: FoundPlace<P>) =>
      rank[place.kind] * 10_000 -
      start * 100 +
      (place.kind !== "municipality" && cities.has(place.city) ? 15_000 : 0) +
      (place.isUsual && cities.size === 0 ? 15_000 : 0) +
      (place.city === "São Paulo" ? 5 : 0);
    return found.reduce<FoundPlace<P> | null>(
      (best, each) => (best === null || score(each) > score(best) ? each : best),
      null,
    );
  }

  return { findAll, choose };
}
