import { type HeadersArgs, redirect } from "react-router";
import { noticeCookie } from "#app/notice.ts";
import type { Notice } from "#domain/accounts.ts";

/** Goes on to another page, with the cookies that were granted, and tells there what was done. */
export function redirectWithNotice(
  path: string,
  granted: Headers,
  siteUrl: string,
  notice?: Notice,
  /** Pages that went into the bin by it. */
  binned: readonly string[] = [],
): Response {
  const headers = new Headers();
  for (const cookie of granted.getSetCookie()) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", noticeCookie(notice, siteUrl, binned));
  return redirect(path, { status: 303, headers });
}

/** For `export const headers`: what an action sets reaches a browser without JavaScript too. */
export function passActionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}
