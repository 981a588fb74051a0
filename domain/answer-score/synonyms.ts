import { plainLetters } from "../search-text.ts";
import { getVerbStem, readTerms } from "../title/words.ts";

/** The other words of a term's meaning. */
export type Synonyms = (term: string) => readonly string[];

/** Of words of one meaning, a group a line. */
export function createSynonyms(groups: readonly string[]): Synonyms {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = [...new Set(readTerms(plainLetters(group)).flatMap((term) => [term, getVerbStem(term)]))];
    for (const term of terms) {
      const known = others.get(term) ?? new Set<string>();
      for (const other of terms) if (other !== term) known.add(other);
      others.set(term, known);
    }
  }
  const all = new Map(Array.from(others, ([term, words]) => [term, [...words]]));
  return (term) => all.get(term) ?? [];
}
