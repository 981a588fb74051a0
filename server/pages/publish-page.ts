import type { PageUseCase } from "./create-page.ts";

/** False when there was no such draft. */
export async function publishPage({ pages, onChange }: PageUseCase, id: string): Promise<boolean> {
  const slug = await pages.publishPage(id);
  if (slug !== null) onChange([slug]);
  return slug !== null;
}
