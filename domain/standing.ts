import type { AnswerGap } from "./answer-score/slots.ts";
import type { Hold } from "./title/find-hold.ts";

/** Why a page waits for a person: what its title lacks, what of it the text never says, or a figure that is none of ours. */
export type PageHold = Hold | "not-answered" | "wrong-figure";

/** How a page stands beside its title and its sisters; kept with it and found anew when the rules change. */
export type PageStanding = {
  /** A draft is seen by staff alone. */
  isPublished: boolean;
  hold: PageHold | null;
  /** What a person needs to know of the hold: the figure, the place, the words. */
  holdDetail: string;
  /** 0 to 100; null until it has been judged. */
  score: number | null;
  gaps: AnswerGap[];
  /** Two pages with the same one answer the same; "" answers nothing in particular. */
  subject: string;
  /** Another page answered the same before. */
  isTwin: boolean;
  /** A person keeps it from search engines. */
  isKeptOut: boolean;
};

/** Below this a page is not offered to search engines. */
export const fewestPoints = 60;

/**
 * The one rule for robots, sitemaps, feeds, IndexNow, related links and the panel's label. A page that nobody has
 * judged yet stays where it was.
 */
export function isIndexable({ isPublished, hold, score, isTwin, isKeptOut }: PageStanding): boolean {
  return isPublished && hold === null && !isTwin && !isKeptOut && (score === null || score >= fewestPoints);
}

/** Whether a person may make a draft public; what the law would hold us to must be put right first. */
export function canPublish({ isPublished, hold }: PageStanding): boolean {
  return !isPublished && hold !== "wrong-figure";
}
