import { writtenPages } from "#content/addresses.ts";
import { findSitePage, pageKindEntries } from "#content/page-kinds.ts";
import type { PageCheckFactsRepository } from "./page-check-facts-repository.ts";

const builtIn = new Set([...writtenPages.map(({ path }) => path), "/termos", "/postagens"]);
/** What is no page and answers all the same. */
const files =
  /^\/(sitemap\.xml|robots\.txt|llms\.txt|feed\.xml|site\.webmanifest|favicon\.ico)$|^\/(fotos|og|aparencia|assets)\//;
const showsGenerated = new Set<string>(
  pageKindEntries.filter(([, { showsGeneratedPages }]) => showsGeneratedPages).map(([kind]) => kind),
);

/** A page, or something else, stands there whatever staff make. */
export function isBuiltIn(path: string): boolean {
  return builtIn.has(path) || files.test(path);
}

/**
 * Those of the paths at which nothing stands: no page of the catalogue, no public generated one, and nothing that leads
 * on. Pages for slugs that nobody knows are made up as they are asked for, so a link to one is a mistake too.
 */
export async function findMissingPaths(
  facts: Pick<PageCheckFactsRepository, "findAnswered" | "findRedirected">,
  paths: Iterable<string>,
): Promise<Set<string>> {
  const missing = new Set([...paths].filter((path) => !isBuiltIn(path)));
  if (missing.size === 0) return missing;
  const slugs = new Map<string, string>();
  for (const path of missing) {
    const page = findSitePage(path);
    if (page?.slug && showsGenerated.has(page.kind)) slugs.set(path, page.slug);
  }
  const answered = await facts.findAnswered([...new Set(slugs.values())]);
  for (const [path, slug] of slugs) if (answered.has(slug)) missing.delete(path);
  for (const path of await facts.findRedirected([...missing])) missing.delete(path);
  return missing;
}
