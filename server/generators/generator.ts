import type { Notice } from "#content/words/notice.ts";
import type { PageOrigin } from "#domain/pages.ts";
import type { Run, RunCounts } from "#domain/runs.ts";

export type WriteRequest = {
  title: string;
  run: Pick<Run, "id" | "description" | "creativity" | "template">;
  /** The cells of its row, in the order of the columns of the run's template. */
  fields: readonly string[];
  /** Null where the generator needs none, or none is set. */
  aiKey: string | null;
  signal: AbortSignal;
};

/** A way of making pages from titles. */
export type Generator = {
  /** What the panel calls it. */
  name: string;
  /** The page of the panel that takes its titles, and the largest body of that form; null when it brings its own. */
  form: { path: string; maxBytes: number } | null;
  /** The titles of a run, or a DomainError that says why it cannot start. */
  readTitles(text: string): string[];
  /** Milliseconds between two titles. Without a pause, titles are saved many at a time. */
  pauseMs: number;
  /** What is remembered of where a text came from. */
  origin: PageOrigin;
  /** It pays for each title with the owner's key: no run starts without one, and no page is written in vain. */
  needsAiKey: boolean;
  /** Progress is told after this many pages, and at the end. */
  progressStep: number;
  /** The HTML of the page. A DomainError is why this title has none; the run goes on with the next. */
  write(request: WriteRequest): Promise<string>;
  /** Said once when a run has worked through its titles. */
  sayEnd(counts: RunCounts): Notice;
  /** Said at once of a title that failed, where that is worth an interruption. */
  sayTitleFailed?(title: string): Notice;
};

const megabyte = 1024 * 1024;

/** Ten thousand long titles in one form; what is more than the rules allow is refused on the page, in words. */
export const titleListBytes = 16 * megabyte;
