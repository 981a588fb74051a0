import type { GeneratedPage, NewPage } from "#domain/pages.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { binPages } from "./page-bin-repository.ts";
import { addContacts, findTakenSlugs, insertPages, lockPageWrites } from "./page-writes-repository.ts";
import { countPagesOfRun, findUneditedOfRun, type RunPageCounts } from "./pages-of-run-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

export type { RunPageCounts } from "./pages-of-run-repository.ts";

/** What other rooms do with pages: in a transaction of theirs, where both must be written or neither. */
export type PageStore = {
  hasSlug(slug: string): Promise<boolean>;
  /** Those of the slugs that have a page now. */
  findSavedSlugs(slugs: readonly string[]): Promise<Set<string>>;
  /** One public page for each of these subjects that has one. */
  findPagesOfSubjects(subjects: readonly string[]): Promise<Map<string, Pick<GeneratedPage, "title" | "slug">>>;
  /** Saves those whose slug is free, each slug once; gives the slugs that were saved. */
  insertPages(transaction: OpenTransaction, pages: readonly NewPage[]): Promise<Set<string>>;
  /** Those of the slugs that no page can take: one has it, or its address leads elsewhere. Pages come one by one from then on. */
  findTakenSlugs(transaction: OpenTransaction, slugs: readonly string[]): Promise<Set<string>>;
  countPagesOfRun(runId: string): Promise<RunPageCounts>;
  /** Into the bin with pages that a run made and nobody has edited since; gives their slugs. */
  binPagesOfRun(transaction: OpenTransaction, runId: string, request: { limit: number; by: string }): Promise<string[]>;
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
    async findTakenSlugs(transaction, slugs) {
      await lockPageWrites(transaction, database.engine);
      return findTakenSlugs(transaction, slugs);
    },
    countPagesOfRun: (runId) => countPagesOfRun(database, runId),
    async binPagesOfRun(transaction, runId, { limit, by }) {
      await lockPageWrites(transaction, database.engine);
      return binPages(transaction, database, await findUneditedOfRun(transaction, runId, limit), by);
    },
    addContacts,
  };
}
