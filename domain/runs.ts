import { DomainError, type ErrorCode, type ErrorInfo } from "./errors.ts";
import { formatNumber } from "./format-number.ts";
import type { Publishing } from "./publishing.ts";

/**
 * waiting: nobody works on it yet; paused: a person goes on with it later. Of one that is done or cancelled, failed titles
 * and those that are left can still be worked.
 */
export type RunState = "waiting" | "running" | "paused" | "done" | "cancelled";

/** existing: its page was there already; held: it became a draft that waits for a person. */
export type RunItemState = "waiting" | "created" | "held" | "existing" | "failed" | "cancelled";

/** What the texts of a run are filled into, and the names of the cells of its titles. */
export type TextTemplate = { text: string; columns: string[] };

/** A bulk job: many titles, worked one after the other. */
export type Run<Kind extends string = string> = {
  id: string;
  /** The key of its generator. */
  kind: Kind;
  state: RunState;
  /** What the staff added to the titles for the AI; empty for the other kinds. */
  description: string;
  creativity: number;
  /** Titles that would be kept back are published all the same, out of the index. */
  publishesHeld: boolean;
  publishing: Publishing;
  /** Null where no text is filled in. */
  template: TextTemplate | null;
  total: number;
  created: number;
  failed: number;
  existing: number;
  held: number;
  /** Time spent on the items worked so far, pauses included. */
  workedMs: number;
  createdAt: Date;
  finishedAt: Date | null;
};

export type RunItem = {
  position: number;
  title: string;
  slug: string;
  state: RunItemState;
  /** Why it failed; a sentence in items from before codes were stored. */
  reason: ErrorInfo | string | null;
  /** The cells of its row, where the run has a template. */
  fields: string[] | null;
};

export const runLimits = { titles: 10_000, inputCharacters: 4_000_000, description: 5_000 } as const;

/** Where a reader of a run's titles stopped, as an address or a header says it; -1, before the first, for anything odd. */
export function readPosition(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/** One title per line; blank lines are dropped. */
export function splitTitles(text: string): string[] {
  return text
    .replaceAll("\0", "")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** What a list is refused with in which nothing was typed, and one of blank lines. */
export type TitleRefusals = { empty: ErrorCode; blank: ErrorCode };

/** The titles of a run, or the reason why it cannot start. */
export function readTitles(text: string, refusals: TitleRefusals): string[] {
  const format = (count: number) => formatNumber(count);
  if (text.length > runLimits.inputCharacters) {
    throw new DomainError("input-too-long", { limit: format(runLimits.inputCharacters) });
  }
  if (text === "") throw new DomainError(refusals.empty);
  const titles = splitTitles(text);
  if (titles.length === 0) throw new DomainError(refusals.blank);
  if (titles.length > runLimits.titles) {
    throw new DomainError("too-many-titles", { count: format(titles.length), limit: format(runLimits.titles) });
  }
  return titles;
}

export type RunProgress = {
  /** 0 to 100, whole; 100 only when nothing is left. */
  percentage: number;
  done: number;
  left: number;
  /** Null until the first title is done, and when nothing is left. */
  timeLeftMs: number | null;
};

export type RunCounts = Pick<Run, "created" | "held" | "existing" | "failed">;

/** Titles that were worked, whatever came of them. */
export function countWorked({ created, held, existing, failed }: RunCounts): number {
  return created + held + existing + failed;
}

/** Nothing of it goes on, or will by itself. */
export function isOver({ state }: Pick<Run, "state">): boolean {
  return state === "done" || state === "cancelled";
}

/** Titles that nobody has worked yet, of one that was cancelled too. */
export function countLeft(run: Pick<Run, "total"> & RunCounts): number {
  return run.total - countWorked(run);
}

export function getProgress(run: Pick<Run, "state" | "total" | "workedMs"> & RunCounts): RunProgress {
  const done = countWorked(run);
  const left = isOver(run) ? 0 : countLeft(run);
  const isMoving = run.state === "waiting" || run.state === "running";
  return {
    done,
    left,
    percentage: run.total === 0 ? 100 : Math.floor((100 * done) / run.total),
    timeLeftMs: !isMoving || left === 0 || done === 0 ? null : Math.round((run.workedMs / done) * left),
  };
}
