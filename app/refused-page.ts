import { data, isRouteErrorResponse } from "react-router";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { findRolesFor } from "#domain/access.ts";
import type { Message } from "#domain/accounts.ts";

type NoAccess = { noAccess: Message };

/** To throw: a page that says for whom this part is. */
export function refuseAccess(pattern: string) {
  const error = {
    code: "no-access",
    details: { audience: findRolesFor(pattern).length > 1 ? "office" : "owner" },
  } as const;
  return data({ noAccess: toMessage(error) } satisfies NoAccess, { status: getStatus(error) });
}

/** What was thrown that way; null for any other error. */
export function readNoAccess(error: unknown): Message | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== "object" || error.data === null) return null;
  return "noAccess" in error.data ? (error.data as NoAccess).noAccess : null;
}
