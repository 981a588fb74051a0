import { data, type HeadersArgs, redirect } from "react-router";
import { noticeCookie } from "#app/notice.ts";
import type { Notice } from "#domain/accounts.ts";
import { isDomainError } from "#domain/errors.ts";
import { explain } from "./explain.ts";

/** What the rules refuse, in words and with its status. Anything else is a fault and goes on to the error screen. */
export function answerError(error: unknown) {
  const { problem, status } = explain(error);
  const headers = new Headers();
  const { retryAfterSeconds } = isDomainError(error) ? error.details : {};
  if (retryAfterSeconds) headers.set("Retry-After", retryAfterSeconds);
  return data({ problem }, { status, headers });
}

/** Goes on to another page, with the cookies that were granted, and tells there what was done. */
export function goOn(path: string, granted: Headers, siteUrl: string, notice?: Notice): Response {
  const headers = new Headers();
  for (const cookie of granted.getSetCookie()) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", noticeCookie(notice, siteUrl));
  return redirect(path, { status: 303, headers });
}

/** For `export const headers`: what an action sets reaches a browser without JavaScript too. */
export function passActionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}
