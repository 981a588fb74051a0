import type { Passage } from "./draft.ts";
import type { Sentence } from "./sentence.ts";

/** Of an answer's telling words, so many in one block above it make it a repetition. */
const repeatedShare = 0.6;
/** Fewer in the page's own answer, which everybody has read. */
const repeatedLead = 0.5;

function readTerms({ sentences }: Passage): ReadonlySet<string> {
  return new Set(sentences.flatMap(({ terms }) => terms));
}

/** Those of the terms wanted that a block has: no more of it is ever asked for. */
function findTermsIn(block: readonly Sentence[], wanted: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { terms } of block) for (const term of terms) if (wanted.has(term)) found.add(term);
  return found;
}

function getSharedPart(terms: ReadonlySet<string>, block: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of terms) if (block.has(term)) shared += 1;
  return shared / Math.max(1, terms.size);
}

/** The questions whose answers no block above them tells; the first block is the page's own answer. */
export function leaveOutToldAbove<Question extends { answer: Passage }>(
  questions: readonly Question[],
  blocks: readonly (readonly Sentence[])[],
): Question[] {
  const termsOf = questions.map(({ answer }) => readTerms(answer));
  const wanted = new Set(termsOf.flatMap((terms) => [...terms]));
  const found = blocks.map((block) => findTermsIn(block, wanted));
  return questions.filter((_, at) => {
    const terms = termsOf[at] ?? new Set();
    return found.every((block, place) => getSharedPart(terms, block) < (place === 0 ? repeatedLead : repeatedShare));
  });
}
