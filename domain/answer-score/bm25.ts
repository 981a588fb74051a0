import { isSmallWord, splitWords } from "../title/words.ts";

const saturation = 1.2;
const lengthWeight = 0.75;

export function toTerms(text: string): string[] {
  return splitWords(text)
    .filter((word) => !isSmallWord(word))
    .map(({ stem }) => stem);
}

export type SearchIndex = {
  /** How rare a word is over all documents: high for "capacitor", low for "portão". */
  getRarity(term: string): number;
  /** How many documents answer the query better than this text would. */
  countBetter(query: readonly string[], text: readonly string[]): number;
};

/** Ranks texts for a query by Okapi BM25. Documents are given once; a text to be placed among them need not be one. */
export function createSearchIndex(documents: Iterable<string>): SearchIndex {
  const lengths: number[] = [];
  const postings = new Map<string, { document: number; count: number }[]>();
  for (const text of documents) {
    const terms = toTerms(text);
    const document = lengths.push(terms.length) - 1;
    for (const [term, count] of countTerms(terms)) {
      const list = postings.get(term);
      if (list) list.push({ document, count });
      else postings.set(term, [{ document, count }]);
    }
  }
  const total = lengths.length;
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, total);

  function getRarity(term: string): number {
    const holders = postings.get(term)?.length ?? 0;
    return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
  }

  function weigh(count: number, length: number): number {
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / Math.max(1, averageLength));
    return (count * (saturation + 1)) / (count + norm);
  }

  return {
    getRarity,
    countBetter(query, text) {
      const terms = [...new Set(query)];
      const counts = countTerms(text);
      const own = terms.reduce((sum, term) => sum + getRarity(term) * weigh(counts.get(term) ?? 0, text.length), 0);
      const scores = new Float64Array(total);
      for (const term of terms) {
        const rarity = getRarity(term);
        for (const { document, count } of postings.get(term) ?? []) {
          scores[document] = (scores[document] ?? 0) + rarity * weigh(count, lengths[document] ?? 0);
        }
      }
      return scores.reduce((better, score) => better + (score > own + 1e-9 ? 1 : 0), 0);
    },
  };
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
