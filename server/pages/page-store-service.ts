import type { GeneratedPage, NewPage } from "#domain/pages.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { addContacts, insertPages, lockPageWrites } from "./page-writes-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

/** What other rooms do with pages: in a transaction of theirs, where both must be written or neither. */
export type PageStore = {
  hasSlug(slug: string): Promise<boolean>;
  /** Those of the slugs that have a page now. */
  findSavedSlugs(slugs: readonly string[]): Promise<Set<string>>;
  /** One public page for each of these subjects that has one. */
  findPagesOfSubjects(subjects: readonly string[]): Promise<Map<string, Pick<GeneratedPage, "title" | "slug">>>;
  /** Saves those whose slug is free, each slug once; gives the slugs that were saved. */
  insertPages(transaction: OpenTransaction, pages: readonly NewPage[]): Promise<Set<string>>;
  /** Slugs without a page are passed over. */
  addContacts(transaction: OpenTransaction, contactsBySlug: ReadonlyMap<string, number>): Promise<void>;
};

export function createPageStore(database: Database): PageStore {
  const { hasSlug, findSavedSlugs, findPagesOfSubjects } = createPagesRepository(database);
  return {
    hasSlug,
    findSavedSlugs,
    findPagesOfSubjects,
    async insertPages(transaction, pages) {
      await lockPageWrites(transaction, database.engine);
      return insertPages(transaction, database, pages);
    },
    addContacts,
  };
}
