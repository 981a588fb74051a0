/** Before the name of every cookie of ours. */
export const cookiePrefix = "basculante";

/** On https the library puts "__Secure-" in front of the name. */
const sessionCookie = `${cookiePrefix}.session_token=`;

/** Whether it may be someone of the staff, judged without asking the database. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return !!cookies && cookies.includes(sessionCookie);
}
