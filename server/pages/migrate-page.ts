import { isDomainError } from "#domain/errors.ts";
import { pageLimits } from "#domain/pages.ts";
import { toSlug } from "#domain/slug.ts";
import type { PageUseCase } from "./create-page.ts";

export type OldPage = { title: string; slug: string; content: string };

/**
 * A page that the older product kept in a browser. It keeps its address when that is one; a page that is there
 * already, with the same address and title, is the same page: copying it twice does no harm.
 */
export async function migratePage(
  { pages, preparer, onChange }: Pick<PageUseCase, "pages" | "preparer" | "onChange">,
  old: OldPage,
): Promise<"created" | "was-there"> {
  const prepared = preparer.preparePage(old, { isChosen: true });
  const slug = isUsableSlug(old.slug) ? old.slug : prepared.slug;
  const page = { ...prepared, slug, origin: "imported" as const };
  try {
    await pages.insertPage(page);
  } catch (error) {
    if (!isDomainError(error, "duplicate-slug")) throw error;
    const present = await pages.getPageBySlug(page.slug);
    if (present?.title !== page.title) throw error;
    return "was-there";
  }
  onChange([page.slug]);
  return "created";
}

function isUsableSlug(slug: string): boolean {
  return slug !== "" && slug.length <= pageLimits.slug && toSlug(slug) === slug;
}
