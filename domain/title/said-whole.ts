import type { ConceptMatch } from "./phrase-matcher.ts";
import { isAutomaticStem, isGeneralStem, isSmallWord, type Word } from "./words.ts";

/** How people ask, whatever they ask for: a page is not found by these. */
export const askingWords = new Set("eu faco fazer vc vcs tbm pq kkk quem chamar".split(" "));

/** Whether a set of words leaves nothing of a title that tells: no other answer can say more of it. */
export function isAskedWhole(words: readonly Word[], stems: ReadonlySet<string>): boolean {
  const isTold = (word: Word) =>
    stems.has(word.stem) ||
    isSmallWord(word) ||
    isGeneralStem(word.stem) ||
    isAutomaticStem(word.stem) ||
    word.plain === "mas";
  return words.every(isTold);
}

/** Whether a title says nothing but what it names: no narrower answer can know what else is asked. */
export function isNamedWhole(
  plainly: readonly Word[],
  matches: readonly ConceptMatch[],
  spoken: readonly Word[],
): boolean {
  const named = new Set(matches.flatMap(({ positions }) => positions.map((position) => spoken[position])));
  // "Motor e nobreak" asks for both.
  if (spoken.some(({ plain }) => plain === "e" || plain === "com")) return false;
  return plainly.every(
    (word) =>
      named.has(word) ||
      isSmallWord(word) ||
      isGeneralStem(word.stem) ||
      isAutomaticStem(word.stem) ||
      askingWords.has(word.plain),
  );
}
