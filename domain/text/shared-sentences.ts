import { shingleHashes } from "../similarity.ts";

export type MarkedSentence = { text: string; isShared: boolean };

/** Paragraphs of sentences. */
export type MarkedText = MarkedSentence[][];

/** A sentence is the other's too when most of its runs of five words are. */
const sharedRuns = 0.6;

/** Two texts, a block on each line, with the sentences that both say marked in both; names of places tell nothing apart. */
export function markShared(one: string, other: string, names: readonly string[]): [MarkedText, MarkedText] {
  const [ownShingles, otherShingles] = [shingleHashes(one, names), shingleHashes(other, names)];
  return [mark(one, otherShingles, names), mark(other, ownShingles, names)];
}

function mark(text: string, runs: ReadonlySet<number>, names: readonly string[]): MarkedText {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) =>
      line.split(/(?<=[.!?])\s+/).map((sentence) => {
        const own = shingleHashes(sentence, names);
        const isShared = own.size > 0 && own.intersection(runs).size >= sharedRuns * own.size;
        return { text: sentence, isShared };
      }),
    );
}
