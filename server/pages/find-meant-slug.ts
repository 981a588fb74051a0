import { mendSlug } from "#domain/slug.ts";
import type { PagesRepository } from "./pages-repository.ts";

/** Costs no question where the address is as addresses are today. */
export async function findMeantSlug(
  pages: Pick<PagesRepository, "getPageBySlug">,
  text: string,
): Promise<string | null> {
  const slug = mendSlug(text);
  if (slug === "" || slug === text) return null;
  const page = await pages.getPageBySlug(slug);
  return page?.standing.isPublished ? slug : null;
}
