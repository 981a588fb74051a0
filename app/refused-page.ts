import { data, isRouteErrorResponse } from "react-router";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { findRolesFor } from "#domain/access.ts";
import type { Message } from "#domain/accounts.ts";
import type { ErrorInfo } from "#domain/errors.ts";

type Refused = { refusal: Message };

/** To throw: a page of the panel that says what cannot be shown; nothing of ours has failed. */
export function toRefusedPage(error: Pick<ErrorInfo, "code"> & Partial<Pick<ErrorInfo, "details">>) {
  return data({ refusal: toMessage(error) } satisfies Refused, { status: getStatus(error) });
}

/** To throw: a page that says for whom this part is. */
export function refuseAccess(pattern: string) {
  return toRefusedPage({
    code: "no-access",
    details: { audience: findRolesFor(pattern).length > 1 ? "office" : "owner" },
  });
}

/** What was thrown that way; null for any other error. */
export function readRefusal(error: unknown): Message | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== "object" || error.data === null) return null;
  return "refusal" in error.data ? (error.data as Refused).refusal : null;
}
