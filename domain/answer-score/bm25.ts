import { plainLetters } from "../search-text.ts";
import { readTerms } from "../title/words.ts";

const saturation = 1.2;
const lengthWeight = 0.75;

/** How often each term occurs in a text, and how many letters the text has. */
export type TextDocument = { counts: ReadonlyMap<string, number>; length: number };

export function toDocument(terms: readonly string[], length: number): TextDocument {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length };
}

export function readDocument(text: string): TextDocument {
  return toDocument(readTerms(text), plainLetters(text).length);
}

/** Of a query of different terms. */
export type Rater = {
  /** How well a text answers; only the order of two such figures means anything. */
  rate(document: TextDocument): number;
  /** Whether a text answers better than one that was rated so. */
  isAbove(document: TextDocument, rating: number): boolean;
};

/** How texts of one language and trade are ranked for a query: Okapi BM25. */
export type Ranking = {
  /** How rare a term is over all texts: high for "capacitor", low for "portão". */
  getRarity(term: string): number;
  createRater(query: readonly string[]): Rater;
};

/** `samples` show how common each word is. */
export function createRanking(samples: readonly TextDocument[]): Ranking {
  const holders = new Map<string, number>();
  for (const { counts } of samples) {
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  }

  function getRarity(term: string): number {
    const count = holders.get(term) ?? 0;
    return Math.log(1 + (samples.length - count + 0.5) / (count + 0.5));
  }

  return {
    getRarity,
    createRater(query) {
      // The rarest first: it is what most texts lack.
      const weights = query
        .map((term) => ({ term, rarity: getRarity(term), most: 0 }))
        .toSorted((a, b) => b.rarity - a.rarity);
      // The most that a term and those after it can bring.
      weights.reduceRight((most, weight) => {
        weight.most = most + weight.rarity * (saturation + 1);
        return weight.most;
      }, 0);
      /** Given up, with what there is, once the rest cannot lift it above `limit`. */
      function sumUp({ counts, length }: TextDocument, limit: number): number {
        const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / usualLength);
        let sum = 0;
        for (const { term, rarity, most } of weights) {
          if (sum + most < limit) return sum;
          const count = counts.get(term);
          if (count !== undefined) sum += (rarity * count * (saturation + 1)) / (count + norm);
        }
        return sum;
      }
      return {
        rate: (document) => sumUp(document, 0),
        isAbove: (document, rating) => sumUp(document, rating) > rating,
      };
    },
  };
}

/** Letters of a page of ours; texts are weighed by how much longer or shorter they are. */
const usualLength = 4_000;
