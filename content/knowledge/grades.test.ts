import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import type { PageText } from "#domain/text/page-text.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { judgePage } from "#server/pages/judge-page.ts";
import grades from "#tests/titles/grades.json" with { type: "json" };
import { sampleShop } from "../shop.ts";
import { understandTitle } from "./read-title.ts";
import { writePageForTitle } from "./write-page.ts";

/**
 * Pages that readers graded from 0 to 10 for how well they answer their title: its own page, the page of another title
 * (`pageOf`), or its own with the answer at the end (`isLate`).
 */
type Graded = { title: string; grade: number; pageOf?: string; isLate?: boolean };

function moveAnswerToEnd(text: PageText): PageText {
  return { ...text, answer: "", support: "", closing: `${text.answer} ${text.support} ${text.closing}` };
}

function score({ title, pageOf = title, isLate = false }: Graded): number {
  const { text } = writePageForTitle(pageOf);
  return judgePage(toHtml(isLate ? moveAnswerToEnd(text) : text), understandTitle(title), sampleShop).score ?? 0;
}

/** Ranks from 0; equal values share the middle of theirs. */
function toRanks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Spearman's: 1 when both put the pages in the same order, 0 when one says nothing of the other. */
function correlate(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [toRanks(a), toRanks(b)];
  const middle = (a.length - 1) / 2;
  const sum = (one: readonly number[], other: readonly number[]) =>
    one.reduce((total, rank, at) => total + (rank - middle) * ((other[at] ?? 0) - middle), 0);
  return sum(first, second) / Math.sqrt(sum(first, first) * sum(second, second));
}

test("the answer score puts pages in the order in which readers do", () => {
  const graded: Graded[] = grades;
  const scores = graded.map(score);
  const correlation = correlate(
    graded.map(({ grade }) => grade),
    scores,
  );
  process.stdout.write(`${graded.length} graded pages: correlation of score and grade ${correlation.toFixed(2)}\n`);
  expect(graded.length).toBeGreaterThanOrEqual(100);
  expect(correlation).toBeGreaterThan(0.6);
});

test("a page about something else is never scored as an answer", () => {
  const foreign = grades.filter((page) => "pageOf" in page && page.grade < 3);
  for (const page of foreign) expect(score(page), page.title).toBeLessThan(70);
});
