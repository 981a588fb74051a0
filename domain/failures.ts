/** What can go wrong in the product itself, however it came about. What a visitor mistyped is none of these. */
export const failureCodes = [
  "page-failed",
  "request-failed",
  "too-busy",
  "database-away",
  "photo-unreadable",
  "backup-failed",
  "contacts-waiting",
  "run-failed",
  "mail-failed",
  "list-failed",
  "action-failed",
  "sitemap-failed",
  "cleaning-failed",
  "activity-lost",
  "other",
] as const;

export type FailureCode = (typeof failureCodes)[number];

export type Failure = {
  code: FailureCode;
  /** The kind of page or the pattern of the panel's address; empty for work in the background. */
  place: string;
  requestId: string | null;
};

/** All of a kind within a period. */
export type FailureSum = {
  code: FailureCode;
  place: string;
  count: number;
  /** The hour in which the first was. */
  since: Date;
  lastAt: Date;
  lastRequestId: string | null;
};

/** Whatever is stored; a code of another version is still an error. */
export function toFailureCode(text: string): FailureCode {
  return failureCodes.find((code) => code === text) ?? "other";
}
