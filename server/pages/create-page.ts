import type { GeneratedPage } from "#domain/pages.ts";
import type { PagePreparer } from "./page-preparer-service.ts";
import type { PagesRepository } from "./pages-repository.ts";

export type PageUseCase = {
  pages: PagesRepository;
  preparer: PagePreparer;
  /** Called with the slugs of pages that came or went, once that is certain. */
  onChange(slugs: readonly string[]): void;
};

export async function createPage(
  { pages, preparer, onChange }: PageUseCase,
  page: { title: string; content: string },
): Promise<GeneratedPage> {
  const saved = await pages.insertPage(preparer.preparePage(page, { isChosen: true }));
  onChange([saved.slug]);
  return saved;
}
