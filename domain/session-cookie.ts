/** Before the name of every cookie of ours. */
export const cookiePrefix = "basculante";

/** In front of the name on https: no other host, not even a sibling, can set such a cookie. */
export const hostPrefix = "__Host-";

export const sessionCookie = `${cookiePrefix}.session_token=`;

/** Whether there is one at all. The server takes away those whose signature does not hold before anything else asks. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return !!cookies && cookies.includes(sessionCookie);
}

/** For the whole site, which is what the prefix asks for, and for no script. */
export function formatCookie(name: string, value: string, from: { siteUrl: string; seconds: number }): string {
  const isHttps = from.siteUrl.startsWith("https:");
  const attributes = `Path=/; Max-Age=${from.seconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${isHttps ? hostPrefix : ""}${name}=${value}; ${attributes}`;
}
