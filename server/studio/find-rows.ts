import { plainLetters } from "#domain/search-text.ts";
import type { ReviewedRow } from "./review-sheet.ts";

export const rowFilters = ["all", "problems", "left-out"] as const;

/** problems: what is no plain page; left-out: by a person. */
export type RowFilter = (typeof rowFilters)[number];

/** Whatever the case and accents of what is searched; a number finds its line too. */
export function findRows(rows: readonly ReviewedRow[], filter: RowFilter, search: string): ReviewedRow[] {
  const wanted = plainLetters(search.trim());
  return rows.filter((row) => passes(row, filter) && (wanted === "" || matches(row, wanted)));
}

function passes({ isLeftOut, review }: ReviewedRow, filter: RowFilter): boolean {
  if (filter === "left-out") return isLeftOut;
  return filter === "all" || (!isLeftOut && review.outcome !== "ready");
}

function matches({ review: { line, written, title } }: ReviewedRow, wanted: string): boolean {
  return String(line) === wanted || plainLetters(`${written}\n${title}`).includes(wanted);
}
