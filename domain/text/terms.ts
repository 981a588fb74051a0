import { memoize, mostSentences } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";
import { readTerms } from "../title/words.ts";

/** The telling words of a text. */
export const getTerms = memoize(mostSentences, (text): ReadonlySet<string> => new Set(readTerms(plainLetters(text))));
