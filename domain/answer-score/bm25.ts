import { isSmallWord, splitWords, type Word } from "../title/words.ts";

const saturation = 1.2;
const lengthWeight = 0.75;

/** What a text is searched by: the stems of its words without the small ones. */
export function toTerms(words: readonly Word[]): string[] {
  return words.filter((word) => !isSmallWord(word)).map(({ stem }) => stem);
}

type Posting = { document: number; count: number };

/** Ranks texts for a query by Okapi BM25. A text to be placed among the documents need not be one of them. */
export class SearchIndex {
  readonly #lengths: number[] = [];
  readonly #postings = new Map<string, Posting[]>();
  #totalLength = 0;

  add(text: string): void {
    const terms = toTerms(splitWords(text));
    const document = this.#lengths.push(terms.length) - 1;
    this.#totalLength += terms.length;
    for (const [term, count] of countTerms(terms)) {
      const list = this.#postings.get(term);
      if (list) list.push({ document, count });
      else this.#postings.set(term, [{ document, count }]);
    }
  }

  /** How rare a word is over all documents: high for "capacitor", low for "portão". */
  getRarity(term: string): number {
    const holders = this.#postings.get(term)?.length ?? 0;
    return Math.log(1 + (this.#lengths.length - holders + 0.5) / (holders + 0.5));
  }

  /** How many documents answer the query better than this text would. */
  countBetter(query: readonly string[], text: readonly string[]): number {
    const terms = [...new Set(query)];
    const counts = countTerms(text);
    const own = terms.reduce(
      (sum, term) => sum + this.getRarity(term) * this.#weigh(counts.get(term) ?? 0, text.length),
      0,
    );
    const scores = new Float64Array(this.#lengths.length);
    for (const term of terms) {
      const rarity = this.getRarity(term);
      for (const { document, count } of this.#postings.get(term) ?? []) {
        scores[document] = (scores[document] ?? 0) + rarity * this.#weigh(count, this.#lengths[document] ?? 0);
      }
    }
    return scores.reduce((better, score) => better + (score > own + 1e-9 ? 1 : 0), 0);
  }

  #weigh(count: number, length: number): number {
    const averageLength = this.#totalLength / Math.max(1, this.#lengths.length);
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / Math.max(1, averageLength));
    return (count * (saturation + 1)) / (count + norm);
  }
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
