/** What the next page tells after something went well, or after it sent someone away. */
export type Notice =
  | "signed-in"
  | "session-ended"
  | "password-changed"
  | "password-reset"
  | "name-saved"
  | "second-factor-off"
  | "google-linked"
  | "google-unlinked"
  | "session-revoked"
  | "other-sessions-revoked"
  | "page-deleted"
  | "pages-deleted"
  | "page-restored"
  | "pages-restored"
  | "page-purged"
  | "pages-purged"
  | "page-published"
  | "change-undone"
  | "filter-saved"
  | "filter-deleted"
  | "redirect-saved"
  | "page-saved"
  | "version-restored"
  | "page-drafted"
  | "page-scheduled"
  | "page-unpublished"
  | "page-kept-out"
  | "page-let-in"
  | "draft-discarded"
  | "shop-saved"
  | "shop-restored"
  | "role-changed"
  | "access-removed"
  | "access-restored"
  | "invitation-withdrawn"
  | "idle-end-saved"
  | "second-factor-demand-saved"
  | "own-password-set"
  | "invitation-accepted"
  | "photos-uploaded"
  | "photo-saved"
  | "photo-restored"
  | "photo-purged";

export type Message = { title: string; text: string };

/** What someone is led to before they may do anything: a password of their own, or the second factor that the owner demands. */
export type PendingStep = "password" | "second-factor";

/** How long the link of an invitation is good. */
export const invitationDays = 7;

/** Minutes without use after which the owner may let sessions end. */
export const idleChoices = [15, 30, 60, 120] as const;

/** What hashes of passwords cost unless the operator says otherwise: OWASP's first choice for scrypt, 128 MiB each. */
export const usualCost = { ln: 17, r: 8, p: 1 };

export const passwordLength = { min: 12, max: 128 };

/** Long enough, and plain text: what a text field can send. Length is in characters, as a person counts them. */
export function isGoodPassword(password: string): boolean {
  return password.length >= passwordLength.min && fitsPassword(password);
}

/** Anything that could be someone's password; what could not is refused before it costs a hash. */
export function fitsPassword(password: string): boolean {
  return password.length > 0 && password.length <= passwordLength.max && !hasControlCharacter(password);
}

export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}|\uFFFD/u.test(text);
}

/**
 * Where to go after signing in: only a page of the panel, whatever the address says. The result is a path of
 * this site, never another host.
 */
export function toPanelPath(wanted: string | null): string {
  // Leads on to the first page that the role may open.
  const home = "/admin";
  if (!wanted || !URL.canParse(wanted, "http://panel")) return home;
  const { origin, pathname, search } = new URL(wanted, "http://panel");
  const isPanel = origin === "http://panel" && pathname.startsWith("/admin/") && !pathname.startsWith("/admin/login");
  return isPanel && pathname !== "/admin/sair" ? pathname + search : home;
}
