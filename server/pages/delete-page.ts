import type { PageUseCase } from "./create-page.ts";

/** False when there was no such page. */
export async function deletePage({ pages, onChange }: PageUseCase, id: string): Promise<boolean> {
  const slug = await pages.deletePage(id);
  if (slug !== null) onChange([slug]);
  return slug !== null;
}

/** How many of them were there and went. */
export async function deletePages({ pages, onChange }: PageUseCase, ids: readonly string[]): Promise<number> {
  const slugs = await pages.deletePages([...new Set(ids)]);
  if (slugs.length > 0) onChange(slugs);
  return slugs.length;
}
