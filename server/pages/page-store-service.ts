import type { GeneratedPage, NewPage } from "#domain/pages.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { addContacts, findTakenSlugs, insertPages, lockPageWrites } from "./page-writes-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";
import { countRunPages, type RunPageCounts } from "./run-pages-repository.ts";

export type { RunPageCounts } from "./run-pages-repository.ts";

/** What other rooms do with pages: in a transaction of theirs, where both must be written or neither. */
export type PageStore = {
  hasSlug(slug: string): Promise<boolean>;
  /** Those of the slugs that have a page now. */
  findSavedSlugs(slugs: readonly string[]): Promise<Set<string>>;
  /** One public page for each of these subjects that has one. */
  findPagesBySubject(subjects: readonly string[]): Promise<Map<string, Pick<GeneratedPage, "title" | "slug">>>;
  /** Saves those whose slug is free, each slug once; gives the slugs that were saved. */
  insertPages(transaction: OpenTransaction, pages: readonly NewPage[]): Promise<Set<string>>;
  /** Those of the slugs that no page can take: one has it, or its address leads elsewhere. Pages come one by one from then on. */
  findTakenSlugs(transaction: OpenTransaction, slugs: readonly string[]): Promise<Set<string>>;
  countRunPages(runId: string): Promise<RunPageCounts>;
  /** Slugs without a page are passed over. */
  addContacts(transaction: OpenTransaction, contactsBySlug: ReadonlyMap<string, number>): Promise<void>;
};

export function createPageStore(database: Database): PageStore {
  const { hasSlug, findSavedSlugs, findPagesBySubject } = createPagesRepository(database);
  return {
    hasSlug,
    findSavedSlugs,
    findPagesBySubject,
    async insertPages(transaction, pages) {
      await lockPageWrites(transaction, database.engine);
      return insertPages(transaction, database, pages);
    },
    async findTakenSlugs(transaction, slugs) {
      await lockPageWrites(transaction, database.engine);
      return findTakenSlugs(transaction, slugs);
    },
    countRunPages: (runId) => countRunPages(database, runId),
    addContacts,
  };
}
