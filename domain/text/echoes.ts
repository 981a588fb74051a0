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
  let count = 0;
  return ({ terms }) => {
    const shared = new Map<number, number>();
    let whole = 0;
    for (const term of terms) {
      const weight = weighTerm(term);
      whole += weight;
      for (const holder of holders.get(term) ?? []) shared.set(holder, (shared.get(holder) ?? 0) + weight);
    }
    const isEcho = terms.length >= fewestTerms && Math.max(0, ...shared.values()) >= whole * echoShare;
    if (isEcho) return true;
    for (const term of terms) {
      const known = holders.get(term);
      if (known) known.push(count);
      else holders.set(term, [count]);
    }
    count += 1;
    return false;
  };
}
