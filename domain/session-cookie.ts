/** Before the name of every cookie of ours. */
export const cookiePrefix = "basculante";

/** On https the library puts "__Secure-" in front of the name. */
export const sessionCookie = `${cookiePrefix}.session_token=`;

/** Whether there is one at all. The server takes away those whose signature does not hold before anything else asks. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return !!cookies && cookies.includes(sessionCookie);
}
