import { isSmallWord, splitWords, type Word } from "../title/words.ts";

const saturation = 1.2;
const lengthWeight = 0.75;

/** What a text is searched by: the stems of its words without the small ones. */
export function toTerms(words: readonly Word[]): string[] {
  return words.filter((word) => !isSmallWord(word)).map(({ stem }) => stem);
}

/** Documents that hold a term, and how much it counts for each of them. */
type Postings = { documents: Uint32Array; weights: Float64Array };

/** Ranks texts for a query by Okapi BM25. A text to be placed among the documents need not be one of them. */
export class SearchIndex {
  readonly #averageLength: number;
  readonly #size: number;
  readonly #postings = new Map<string, Postings>();

  constructor(documents: readonly ReadonlyMap<string, number>[]) {
    const lengths = documents.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
    this.#size = documents.length;
    this.#averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    const holders = new Map<string, number[]>();
    for (const [document, counts] of documents.entries()) {
      for (const term of counts.keys()) {
        const list = holders.get(term);
        if (list) list.push(document);
        else holders.set(term, [document]);
      }
    }
    for (const [term, list] of holders) {
      const rarity = toRarity(this.#size, list.length);
      const weights = list.map((at) => rarity * this.#weigh(documents[at]?.get(term) ?? 0, lengths[at] ?? 0));
      this.#postings.set(term, { documents: Uint32Array.from(list), weights: Float64Array.from(weights) });
    }
  }

  /** How rare a word is over all documents: high for "capacitor", low for "portão". */
  getRarity(term: string): number {
    return toRarity(this.#size, this.#postings.get(term)?.documents.length ?? 0);
  }

  /** How many documents answer the query better than this text would. */
  countBetter(query: readonly string[], text: readonly string[]): number {
    const terms = [...new Set(query)];
    const counts = countTerms(text.filter((term) => terms.includes(term)));
    let own = 0;
    const scores = new Float64Array(this.#size);
    for (const term of terms) {
      own += this.getRarity(term) * this.#weigh(counts.get(term) ?? 0, text.length);
      const found = this.#postings.get(term);
      found?.documents.forEach((document, at) => {
        scores[document] = (scores[document] ?? 0) + (found.weights[at] ?? 0);
      });
    }
    let better = 0;
    for (const score of scores) if (score > own + 1e-9) better += 1;
    return better;
  }

  #weigh(count: number, length: number): number {
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / Math.max(1, this.#averageLength));
    return (count * (saturation + 1)) / (count + norm);
  }
}

function toRarity(size: number, holders: number): number {
  return Math.log(1 + (size - holders + 0.5) / (holders + 0.5));
}

/** How often each term of a text occurs in it. */
export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** A document for the index. */
export function toDocument(text: string): Map<string, number> {
  return countTerms(toTerms(splitWords(text)));
}
