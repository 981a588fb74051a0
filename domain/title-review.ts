import type { Intent } from "./knowledge/concept.ts";
import type { PageHold } from "./standing.ts";
import type { Correction } from "./title/spelling.ts";

/**
 * What a run would make of a line. ready: a page; twin: a page out of the index, since another one answers the same;
 * held: a draft; existing: nothing, its page is there; repeated: nothing, an earlier line makes it; failed: nothing.
 */
export type ReviewOutcome = "ready" | "twin" | "held" | "existing" | "repeated" | "failed";

/** Whom a line repeats: a page that is there, or an earlier line, counted from 1. */
export type RepeatedTitle = { title: string; slug?: string; line?: number };

export type TitleReview = {
  /** Counted from 1, as people count. */
  line: number;
  /** As it was pasted. */
  written: string;
  /** As it would be published; what was pasted where that makes no title. */
  title: string;
  outcome: ReviewOutcome;
  corrections: Correction[];
  /** Chips, each in the words of the trade. */
  subjects: string[];
  brands: string[];
  place: string | null;
  intent: Intent | null;
  hold: PageHold | null;
  /** The place that is not served, or what the page would not answer. */
  holdDetail: string;
  repeats: RepeatedTitle | null;
  /** Why it makes no page, for a person to read. */
  reason: string | null;
};

export type ReviewCounts = Record<ReviewOutcome, number> & { total: number; corrected: number };

export function countReviews(reviews: readonly TitleReview[]): ReviewCounts {
  const counts = {
    total: reviews.length,
    corrected: 0,
    ready: 0,
    twin: 0,
    held: 0,
    existing: 0,
    repeated: 0,
    failed: 0,
  };
  for (const { outcome, corrections } of reviews) {
    counts[outcome] += 1;
    if (corrections.length > 0) counts.corrected += 1;
  }
  return counts;
}

/** Pages that a run would make, drafts too. */
export function countPagesToMake({ ready, twin, held }: ReviewCounts): number {
  return ready + twin + held;
}

const attention: Record<ReviewOutcome, number> = { failed: 0, held: 1, twin: 2, repeated: 3, existing: 4, ready: 6 };

/** First what a person should look at, each kind in the order of the list. */
export function sortForReview(reviews: readonly TitleReview[]): TitleReview[] {
  const getRank = ({ outcome, corrections }: TitleReview) =>
    outcome === "ready" && corrections.length > 0 ? 5 : attention[outcome];
  return reviews.toSorted((a, b) => getRank(a) - getRank(b) || a.line - b.line);
}
