import { writtenPages } from "#content/addresses.ts";
import { pageKindEntries } from "#content/page-kinds.ts";
import { missingPage } from "#domain/site-pages.ts";

const generatedPageRoots = pageKindEntries
  .filter(([, { showsGeneratedPages }]) => showsGeneratedPages)
  .map(([, { pattern }]) => pattern.replace(/:slug$/, ""));
const builtIn = new Set([...writtenPages.map(({ path }) => path), missingPage.path]);

/**
 * Those of the paths at which there is a page: built-in ones are in the catalogue, the slugs of the others are asked
 * for all at once. What a visitor makes up, and a page that is gone, is not among them.
 */
export async function findRealPages(
  paths: Iterable<string>,
  findSavedSlugs: (slugs: string[]) => Promise<Set<string>>,
): Promise<Set<string>> {
  const real = new Set(paths);
  const slugs = new Map([...real].filter((path) => !builtIn.has(path)).map((path) => [path, findSlug(path)]));
  const asked = new Set([...slugs.values()].filter((slug) => slug !== null));
  const saved = asked.size > 0 ? await findSavedSlugs([...asked]) : asked;
  for (const [path, slug] of slugs) if (slug === null || !saved.has(slug)) real.delete(path);
  return real;
}

function findSlug(path: string): string | null {
  const root = generatedPageRoots.find((start) => path.startsWith(start));
  return root ? path.slice(root.length) : null;
}
