import { generatedPagesRoot, pageLimits } from "./pages.ts";

export type SitePage = {
  path: string;
  /** The id of its kind. */
  kind: string;
  /** The part of the address in which a place may be named. */
  slug: string | null;
};

/** Null: no visitor can be there. */
export type FindSitePage = (path: string) => SitePage | null;

/** Of a generated page, with a slash at its end; no other page has a longer address. */
export const longestPath = generatedPagesRoot.length + pageLimits.slug + 1;

/** What every address that is no page counts as. */
export const missingPage = { path: "/not-found", kind: "not-found", slug: null } as const satisfies SitePage;

const privateAreas = /^\/(admin|api|assets)(\/|$)/;
const slugMark = ":slug";

/**
 * Tells what stands at a path, judged by its shape alone; whether it is there is asked before it is written. Every
 * address that is no page of the site counts as the one page that visitors see there. A pattern is a whole path or ends
 * with ":slug"; of two that fit, the whole path wins.
 */
export function createSitePageFinder(kinds: Readonly<Record<string, { pattern: string }>>): FindSitePage {
  const wholePaths = new Map<string, string>();
  const roots: [root: string, kind: string][] = [];
  for (const [kind, { pattern }] of Object.entries(kinds)) {
    if (pattern.endsWith(slugMark)) roots.push([pattern.slice(0, -slugMark.length), kind]);
    else wholePaths.set(pattern, kind);
  }
  return (path) => {
    if (path.length > longestPath || !/^\/[\x21-\x7e]*$/.test(path) || privateAreas.test(path)) return null;
    const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
    const kind = wholePaths.get(trimmed);
    if (kind) return { path: trimmed, kind, slug: null };
    for (const [root, kind] of roots) {
      const slug = trimmed.startsWith(root) ? trimmed.slice(root.length) : "";
      if (slug.length <= pageLimits.slug && /^[\w-]+$/.test(slug)) {
        return { path: trimmed, kind, slug: slug.toLowerCase() };
      }
    }
    return missingPage;
  };
}
