import type { Failure, FailureCode } from "#domain/failures.ts";
import { toFailurePlace } from "./request-kind.ts";

/**
 * By what the log says of it: whoever logs an error has said what went wrong, and need not say it twice. A test looks
 * whether every such line is here.
 */
const codesByLine: Record<string, FailureCode> = {
  "a page failed": "page-failed",
  "a request failed": "request-failed",
  "a request took too long": "request-failed",
  "a request was refused, too many wait": "too-busy",
  "the database is away": "database-away",
  "not ready": "database-away",
  "a fault that nobody caught": "other",
  "a photo could not be read": "photo-unreadable",
  "the nightly backup was not made": "backup-failed",
  "contacts could not be written and wait": "contacts-waiting",
  "views could not be written and wait": "contacts-waiting",
  "a run broke off; it will be taken up again": "run-failed",
  "a title could not be worked": "run-failed",
  "a reset link could not be sent": "mail-failed",
  "an invitation could not be sent": "mail-failed",
  "the list of pages could not be read": "list-failed",
  "the results of a search could not be counted": "list-failed",
  "the pages could not be counted": "list-failed",
  "the panel cannot read the pages": "list-failed",
  "a draft could not be published": "action-failed",
  "pages could not be deleted": "action-failed",
  "a page could not be deleted": "action-failed",
  "a page could not be migrated": "action-failed",
  "the local generator failed": "action-failed",
  "the predefined pages could not be started": "action-failed",
  "Erro ao carregar páginas:": "sitemap-failed",
  "cannot make the sitemap": "sitemap-failed",
  "the sitemap goes without generated pages": "sitemap-failed",
  "the bin of photos stays as it is": "cleaning-failed",
  "could not delete old contacts, trying again tomorrow": "cleaning-failed",
  "could not delete old activities, trying again tomorrow": "cleaning-failed",
  "could not delete old lists, trying again tomorrow": "cleaning-failed",
  "could not delete old errors, trying again tomorrow": "cleaning-failed",
  "an activity could not be recorded": "activity-lost",
  "could not stop in time": "other",
  "could not stop cleanly": "other",
};

export function isKnownFailure(line: string): boolean {
  return Object.hasOwn(codesByLine, line);
}

/** What a line of the log that is an error tells of it: no message, no stack, no address. */
export function toFailure(fields: unknown, line: unknown): Failure {
  const { path, id } =
    typeof fields === "object" && fields !== null ? (fields as { path?: unknown; id?: unknown }) : {};
  const text = typeof fields === "string" ? fields : line;
  const isRequest = typeof path === "string";
  return {
    code: (typeof text === "string" && codesByLine[text]) || "other",
    place: isRequest ? toFailurePlace(path) : "",
    requestId: isRequest && typeof id === "string" ? id : null,
  };
}

export type FailureFeed = { tell(failure: Failure): void; listen(listener: (failure: Failure) => void): void };

/** From the log, which is there first, to those who count. */
export function createFailureFeed(): FailureFeed {
  const listeners: ((failure: Failure) => void)[] = [];
  return {
    tell(failure) {
      for (const listener of listeners) listener(failure);
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
