import type { GeneratedPage, NewPage } from "#domain/pages.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { createPageBinRepository } from "./page-bin-repository.ts";
import type { createPageDraftsRepository } from "./page-drafts-repository.ts";
import type { PageLifeRepository } from "./page-life-repository.ts";
import type { PagePreparer } from "./page-preparer-service.ts";
import type { PagesRepository } from "./pages-repository.ts";

export type PageUseCase = {
  pages: PagesRepository;
  life: PageLifeRepository;
  bin: ReturnType<typeof createPageBinRepository>;
  drafts: ReturnType<typeof createPageDraftsRepository>;
  preparer: PagePreparer;
  /** Called with the slugs of pages that came or went, once that is certain. */
  onChange(slugs: readonly string[]): void;
  record: RecordActivity;
};

export type PageToCreate = Pick<NewPage, "title" | "content" | "origin">;

export async function createPage(
  { pages, preparer, onChange }: Pick<PageUseCase, "pages" | "preparer" | "onChange">,
  { origin = "written", ...page }: PageToCreate,
): Promise<GeneratedPage> {
  const saved = await pages.insertPage({ ...preparer.preparePage(page, { isChosen: true }), origin });
  onChange([saved.slug]);
  return saved;
}
