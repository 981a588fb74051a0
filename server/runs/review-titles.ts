import { findUnanswered } from "#content/knowledge/find-unanswered.ts";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { joinWords } from "#domain/format.ts";
import { pageLimits } from "#domain/pages.ts";
import { toPlainText } from "#domain/text/to-html.ts";
import type { TitleReview } from "#domain/title-review.ts";
import type { PagePreparer, ReadLine } from "../pages/page-preparer-service.ts";
import type { PageStore } from "../pages/page-store-service.ts";
import { createSlices } from "../slices.ts";

export type ReviewParts = {
  readLine: PagePreparer["readLine"];
  pages: Pick<PageStore, "findSavedSlugs" | "findPagesBySubject">;
};

/** What a line says by itself, whatever stands around it; small enough to be kept of ten thousand. */
export type LineReading = {
  /** What it shows whatever its neighbours are. */
  found: Omit<TitleReview, "line" | "outcome" | "repeats">;
  /** Null for a line that makes no page. */
  page: Pick<ReadLine, "slug" | "subject"> | null;
};

/** What a run would make of these titles; nothing is saved. */
export async function reviewTitles(parts: ReviewParts, titles: readonly string[]): Promise<TitleReview[]> {
  const slices = createSlices();
  const readings: LineReading[] = [];
  for (const title of titles) {
    readings.push(readTitle(parts, title));
    // Reading ten thousand titles takes seconds, in which others want an answer too.
    await slices.between();
  }
  return compareReadings(parts, readings);
}

export function readTitle({ readLine }: Pick<ReviewParts, "readLine">, line: string): LineReading {
  const written = line.slice(0, pageLimits.title + 1);
  try {
    return toReading(written, readLine(written));
  } catch (error) {
    if (isDomainError(error)) return refuseTitle(written, toSentence(error));
    throw error;
  }
}

/** A line that makes no page, and why. */
function refuseTitle(written: string, reason: string): LineReading {
  return { found: { ...nothing, written, title: written, reason }, page: null };
}

function toReading(written: string, { title, slug, subject, corrections, understanding }: ReadLine): LineReading {
  const { concepts, place, intent, hold, unservedPlace } = understanding;
  const unanswered = hold === null ? findUnansweredIn(understanding) : [];
  const isBrand = ({ kind }: { kind: string }) => kind === "brand" || kind === "model";
  return {
    found: {
      ...nothing,
      written,
      title,
      corrections,
      subjects: concepts.filter((concept) => !isBrand(concept)).map(({ label }) => label),
      brands: concepts.filter(isBrand).map(({ label }) => label),
      place: place && (place.city === place.name ? place.name : `${place.name}, ${place.city}`),
      // Nobody knows what a title wants of which nothing is ours.
      intent: concepts.length > 0 ? intent : null,
      hold: unanswered.length > 0 ? "not-answered" : hold,
      holdDetail: unanswered.length > 0 ? joinWords(unanswered) : (unservedPlace ?? ""),
    },
    page: { slug, subject },
  };
}

/** Few titles have a word that nothing explains: only for those is the page written to see whether it says it. */
function findUnansweredIn(understanding: ReadLine["understanding"]): string[] {
  if (understanding.unexplained.length === 0) return [];
  return findUnanswered(understanding, toPlainText(writePageForTitle(understanding.title).text));
}

/** Each line beside the others and beside the pages that are there. Lines are counted from 1. */
export async function compareReadings(
  { pages }: Pick<ReviewParts, "pages">,
  readings: readonly LineReading[],
): Promise<TitleReview[]> {
  const read = readings.flatMap(({ page }) => page ?? []);
  const saved = await pages.findSavedSlugs([...new Set(read.map(({ slug }) => slug))]);
  const answered = await pages.findPagesBySubject([...new Set(read.flatMap(({ subject }) => subject || []))]);
  const lineBySlug = new Map<string, number>();
  const lineBySubject = new Map<string, number>();
  return readings.map((reading, index) => review(reading, index + 1));

  function review({ found, page }: LineReading, line: number): TitleReview {
    const plain = { ...found, line, repeats: null };
    if (!page) return { ...plain, outcome: "failed" };
    const { slug, subject } = page;
    if (saved.has(slug)) return { ...plain, outcome: "existing", repeats: { title: found.title, slug } };
    const sameSlug = lineBySlug.get(slug);
    if (sameSlug !== undefined) return { ...plain, outcome: "repeated", repeats: toLine(sameSlug) };
    lineBySlug.set(slug, line);
    if (found.hold !== null) return { ...plain, outcome: "held" };
    const other = answered.get(subject);
    if (other) return { ...plain, outcome: "twin", repeats: other };
    const sameSubject = lineBySubject.get(subject);
    if (sameSubject !== undefined) return { ...plain, outcome: "twin", repeats: toLine(sameSubject) };
    if (subject !== "") lineBySubject.set(subject, line);
    return { ...plain, outcome: "ready" };
  }

  function toLine(line: number) {
    return { line, title: readings[line - 1]?.found.title ?? "" };
  }
}

const nothing = {
  corrections: [],
  subjects: [],
  brands: [],
  place: null,
  intent: null,
  hold: null,
  holdDetail: "",
  reason: null,
} satisfies Partial<TitleReview>;
