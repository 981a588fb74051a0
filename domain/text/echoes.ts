import type { Sentence } from "./sentence.ts";

/** Of a sentence's telling words, by weight, so many in one earlier sentence make it an echo of that. */
const echoShare = 0.62;
/** Shorter ones are answers of a word or two, and share it with everything. */
const fewestTerms = 4;

/**
 * Tells of each sentence whether an earlier one has said the same in other words: "a foto do seu, frente e verso, confirma
 * qual serve" and "a foto do atual, frente e verso, confirma o modelo".
 */
export function createEchoFinder(weighTerm: (term: string) => number): (sentence: Sentence) => boolean {
  const holders = new Map<string, number[]>();
  /** By earlier sentence, what the one at hand shares with it. */
  const shared: number[] = [];
  return ({ terms }) => {
    shared.fill(0);
    let whole = 0;
    let most = 0;
    for (const term of terms) {
      const weight = weighTerm(term);
      whole += weight;
      for (const holder of holders.get(term) ?? []) {
        const weighed = (shared[holder] ?? 0) + weight;
        shared[holder] = weighed;
        if (weighed > most) most = weighed;
      }
    }
    const isEcho = terms.length >= fewestTerms && most >= whole * echoShare;
    if (isEcho) return true;
    for (const term of terms) {
      const known = holders.get(term);
      if (known) known.push(shared.length);
      else holders.set(term, [shared.length]);
    }
    shared.push(0);
    return false;
  };
}
