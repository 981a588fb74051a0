/** moved: its page has another address now; unpublished, merged: another page stands in for it; manual: a person's. */
export const redirectKinds = ["moved", "unpublished", "merged", "manual"] as const;

export type RedirectKind = (typeof redirectKinds)[number];

export type Redirect = {
  /** Paths of this site, as `toPath` gives them. */
  from: string;
  to: string;
  kind: RedirectKind;
  /** Name of the person; "" for the server itself. */
  madeBy: string;
  createdAt: Date;
  hits: number;
  lastHitAt: Date | null;
};

export type NewRedirect = Pick<Redirect, "from" | "to" | "kind" | "madeBy">;

const maxPathLength = 400;

/**
 * A path of this site from what a person typed: with or without the site's own name, query and last slash; null for
 * what is none.
 */
export function toPath(typed: string, siteUrl: string): string | null {
  const text = typed.trim();
  const url = URL.parse(text.includes("://") || text.startsWith("/") ? text : `/${text}`, siteUrl);
  if (!url || url.origin !== new URL(siteUrl).origin || text.startsWith("//")) return null;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") : url.pathname;
  return path === "" || path.length > maxPathLength || path.includes("//") ? null : path;
}
