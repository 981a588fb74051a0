import type { Notice } from "#domain/accounts.ts";
import { cookiePrefix, formatCookie, hostPrefix } from "#domain/session-cookie.ts";

const name = `${cookiePrefix}.notice`;

/** More than these would not fit; then the bin offers to take them back. */
const maxIds = 60;

/** Carries one word to the next page, which says it once, and the pages that can be taken back. */
export function noticeCookie(notice: Notice | "", siteUrl: string, ids: readonly string[] = []): string {
  const value = [notice, ...(ids.length > maxIds ? [] : ids)].join(".");
  return formatCookie(name, value, { siteUrl, seconds: notice === "" ? 0 : 60 });
}

export function readNotice(headers: Headers): { notice: string; ids: string[] } | null {
  const pattern = new RegExp(`(?:^|; )(?:${hostPrefix})?${name.replace(".", "\\.")}=([a-z-]+)((?:\\.[\\w-]{1,64})*)`);
  const [, notice, ids = ""] = pattern.exec(headers.get("cookie") ?? "") ?? [];
  return notice === undefined ? null : { notice, ids: ids.split(".").filter(Boolean) };
}

export function isNoticeCookie(cookie: string): boolean {
  return cookie.startsWith(`${name}=`) || cookie.startsWith(`${hostPrefix}${name}=`);
}
