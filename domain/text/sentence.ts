import { memoize, mostSentences } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";
import { readTerms } from "../title/words.ts";
import { leansOnLast } from "./leaning.ts";
import { readPrices } from "./prices.ts";
import { invites, tellsQuote } from "./quote.ts";
import { readShingles } from "./shingles.ts";

/** What the steps on the way to a page ask of a sentence, or of an item of a list. */
export type Sentence = {
  text: string;
  shingles: readonly number[];
  /** Its telling words, each once. */
  terms: readonly string[];
  /** Prices that it tells, by their names. */
  prices: readonly string[];
  /** Whether a figure of the shop stands in it. */
  hasFigures: boolean;
  leansOnLast: boolean;
  tellsQuote: boolean;
  invites: boolean;
};

/** Read once and together: pages are made of the same sentences, and to look one up takes longer than to use what is known of it. */
export const readSentence = memoize(
  mostSentences,
  (text): Sentence => ({
    text,
    shingles: readShingles(text),
    terms: [...new Set(readTerms(plainLetters(text)))],
    prices: readPrices(text),
    hasFigures: text.includes("{"),
    leansOnLast: leansOnLast(text),
    tellsQuote: tellsQuote(text),
    invites: invites(text),
  }),
);
