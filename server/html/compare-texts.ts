import { diffArrays } from "diff";
import { readBlocks, type TextKind, type TextRun } from "./read-blocks.ts";

/** Words that stayed, came or went, with how they look. */
export type ChangedRun = TextRun & { change: "same" | "added" | "removed" };

/** A paragraph, heading, item or row; "same" when nothing of it changed. */
export type TextBlock = { kind: TextKind; change: "same" | "added" | "removed" | "changed"; runs: ChangedRun[] };

/** Two texts that share next to nothing would take long to compare, and nobody could read the result. */
const timeout = 500;

function toKey({ kind, runs }: { kind: TextKind; runs: readonly TextRun[] }): string {
  return JSON.stringify([kind, runs]);
}

function toWords(runs: readonly TextRun[]): TextRun[] {
  return runs.flatMap(({ text, ...look }) =>
    (text.match(/\s*\S+|\s+/g) ?? []).map((word) => ({ ...look, text: word })),
  );
}

/** A space belongs to the word after it: one that stayed between two new words would tear them apart. */
function isSameRun(one: TextRun, other: TextRun): boolean {
  return one.text.trim() === other.text.trim() && one.isBold === other.isBold && one.href === other.href;
}

/** Neighbours that look alike are one. */
function join(runs: readonly ChangedRun[]): ChangedRun[] {
  const joined: ChangedRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.change === run.change && last.isBold === run.isBold && last.href === run.href) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

function compareRuns(before: readonly TextRun[], after: readonly TextRun[]): ChangedRun[] | null {
  const parts = diffArrays(toWords(before), toWords(after), { comparator: isSameRun, timeout });
  if (!parts) return null;
  const runs = parts.flatMap(({ value, added, removed }, index): ChangedRun[] => {
    const change = added ? "added" : removed ? "removed" : "same";
    const changed = value.map((run) => ({ ...run, change }) as const);
    const [first, ...others] = changed;
    const isReplaced = (removed && parts[index + 1]?.added) || (added && parts[index - 1]?.removed);
    if (!first || !isReplaced) return changed;
    // The space before both is no part of what was replaced.
    const words = { ...first, text: first.text.trimStart() };
    return removed && words.text !== first.text
      ? [{ ...first, text: " ", change: "same" }, words, ...others]
      : [words, ...others];
  });
  return join(runs);
}

type Block = ReturnType<typeof readBlocks>[number];

function whole(block: Block, change: "same" | "added" | "removed"): TextBlock {
  return { kind: block.kind, change, runs: block.runs.map((run) => ({ ...run, change })) };
}

function countWords(runs: readonly TextRun[]): number {
  return runs.reduce((count, { text }) => count + (text.match(/\S+/g)?.length ?? 0), 0);
}

/** Less in common than this is chance: "o", "de", "para". Between them, nobody could read what is new. */
const leastCommon = 0.4;

/** Blocks in the same place are one that changed, as long as they have enough words in common. */
function pair(removed: readonly Block[], added: readonly Block[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let index = 0; index < Math.max(removed.length, added.length); index++) {
    const [before, after] = [removed[index], added[index]];
    const runs = before && after && before.kind === after.kind ? compareRuns(before.runs, after.runs) : null;
    const common = countWords(runs?.filter(({ change }) => change === "same") ?? []);
    const isAlike =
      before && after && common >= leastCommon * Math.min(countWords(before.runs), countWords(after.runs));
    if (runs && common > 0 && isAlike) blocks.push({ kind: after.kind, change: "changed", runs });
    else {
      if (before) blocks.push(whole(before, "removed"));
      if (after) blocks.push(whole(after, "added"));
    }
  }
  return blocks;
}

/** What differs between two HTML texts that have passed the allow-list, as a reader would tell it. */
export function compareTexts(before: string, after: string): TextBlock[] {
  const [old, fresh] = [readBlocks(before), readBlocks(after)];
  const parts = diffArrays(old, fresh, { comparator: (one, other) => toKey(one) === toKey(other), timeout });
  if (!parts) return [...old.map((block) => whole(block, "removed")), ...fresh.map((block) => whole(block, "added"))];
  return parts.flatMap((part, index) => {
    if (part.removed) {
      const next = parts[index + 1];
      return pair(part.value, next?.added ? next.value : []);
    }
    if (part.added) return parts[index - 1]?.removed ? [] : pair([], part.value);
    return part.value.map((block) => whole(block, "same"));
  });
}
