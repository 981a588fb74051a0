import { plainLetters } from "#domain/search-text.ts";
import { readTerms } from "#domain/title/words.ts";
import { concepts } from "./concepts.ts";

let weights: Map<string, number> | null = null;
let rarest = 1;

/** How much a word tells a title from others: rare words weigh more. Counted once, over what every concept opens with. */
function getWeights(): Map<string, number> {
  if (weights) return weights;
  const holders = new Map<string, number>();
  for (const { label, phrase, answers } of concepts) {
    const terms = new Set(readTerms(plainLetters(`${label} ${phrase} ${answers.any.join(" ")}`)));
    for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  rarest = Math.log(1 + concepts.length);
  weights = new Map([...holders].map(([term, count]) => [term, Math.log(1 + concepts.length / count)]));
  return weights;
}

export function weighTerm(term: string): number {
  return getWeights().get(term) ?? rarest;
}
