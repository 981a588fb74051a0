import type { Notice } from "#domain/accounts.ts";
import { cookiePrefix } from "#domain/session-cookie.ts";

const name = `${cookiePrefix}.notice`;

/** Carries one word to the next page, which says it once. */
export function noticeCookie(notice: Notice | "", siteUrl: string): string {
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${notice}; Path=/admin; Max-Age=${notice === "" ? 0 : 60}; HttpOnly; SameSite=Lax${secure}`;
}

export function readNotice(headers: Headers): string | null {
  const found = new RegExp(`(?:^|; )${name.replace(".", "\\.")}=([a-z-]+)`).exec(headers.get("cookie") ?? "");
  return found?.[1] ?? null;
}

export function isNoticeCookie(cookie: string): boolean {
  return cookie.startsWith(`${name}=`);
}
