/**
 * Where a page is in its life. Held is a draft with a reason; what is in the bin, or gone from it, is no page any more
 * and stands elsewhere.
 */
export const pageStates = ["draft", "scheduled", "published", "unpublished"] as const;

export type PageState = (typeof pageStates)[number];

/** How a page came to say what it says; "" while it is as it was made. */
export type SavedHow = "" | "edited" | "replaced" | "rewritten" | "restored" | "imported" | "merged";

/** A binned page can be taken back for so long. */
export const daysInBin = 30;

/** At most; Google shows about 160 of a description and 60 of a title. */
export const pageTextLimits = { description: 320, shareText: 320, reason: 200 } as const;

/** What visitors read of a page, and where: all that a person can change and a revision keeps. */
export type PageFields = {
  title: string;
  slug: string;
  /** HTML that has passed the allow-list. */
  content: string;
  /** For the search result; "" where it is made from the text. */
  description: string;
  /** For links that are shared; "" where the description serves. */
  shareText: string;
  /** The slug of a place that a person chose, "" for none; null where the title says it. */
  chosenPlace: string | null;
};

const fieldNames = ["title", "slug", "content", "description", "shareText", "chosenPlace"] as const;

export function saysTheSame(one: PageFields, other: PageFields): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** Who saved it, how and why. */
export type SaveNote = {
  how: SavedHow;
  /** Name of the person; "" for a command on the server. */
  by: string;
  reason: string;
};

export type PageRevision = PageFields & SaveNote & { version: number; savedAt: Date };

export type BinnedPage = { id: string; title: string; slug: string; binnedAt: Date; binnedBy: string };
