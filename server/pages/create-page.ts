import type { GeneratedPage } from "#domain/pages.ts";
import type { PagesRepository } from "./pages-repository.ts";
import { preparePage } from "./prepare-page.ts";

export type PageUseCase = {
  pages: PagesRepository;
  /** Called with the slugs of pages that came or went, once that is certain. */
  onChange(slugs: readonly string[]): void;
};

export async function createPage(
  { pages, onChange }: PageUseCase,
  page: { title: string; content: string },
): Promise<GeneratedPage> {
  const saved = await pages.insertPage(preparePage(page));
  onChange([saved.slug]);
  return saved;
}
