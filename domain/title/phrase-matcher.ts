import type { Concept } from "../knowledge/concept.ts";
import { isFiller, isGeneralStem, isSmallWord, splitWords, type Word } from "./words.ts";

type Phrase = {
  concept: Concept;
  stems: string[];
  plains: string[];
  /** The small word that must stand before a phrase of one word: "de correr" is a gate, "correr" is none. */
  before: string | null;
  /** The word of choice that must follow a phrase of one word: "came ou" is a make, "came" may be a cam. */
  after: string | null;
  /** The general word that must stand near a phrase of one word: "portão manual" is a gate, "manual" is a book. */
  near: { stem: string; isBefore: boolean } | null;
};

export type ConceptMatch = { concept: Concept; positions: number[]; stems: string[] };

const choices = new Set(["ou", "x", "vs"]);

/** Words of no meaning that may stand between those of a phrase. */
const longestGap = 3;
/** How far the general word of a phrase may stand from the telling one. */
const nearby = 4;

function toPhrase(concept: Concept, written: string): Phrase | null {
  const all = splitWords(written);
  const words = all.filter((word) => !isSmallWord(word));
  const telling = words.filter(({ stem }) => !isGeneralStem(stem));
  // "Quanto fica" is not "quanto".
  const isBare = telling.length === 1 && telling[0]?.plain === "quanto";
  const kept = isBare ? all : telling.length > 0 ? telling : words;
  const [first] = kept;
  if (!first) return null;
  const general = kept.length === 1 ? words.find((word) => word !== first) : undefined;
  const isNamedAlone = () => concept.words.some((other) => splitWords(other).every(({ stem }) => stem === first.stem));
  const near =
    general && !isNamedAlone() ? { stem: general.stem, isBefore: all.indexOf(general) < all.indexOf(first) } : null;
  const previous = all[all.indexOf(first) - 1];
  const before = kept.length === 1 && telling.length > 0 && previous && isSmallWord(previous) ? previous.plain : null;
  const last = all.at(-1)?.plain ?? "";
  const after = kept.length === 1 && choices.has(last) ? last : null;
  return { concept, stems: kept.map(({ stem }) => stem), plains: kept.map(({ plain }) => plain), before, after, near };
}

/** Finds the concepts that a title names: longer phrases before shorter ones, exact forms before other forms. */
export function createPhraseMatcher(concepts: readonly Concept[]) {
  const phrasesByStem = new Map<string, Phrase[]>();
  for (const concept of concepts) {
    const seen = new Set<string>();
    for (const written of concept.words) {
      const phrase = toPhrase(concept, written);
      const key = phrase
        ? `${phrase.before ?? ""}|${phrase.after ?? ""}|${phrase.near?.stem ?? ""}|${phrase.plains.join(" ")}`
        : "";
      if (!phrase || seen.has(key)) continue;
      seen.add(key);
      const first = phrase.stems[0] ?? "";
      const sameStart = phrasesByStem.get(first);
      if (sameStart) sameStart.push(phrase);
      else phrasesByStem.set(first, [phrase]);
    }
  }

  function matchAt(words: readonly Word[], start: number, { stems, plains, before, after, near }: Phrase) {
    if (before !== null && words[start - 1]?.plain !== before) return null;
    if (after !== null && words[start + 1]?.plain !== after) return null;
    if (near !== null) {
      const around = near.isBefore
        ? words.slice(Math.max(0, start - nearby), start)
        : words.slice(start + 1, start + 1 + nearby);
      if (!around.some(({ stem }) => stem === near.stem)) return null;
    }
    const positions = [start];
    let exact = words[start]?.plain === plains[0] ? 1 : 0;
    let at = start;
    for (let part = 1; part < stems.length; part++) {
      let gap = 0;
      at += 1;
      while (at < words.length && words[at]?.stem !== stems[part]) {
        const word = words[at];
        if (!word || gap >= longestGap || !isFiller(word)) return null;
        gap += 1;
        at += 1;
      }
      if (at >= words.length) return null;
      positions.push(at);
      if (words[at]?.plain === plains[part]) exact += 1;
    }
    return { positions, exact };
  }

  return (words: readonly Word[]): ConceptMatch[] => {
    const found: (Pick<ConceptMatch, "concept" | "positions"> & { weight: number })[] = [];
    for (const [start, word] of words.entries()) {
      if (isSmallWord(word)) continue;
      for (const phrase of phrasesByStem.get(word.stem) ?? []) {
        const match = matchAt(words, start, phrase);
        // "Não para de funcionar" is not "parou de funcionar".
        if (!match || (phrase.concept.kind === "symptom" && words[start - 1]?.plain === "nao")) continue;
        // "Só" and "não" are small or common, but a phrase that has them tells more than one that has not.
        const weight = phrase.stems.length * 10 + match.exact * 3;
        found.push({ concept: phrase.concept, positions: match.positions, weight });
      }
    }
    found.sort((a, b) => b.weight - a.weight || (a.positions[0] ?? 0) - (b.positions[0] ?? 0));
    const used = new Set<number>();
    const taken: ConceptMatch[] = [];
    for (const { concept, positions } of found) {
      if (positions.some((position) => used.has(position)) || taken.some((other) => other.concept === concept))
        continue;
      for (const position of positions) used.add(position);
      taken.push({ concept, positions, stems: positions.map((position) => words[position]?.stem ?? "") });
    }
    return taken.sort((a, b) => (a.positions[0] ?? 0) - (b.positions[0] ?? 0));
  };
}
