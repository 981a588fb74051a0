import { plainLetters } from "#domain/search-text.ts";
import { findTerms, readTerms } from "#domain/title/words.ts";
import type { TitleUnderstanding } from "./read-title.ts";
import { weighTerm } from "./term-weights.ts";

/** Of a word that one concept of two hundred opens with. */
const rareWeight = 5.3;

/** Nouns that decide what a title asks and that a page never says, in the title's order: it answers something else. */
export function findUnanswered({ unexplained }: Pick<TitleUnderstanding, "unexplained">, text: string): string[] {
  if (unexplained.length === 0) return [];
  const plain = plainLetters(text);
  return unexplained.filter((word) => {
    const terms = readTerms(plainLetters(word));
    return terms.some((term) => weighTerm(term) >= rareWeight) && findTerms(plain, terms).length === 0;
  });
}
