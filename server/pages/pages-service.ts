import type { GeneratedPage, PageSummary } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { createPage } from "./create-page.ts";
import { deletePage, deletePages } from "./delete-page.ts";
import { findRelated } from "./find-related.ts";
import { migratePage, type OldPage } from "./migrate-page.ts";
import {
  type ContactedPageList,
  type ContactedPageListRequest,
  pageListByContacts,
} from "./page-list-by-contacts-repository.ts";
import { type PageList, type PageListRequest, pageList } from "./page-list-repository.ts";
import { type GeneratedPages, generatedPages } from "./pages-repository.ts";
import { type PagePreview, previewPage } from "./preview-page.ts";

/** Pages as routes use them: what a repository reads, and the use cases that change something. */
export type PagesService = Omit<GeneratedPages, "insertPage" | "deletePage" | "deletePages"> & {
  listPages(request: PageListRequest): Promise<PageList>;
  listPagesByContacts(request: ContactedPageListRequest): Promise<ContactedPageList>;
  findRelated(page: Pick<GeneratedPage, "id" | "title">, limit: number): Promise<PageSummary[]>;
  /** Throws a DomainError for a title or content that makes no page, and for a slug that is taken. */
  createPage(page: { title: string; content: string }): Promise<GeneratedPage>;
  /** Throws as `createPage` does, but not for a page that is there already. */
  migratePage(page: OldPage): Promise<"created" | "was-there">;
  /** False when there was no such page. */
  deletePage(id: string): Promise<boolean>;
  /** How many of them went. */
  deletePages(ids: readonly string[]): Promise<number>;
  previewPage(title: string, options: { creativity?: number; seed?: string }): PagePreview;
};

export function createPagesService(database: Database, onChange: (slugs: readonly string[]) => void): PagesService {
  const pages = generatedPages(database);
  const useCase = { pages, onChange };
  const { insertPage: _, ...reads } = pages;
  return {
    ...reads,
    ...pageList(database),
    ...pageListByContacts(database),
    previewPage,
    findRelated: (page, limit) => findRelated(pages, page, limit),
    createPage: (page) => createPage(useCase, page),
    migratePage: (page) => migratePage(useCase, page),
    deletePage: (id) => deletePage(useCase, id),
    deletePages: (ids) => deletePages(useCase, ids),
  };
}
