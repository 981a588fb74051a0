import type { PageState } from "./page-life.ts";
import { fewestPoints, type PageStanding } from "./standing.ts";

/** Why somebody should look at a page, in the order in which the panel lists them. */
export const issueReasons = [
  "outdated-facts",
  "place-not-served",
  "off-subject",
  "twin",
  "same-intent",
  "broken-link",
  "thin",
  "no-visits",
  "orphan",
  "long-title",
  "long-description",
] as const;

export type IssueReason = (typeof issueReasons)[number];

/** Pages of one reason are counted so far; beyond it nobody minds how many there are. */
export const mostCounted = 1_000;

export const issueLimits = {
  /** Pages that are written from our knowledge have 450 to 700. */
  words: 250,
  /** Of the shorter text in the other one, without the names of places. */
  similarity: 0.4,
  quietDays: 90,
  /** Others come to link to a page in time, and whoever has just made it has nothing to mend. */
  newDays: 14,
  /** What the result page of a search engine shows. */
  title: 60,
  description: 160,
} as const;

export type PageIssue = {
  reason: IssueReason;
  /** How much it matters; the queue begins with the page whose issues weigh most together. */
  weight: number;
  /** What the sentence about it needs: a figure, an address, a place. */
  detail: string;
  /** The other page, where there are two. */
  otherId: string | null;
};

/** All that is known of a page when it is checked. */
export type CheckedPage = {
  title: string;
  description: string;
  words: number;
  state: PageState;
  standing: PageStanding;
  createdAt: Date;
  /** The page whose text is most like it. */
  similar: { id: string; share: number } | null;
  /** A public page that answers the same search, and did before. */
  sameSubject: string | null;
  /** Figures in its text that the shop does not have. */
  lostFigures: readonly string[];
  /** Addresses of this site that its text links to and that nothing stands at. */
  brokenLinks: readonly string[];
  /** Another page than the site map leads to it. */
  isLinked: boolean;
  /** Somebody saw it, or got in touch from it, in the last `quietDays`. */
  hadVisits: boolean;
};

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** What there is to be done about a page. What is unpublished waits for nobody. */
export function findIssues(page: CheckedPage, now: Date): PageIssue[] {
  if (page.state === "unpublished") return [];
  const isPublic = page.state === "published";
  // Whoever keeps a page from search engines has decided about how it does there.
  const isSearched = !page.standing.isKeptOut;
  return [
    ...findOutdated(page),
    ...findUnserved(page),
    ...(isSearched ? [...findOffSubject(page), ...findTwin(page), ...findThin(page)] : []),
    ...findBroken(page),
    ...(isSearched && isPublic ? [...findQuiet(page, now), ...findOrphan(page, now)] : []),
    ...(isSearched ? findLong(page) : []),
  ];
}

function issue(reason: IssueReason, weight: number, detail = "", otherId: string | null = null): PageIssue {
  return { reason, weight: Math.round(weight), detail, otherId };
}

function findOutdated({ standing, lostFigures }: CheckedPage): PageIssue[] {
  // The law holds a shop to what its pages say.
  if (standing.hold === "wrong-figure") return [issue("outdated-facts", 100, standing.holdDetail)];
  return lostFigures.length > 0 ? [issue("outdated-facts", 35)] : [];
}

function findUnserved({ standing: { hold, holdDetail } }: CheckedPage): PageIssue[] {
  return hold === "place-not-served" ? [issue("place-not-served", 80, holdDetail)] : [];
}

function findOffSubject({ standing: { hold, score } }: CheckedPage): PageIssue[] {
  if (hold === "off-topic" || hold === "no-gate" || hold === "unreadable") return [issue("off-subject", 85)];
  if (hold === "not-answered") return [issue("off-subject", 75)];
  if (hold !== null || score === null || score >= fewestPoints) return [];
  return [issue("off-subject", 40 + 0.7 * (fewestPoints - score))];
}

/** Two that say the same in the same words, or else two that answer the same search. */
function findTwin({ similar, sameSubject, standing }: CheckedPage): PageIssue[] {
  if (similar && similar.share >= issueLimits.similarity) {
    const percent = String(Math.round(100 * similar.share));
    return [issue("twin", 50 + 50 * (similar.share - issueLimits.similarity), percent, similar.id)];
  }
  return standing.isTwin && sameSubject !== null ? [issue("same-intent", 50, "", sameSubject)] : [];
}

function findThin({ words }: CheckedPage): PageIssue[] {
  const missing = issueLimits.words - words;
  return missing > 0 ? [issue("thin", 20 + (25 * missing) / issueLimits.words, String(words))] : [];
}

function findBroken({ brokenLinks }: CheckedPage): PageIssue[] {
  return brokenLinks.length > 0 ? [issue("broken-link", 45, brokenLinks.join(" "))] : [];
}

function findQuiet({ hadVisits, createdAt }: CheckedPage, now: Date): PageIssue[] {
  return !hadVisits && getAge(createdAt, now) >= issueLimits.quietDays ? [issue("no-visits", 25)] : [];
}

function findOrphan({ isLinked, createdAt }: CheckedPage, now: Date): PageIssue[] {
  return isLinked || getAge(createdAt, now) < issueLimits.newDays ? [] : [issue("orphan", 10)];
}

/** In whole days. */
function getAge(createdAt: Date, now: Date): number {
  return Math.floor((now.getTime() - createdAt.getTime()) / dayMilliseconds);
}

function findLong({ title, description }: CheckedPage): PageIssue[] {
  return [
    ...(title.length > issueLimits.title ? [issue("long-title", 8, String(title.length))] : []),
    ...(description.length > issueLimits.description ? [issue("long-description", 6, String(description.length))] : []),
  ];
}
