import { createHmac, timingSafeEqual } from "node:crypto";
import { hasSessionCookie, hostPrefix, sessionCookie } from "#domain/session-cookie.ts";

/** Whether a request's cookies hold a session of ours, judged by its signature alone: nobody asks the database. */
export type SessionCheck = (cookies: string | null | undefined) => boolean;

const pattern = new RegExp(`(?:^|;)\\s*(?:${hostPrefix})?${sessionCookie.replace(".", "\\.")}([^;]*)`, "g");
/** A browser has two at most, of http and of https; whoever sends more has them checked no further. */
const checkedCookies = 4;

/** The accounts library signs as `value.signature`, with HMAC-SHA256 of the value in base64. */
export function createSessionCheck(secret: string): SessionCheck {
  function holds(value: string): boolean {
    const signed = decode(value.trim());
    const cut = signed.lastIndexOf(".");
    if (cut < 1) return false;
    const given = Buffer.from(signed.slice(cut + 1), "base64");
    const right = createHmac("sha256", secret).update(signed.slice(0, cut)).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  }
  return (cookies) => {
    if (!cookies || !hasSessionCookie(cookies)) return false;
    const found = [...cookies.matchAll(pattern)].slice(0, checkedCookies);
    return found.some(([, value = ""]) => holds(value));
  };
}

/** What is left of the cookies without any that looks like a session. */
export function withoutSession(cookies: string): string {
  return cookies
    .split(";")
    .filter((cookie) => !hasSessionCookie(cookie))
    .join(";");
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
