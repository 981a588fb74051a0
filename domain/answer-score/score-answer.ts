import { plainLetters } from "../search-text.ts";
import { type SearchIndex, toTerms } from "./bm25.ts";
import { type AnswerGap, type Body, type Judged, judgeSlots, subjectPattern } from "./slots.ts";

export type AnswerScore = {
  /** 0 to 100. */
  value: number;
  /** What is missing, worst first. */
  gaps: AnswerGap[];
};

export type ScoreRequest = Judged & {
  title: string;
  html: string;
  /** All that a reader reads of it. */
  text: string;
  /** A figure in it is none of ours. */
  contradictsFacts: boolean;
};

const windowWords = 25;
const openingWords = 60;
/** Half of the title's weight in one place is enough: nobody repeats a title word for word. */
const enoughCoverage = 0.5;

/** The best share of the title's words, rare ones counting more, that any 25 words of the text hold together. */
export function bestCoverage(
  title: readonly string[],
  text: readonly string[],
  index: Pick<SearchIndex, "getRarity">,
): number {
  const weights = new Map(title.map((term) => [term, index.getRarity(term)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 1;
  const inWindow = new Map<string, number>();
  let weight = 0;
  let best = 0;
  text.forEach((term, position) => {
    const value = weights.get(term);
    if (value !== undefined) {
      const count = inWindow.get(term) ?? 0;
      if (count === 0) weight += value;
      inWindow.set(term, count + 1);
      best = Math.max(best, weight);
    }
    const leaving = text[position - windowWords + 1];
    const count = leaving === undefined ? undefined : inWindow.get(leaving);
    if (leaving !== undefined && count !== undefined) {
      inWindow.set(leaving, count - 1);
      if (count === 1) weight -= weights.get(leaving) ?? 0;
    }
  });
  return best / total;
}

function firstWords(text: string, count: number): string {
  return text.split(/\s+/, count).join(" ");
}

/**
 * How well a page answers its title. Coverage proves the subject and never the answer, so it only caps the rest: what
 * the intent needs, whether the main part of it comes at once, and whether the page would be found by its own title.
 */
export function scoreAnswer(request: ScoreRequest, index: SearchIndex): AnswerScore {
  const { title, html, text } = request;
  const terms = toTerms(text);
  const titleTerms = toTerms(title);
  const body: Body = { text, plain: plainLetters(text), html, opening: firstWords(text, openingWords) };
  const coverage = bestCoverage(titleTerms, terms, index);
  const { share, gaps, main } = judgeSlots(body, request);
  const opening: Body = { ...body, text: body.opening, plain: plainLetters(body.opening) };
  const isEarly =
    main.gap === "no-steps"
      ? subjectPattern(request.concepts).test(opening.plain)
      : main.isFilled(opening, subjectPattern(request.concepts));
  const rank = 1 / (1 + index.countBetter(titleTerms, terms));
  const value = request.contradictsFacts
    ? 0
    : 100 * Math.min(1, coverage / enoughCoverage) * (0.5 * share + 0.2 * (isEarly ? 1 : 0) + 0.3 * rank);
  return {
    value: Math.round(value),
    gaps: [
      ...(request.contradictsFacts ? (["contradicts-facts"] as const) : []),
      ...(coverage < enoughCoverage ? (["off-subject"] as const) : []),
      ...gaps,
      ...(isEarly ? [] : (["late-answer"] as const)),
      ...(rank < 0.5 ? (["outranked"] as const) : []),
    ],
  };
}

/** Below this a page is not offered to search engines. */
export const indexableScore = 60;
