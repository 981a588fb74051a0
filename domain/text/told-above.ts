import type { Passage } from "./draft.ts";
import type { Sentence } from "./sentence.ts";

/** Of an answer's telling words, so many in one block above it make it a repetition. */
const repeatedShare = 0.6;
/** Fewer in the page's own answer, which everybody has read. */
const repeatedLead = 0.5;

/** An answer's telling words, how many of them the block at hand has, and whether a block has had enough. */
type Answer = { terms: ReadonlySet<string>; shared: number; isTold: boolean };

/** Who has a word, and the last block that it was met in: there it counts once. */
type Holder = { answers: Answer[]; block: number };

function findHolders(answers: readonly Answer[]): Map<string, Holder> {
  const holders = new Map<string, Holder>();
  for (const answer of answers) {
    for (const term of answer.terms) {
      const holder = holders.get(term);
      if (holder) holder.answers.push(answer);
      else holders.set(term, { answers: [answer], block: -1 });
    }
  }
  return holders;
}

/**
 * The questions whose answers no block above them tells; the first block is the page's own answer. The page is read
 * once for all of its questions: few of its words are any of theirs.
 */
export function leaveOutToldAbove<Question extends { answer: Passage }>(
  questions: readonly Question[],
  blocks: readonly (readonly Sentence[])[],
): Question[] {
  const answers = questions.map(({ answer }): Answer => {
    const terms = new Set(answer.sentences.flatMap(({ terms }) => terms));
    return { terms, shared: 0, isTold: false };
  });
  const holders = findHolders(answers);
  for (const [block, sentences] of blocks.entries()) {
    for (const answer of answers) answer.shared = 0;
    for (const { terms } of sentences) {
      for (const term of terms) {
        const holder = holders.get(term);
        if (holder === undefined || holder.block === block) continue;
        holder.block = block;
        for (const answer of holder.answers) answer.shared += 1;
      }
    }
    const enough = block === 0 ? repeatedLead : repeatedShare;
    for (const answer of answers) answer.isTold ||= answer.shared / Math.max(1, answer.terms.size) >= enough;
  }
  return questions.filter((_, at) => answers[at]?.isTold === false);
}
