import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { pageLimits } from "#domain/pages.ts";
import type { TitleReview } from "#domain/title-review.ts";
import type { PagePreparer, ReadLine } from "../pages/page-preparer-service.ts";
import type { PageStore } from "../pages/page-store-service.ts";
import { createSlices } from "../slices.ts";

export type ReviewParts = {
  readLine: PagePreparer["readLine"];
  pages: Pick<PageStore, "findSavedSlugs" | "findPagesOfSubjects">;
};

type Line = { written: string; read: ReadLine | null; reason: string | null };

/** What a run would make of these titles; nothing is saved. */
export async function reviewTitles(
  { readLine, pages }: ReviewParts,
  titles: readonly string[],
): Promise<TitleReview[]> {
  const slices = createSlices();
  const lines: Line[] = [];
  for (const title of titles) {
    lines.push(tryToRead(title, readLine));
    // Reading ten thousand titles takes seconds, in which others want an answer too.
    await slices.between();
  }
  const read = lines.flatMap(({ read }) => read ?? []);
  const saved = await pages.findSavedSlugs([...new Set(read.map(({ slug }) => slug))]);
  const answered = await pages.findPagesOfSubjects([...new Set(read.flatMap(({ subject }) => subject || []))]);
  const lineOfSlug = new Map<string, number>();
  const lineOfSubject = new Map<string, number>();
  return lines.map((line, index) => review(line, index + 1));

  function review({ written, read, reason }: Line, line: number): TitleReview {
    if (!read) return { ...nothing, line, written, title: written, reason };
    const { title, slug, subject, corrections, understanding } = read;
    const { concepts, place, intent, hold, unservedPlace } = understanding;
    const isBrand = ({ kind }: { kind: string }) => kind === "brand" || kind === "model";
    const found: TitleReview = {
      ...nothing,
      line,
      written,
      title,
      corrections,
      subjects: concepts.filter((concept) => !isBrand(concept)).map(({ label }) => label),
      brands: concepts.filter(isBrand).map(({ label }) => label),
      place: place && (place.city === place.name ? place.name : `${place.name}, ${place.city}`),
      // Nobody knows what a title wants of which nothing is ours.
      intent: concepts.length > 0 ? intent : null,
      hold,
      holdDetail: unservedPlace ?? "",
    };
    if (saved.has(slug)) return { ...found, outcome: "existing", repeats: { title, slug } };
    const sameSlug = lineOfSlug.get(slug);
    if (sameSlug !== undefined) return { ...found, outcome: "repeated", repeats: toLine(sameSlug) };
    lineOfSlug.set(slug, line);
    if (hold !== null) return { ...found, outcome: "held" };
    const page = answered.get(subject);
    if (page) return { ...found, outcome: "twin", repeats: page };
    const sameSubject = lineOfSubject.get(subject);
    if (sameSubject !== undefined) return { ...found, outcome: "twin", repeats: toLine(sameSubject) };
    if (subject !== "") lineOfSubject.set(subject, line);
    return { ...found, outcome: "ready" };
  }

  function toLine(line: number) {
    return { line, title: lines[line - 1]?.read?.title ?? "" };
  }
}

const nothing = {
  outcome: "failed",
  corrections: [],
  subjects: [],
  brands: [],
  place: null,
  intent: null,
  hold: null,
  holdDetail: "",
  repeats: null,
  reason: null,
} satisfies Partial<TitleReview>;

function tryToRead(line: string, readLine: PagePreparer["readLine"]): Line {
  const written = line.slice(0, pageLimits.title + 1);
  try {
    return { written, read: readLine(written), reason: null };
  } catch (error) {
    if (isDomainError(error)) return { written, read: null, reason: toSentence(error) };
    throw error;
  }
}
