import type { PageFields, PageState, SaveNote } from "./page-life.ts";
import type { PageStanding } from "./standing.ts";

/** Before the slug of a generated page. */
export const generatedPagesRoot = "/links-uteis/";

/** How many others a generated page leads to under its text. */
export const relatedShown = 6;

export function getGeneratedPagePath(slug: string): string {
  return generatedPagesRoot + encodeURIComponent(slug);
}

/** Where staff change it. */
export function getEditorPath(id: string): string {
  return `/admin/paginas/${id}`;
}

/** Where its text came from: our own knowledge, a text service, a person, or the older product. */
export const pageOrigins = ["knowledge", "ai", "written", "imported"] as const;

export type PageOrigin = (typeof pageOrigins)[number];

/** A landing page that staff made. */
export type GeneratedPage = PageFields & {
  id: string;
  /** Grows with every page that is made; the list is in this order, newest first. */
  seq: number;
  createdAt: Date;
  updatedAt: Date;
  state: PageState;
  /** When a scheduled page comes out. */
  publishAt: Date | null;
  /** The run that made it. */
  runId: string | null;
  /** Slug of the place that it is about, or "". */
  place: string;
  /** Grows with every change of what it says; the first is 1. */
  version: number;
  lastSave: SaveNote;
  standing: PageStanding;
  origin: PageOrigin;
};

export type NewPage = Pick<GeneratedPage, "title" | "slug" | "content"> & {
  /** Found later, in the background, where it is not given. */
  standing?: PageStanding;
  /** "knowledge" where it is not given. */
  origin?: PageOrigin;
  /** Where it is not given, what the standing says decides: published or draft. */
  state?: PageState;
  publishAt?: Date | null;
  runId?: string;
} & Partial<Pick<PageFields, "description" | "shareText" | "chosenPlace">>;

/** A page as lists show it, without its text. */
export type PageSummary = Omit<GeneratedPage, "content" | "description" | "shareText"> & {
  words: number;
  /** Share of its text that the most similar page repeats, 0 to 1; null until it has been compared. */
  similarity: number | null;
  /** Chats and calls that came from it since it was made. */
  contacts: number;
};

/** Marks a place in the list, newest first: the list goes on after it. */
export type PageCursor = Pick<GeneratedPage, "seq">;

export type PageStatistics = {
  total: number;
  /** Made since Monday, on the clock of São Paulo. */
  thisWeek: number;
  words: number;
  /** Of all pages that have been compared, 0 to 1; null while none has. */
  worstSimilarity: number | null;
  /** The page with the worst similarity and the one it is most like; empty while none has been compared. */
  mostSimilar: Pick<GeneratedPage, "title" | "slug">[];
};

/** Pages in one page of the panel's list. */
export const pageListSize = 50;

/** How many pages a list holds in all. */
export type PageCount = {
  count: number;
  /** There are more, which nobody counted. */
  hasMore: boolean;
};

/** A slug is never longer than its title: `toSlug` only leaves out. */
export const pageLimits = { title: 300, slug: 300, content: 200_000 } as const;

export type PageAddress = Pick<GeneratedPage, "slug" | "title" | "updatedAt">;
