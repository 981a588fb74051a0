import { sql } from "kysely";
import { type BinnedPage, daysInBin } from "#domain/page-life.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { toSearchTerms } from "#domain/search-text.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { readStored } from "../database/read-stored.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { type BinnedRow, binnedRow } from "./binned-columns.ts";
import { addToDays } from "./page-days-repository.ts";
import { findTakenSubjects, isTaken } from "./page-subjects-repository.ts";
import { deletePages, writePages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import { toColumns, toStanding } from "./standing-columns.ts";

/** How many leave the bin for good at a time. */
const purgedAtOnce = 200;

/** After `lockPageWrites`. Gives the slugs of the pages that went. */
export async function binPages(
  open: OpenTransaction,
  database: Pick<Database, "pageChanges">,
  ids: readonly string[],
  by: string,
): Promise<string[]> {
  const transaction = open.withTables<PageTables>();
  const slugs: string[] = [];
  const now = new Date().toISOString();
  for (const part of inParts(ids)) {
    const rows = await transaction.selectFrom("generated_pages").selectAll().where("id", "in", part).execute();
    for (const row of rows) {
      const { id, title, slug, search_text } = row;
      await transaction
        .insertInto("binned_pages")
        .values({ id, title, slug, search_text, row: JSON.stringify(row), binned_at: now, binned_by: by })
        .execute();
    }
    slugs.push(...(await deletePages(open, database, part)));
  }
  return slugs;
}

export type RestoredPage = {
  id: string;
  slug: string;
  /** Another page had taken its address. */
  isMoved: boolean;
};

/**
 * After `lockPageWrites`. Those that are in the bin come back as they were; all others are passed over. Throws a
 * DomainError where one of them cannot be read.
 */
export async function restorePages(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  ids: readonly string[],
): Promise<RestoredPage[]> {
  const transaction = open.withTables<PageTables>();
  const binned = await transaction.deleteFrom("binned_pages").where("id", "in", ids).returning(["id", "row"]).execute();
  const restored: RestoredPage[] = [];
  for (const { id, row } of binned) {
    restored.push(await restoreRow(readStored(row, binnedRow, "binned_pages", id)));
  }
  if (restored.length > 0)
    await pageChanges.announce(
      open,
      restored.map(({ slug }) => slug),
    );
  return restored;

  async function restoreRow(row: BinnedRow): Promise<RestoredPage> {
    const slug = await findFreeSlug(row.slug);
    const standing = toStanding(row);
    const taken = await findTakenSubjects(transaction, [standing]);
    const columns = toColumns({ ...standing, isTwin: isTaken(standing, taken) });
    await transaction
      .insertInto("generated_pages")
      .values({
        ...row,
        created_at: toIso(row.created_at),
        updated_at: toIso(row.updated_at),
        publish_at: row.publish_at === null ? null : toIso(row.publish_at),
        slug,
        seq: await findFreeSeq(Number(row.seq)),
        // What it was most like may be gone: it is compared anew.
        signature: null,
        similarity: null,
        similar_to: null,
        ...columns,
        judged_by: row.judged_by,
      })
      .execute();
    await transaction.deleteFrom("deleted_pages").where("slug", "=", slug).execute();
    await redirectStore.forget(open, [getGeneratedPagePath(slug)]);
    await addToDays(transaction, [{ ...row, is_indexable: columns.is_indexable }], 1);
    return { id: row.id, slug, isMoved: slug !== row.slug };
  }

  async function findFreeSlug(slug: string): Promise<string> {
    for (let number = 1; ; number++) {
      const wanted = number === 1 ? slug : `${slug}-${number}`;
      const other = await transaction
        .selectFrom("generated_pages")
        .select("id")
        .where("slug", "=", wanted)
        .executeTakeFirst();
      if (!other) return wanted;
    }
  }

  /** Its own, unless it was the newest and a page that came later has it. */
  async function findFreeSeq(seq: number): Promise<number> {
    const { rows } = await sql<{ taken: number | string; last: number | string | null }>`
      select count(case when seq = ${seq} then 1 end) as taken, max(seq) as last from generated_pages
      where seq >= ${seq}`.execute(transaction);
    const found = rows[0];
    return found && Number(found.taken) > 0 ? Number(found.last) + 1 : seq;
  }
}

function toIso(date: string | Date): string {
  return new Date(date).toISOString();
}

/** Pages that staff deleted, for as long as they can be taken back. */
export function createPageBinRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    binPages: (ids: readonly string[], by: string): Promise<string[]> =>
      writePages(database, (open) => binPages(open, database, ids, by)),

    restorePages: (ids: readonly string[]): Promise<RestoredPage[]> =>
      writePages(database, (open) => restorePages(open, database, ids)),

    /** Newest first, those whose title or address has all of these words. */
    async listBin({
      search,
      limit,
      offset,
    }: {
      search: string;
      limit: number;
      offset: number;
    }): Promise<{ pages: BinnedPage[]; total: number }> {
      let matching = db.selectFrom("binned_pages");
      for (const { text } of toSearchTerms(search)) {
        matching = matching.where(sql<boolean>`search_text like ${toPattern(text)} escape '!'`);
      }
      const counted = await matching.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
      const rows = await matching
        .select(["id", "title", "slug", "binned_at", "binned_by"])
        .orderBy("binned_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      return {
        total: Number(counted.count),
        pages: rows.map(({ binned_at, binned_by, ...page }) => ({
          ...page,
          binnedAt: new Date(binned_at),
          binnedBy: binned_by,
        })),
      };
    },

    /** Those that have been there for too long go for good, with all that was kept of them. Gives how many. */
    async purge(now: Date): Promise<number> {
      const before = new Date(now.getTime() - daysInBin * 24 * 60 * 60 * 1_000).toISOString();
      let purged = 0;
      for (;;) {
        const rows = await db
          .selectFrom("binned_pages")
          .select("id")
          .where("binned_at", "<", before)
          .limit(purgedAtOnce)
          .execute();
        if (rows.length === 0) return purged;
        await this.purgePages(rows.map(({ id }) => id));
        purged += rows.length;
      }
    },

    /** For good; how many of them were there. */
    async purgePages(ids: readonly string[]): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        let count = 0;
        for (const part of inParts(ids)) {
          // One that was taken back in the meantime keeps its revisions.
          const rows = await transaction.deleteFrom("binned_pages").where("id", "in", part).returning("id").execute();
          const gone = rows.map(({ id }) => id);
          if (gone.length === 0) continue;
          count += gone.length;
          await transaction.deleteFrom("page_revisions").where("page_id", "in", gone).execute();
          await transaction.deleteFrom("page_drafts").where("page_id", "in", gone).execute();
          await transaction.deleteFrom("page_dismissals").where("page_id", "in", gone).execute();
        }
        return count;
      });
    },
  };
}

function toPattern(word: string): string {
  return `%${word.replace(/[!%_]/g, "!$&")}%`;
}
