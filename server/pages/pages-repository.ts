import { sql } from "kysely";
import { toBusinessDay, toMonday } from "#domain/business-day.ts";
import { DomainError } from "#domain/errors.ts";
import {
  type GeneratedPage,
  getGeneratedPagePath,
  type NewPage,
  type PageAddress,
  type PageCursor,
  type PageStatistics,
  type PageSummary,
} from "#domain/pages.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { pageColumns, summaryColumns, toAddress, toPage, toSummary } from "./page-columns.ts";
import { getWorstSimilarity } from "./page-comparison-repository.ts";
import { insertPages, writePages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

/** Written out, not as a parameter: only then do both engines see that the index of these rows is enough. */
const isIndexable = sql<boolean>`is_indexable = 1`;

/** The pages that staff made. Every change is announced to the other servers in the same transaction. */
export function createPagesRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** Newest first; a page of the list starts after the last row of the one before, whatever came in since. */
    async findPages({ limit, after }: { limit: number; after?: PageCursor }): Promise<GeneratedPage[]> {
      let query = db.selectFrom("generated_pages").select(pageColumns);
      if (after) query = query.where("seq", "<", after.seq);
      const rows = await query.orderBy("seq", "desc").limit(limit).execute();
      return rows.map(toPage);
    },

    /** Newest first of those that search engines may have. */
    async findNewestIndexable(limit: number): Promise<PageAddress[]> {
      const rows = await db
        .selectFrom("generated_pages")
        .select(["slug", "title", "updated_at"])
        .where(isIndexable)
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
      return rows.map(toAddress);
    },

    async countIndexable(): Promise<number> {
      const row = await db
        .selectFrom("page_days")
        .select(({ fn }) => fn.sum("indexable").as("pages"))
        .executeTakeFirst();
      return Number(row?.pages ?? 0);
    },

    /** Kept by day, so that the answer does not depend on how many pages there are. */
    async countPages(): Promise<number> {
      const row = await db
        .selectFrom("page_days")
        .select(({ fn }) => fn.sum("pages").as("pages"))
        .executeTakeFirst();
      return Number(row?.pages ?? 0);
    },

    async getStatistics(now: Date = new Date()): Promise<PageStatistics> {
      const monday = toMonday(toBusinessDay(now));
      const sums = await db
        .selectFrom("page_days")
        .select(({ fn, eb }) => [
          fn.sum("pages").as("pages"),
          fn.sum("words").as("words"),
          fn.sum(eb.case().when("day", ">=", monday).then(eb.ref("pages")).else(0).end()).as("week"),
        ])
        .executeTakeFirst();
      return {
        total: Number(sums?.pages ?? 0),
        thisWeek: Number(sums?.week ?? 0),
        words: Number(sums?.words ?? 0),
        ...(await getWorstSimilarity(db)),
      };
    },

    async getPageBySlug(slug: string): Promise<GeneratedPage | null> {
      const row = await db
        .selectFrom("generated_pages")
        .select(pageColumns)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row ? toPage(row) : null;
    },

    async hasSlug(slug: string): Promise<boolean> {
      const row = await db.selectFrom("generated_pages").select("id").where("slug", "=", slug).executeTakeFirst();
      return row !== undefined;
    },

    /** Those of the slugs that have a page now. */
    async findSavedSlugs(slugs: readonly string[]): Promise<Set<string>> {
      const found = new Set<string>();
      for (const part of inParts(slugs)) {
        const rows = await db.selectFrom("generated_pages").select("slug").where("slug", "in", part).execute();
        for (const { slug } of rows) found.add(slug);
      }
      return found;
    },

    /** Some of the pages in whose title nobody has looked for a place yet. */
    async findUnplacedPages(limit: number): Promise<Pick<GeneratedPage, "id" | "title">[]> {
      return db
        .selectFrom("generated_pages")
        .select(["id", "title"])
        .where("place", "is", null)
        .orderBy("seq")
        .limit(limit)
        .execute();
    },

    async savePlaces(places: readonly { id: string; place: string }[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const { id, place } of places) {
          await transaction.updateTable("generated_pages").set({ place }).where("id", "=", id).execute();
        }
      });
    },

    /** Newest first of the pages about one of these places that search engines may have. */
    async findPagesByPlace(places: readonly string[], limit: number): Promise<PageSummary[]> {
      if (places.length === 0) return [];
      const rows = await db
        .selectFrom("generated_pages")
        .select(summaryColumns)
        .where("place", "in", places)
        .where(isIndexable)
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
      return rows.map(toSummary);
    },

    /** The unique constraint decides: of two inserts at once, one is refused. */
    async insertPage(page: NewPage): Promise<GeneratedPage> {
      return writePages(database, async (open) => {
        const saved = await insertPages(open, database, [page]);
        if (!saved.has(page.slug)) throw await whyNotSaved(open, page.slug);
        return getPageAt(open, page.slug);
      });
    },

    async getPage(id: string): Promise<GeneratedPage | null> {
      const row = await db.selectFrom("generated_pages").select(pageColumns).where("id", "=", id).executeTakeFirst();
      return row ? toPage(row) : null;
    },

    /** Those of them that are there, oldest first. */
    async getPages(ids: readonly string[]): Promise<GeneratedPage[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("generated_pages")
        .select(pageColumns)
        .where("id", "in", ids)
        .orderBy("seq")
        .execute();
      return rows.map(toPage);
    },

    async getPagesBySlugs(slugs: readonly string[]): Promise<GeneratedPage[]> {
      if (slugs.length === 0) return [];
      const rows = await db.selectFrom("generated_pages").select(pageColumns).where("slug", "in", slugs).execute();
      return rows.map(toPage);
    },

    /** One public page for each of these subjects that has one. */
    async findPagesBySubject(subjects: readonly string[]): Promise<Map<string, Pick<GeneratedPage, "title" | "slug">>> {
      const found = new Map<string, Pick<GeneratedPage, "title" | "slug">>();
      for (const part of inParts(subjects)) {
        const rows = await db
          .selectFrom("generated_pages")
          .select(["subject", "title", "slug"])
          .where("subject", "in", part)
          .where("subject", "<>", "")
          .where("is_published", "=", 1)
          .orderBy("seq", "desc")
          .execute();
        // The oldest is the last one, and stays.
        for (const { subject, title, slug } of rows) found.set(subject, { title, slug });
      }
      return found;
    },

    /** True when a page of this slug was there once, was deleted, and no other took its place. */
    async wasDeleted(slug: string): Promise<boolean> {
      const row = await db.selectFrom("deleted_pages").select("slug").where("slug", "=", slug).executeTakeFirst();
      return row !== undefined;
    },

    /** Addresses for search engines in the order of their slugs, so that any number can be read piece by piece. */
    async findAddresses({ limit, after = "" }: { limit: number; after?: string }): Promise<PageAddress[]> {
      const rows = await db
        .selectFrom("generated_pages")
        .select(["slug", "title", "updated_at"])
        .where("slug", ">", after)
        .where(isIndexable)
        .orderBy("slug")
        .limit(limit)
        .execute();
      return rows.map(toAddress);
    },

    /** When a page last came that search engines may have, or null when there is none. */
    async getLastChange(): Promise<Date | null> {
      const row = await db
        .selectFrom("generated_pages")
        .select("created_at")
        .where(isIndexable)
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? new Date(row.created_at) : null;
    },

    /** The last slug of a piece of `size` addresses that starts after `after`; null when fewer are left. */
    async getSlugAt({ after = "", size }: { after?: string; size: number }): Promise<string | null> {
      const row = await db
        .selectFrom("generated_pages")
        .select("slug")
        .where("slug", ">", after)
        .where(isIndexable)
        .orderBy("slug")
        .limit(1)
        .offset(size - 1)
        .executeTakeFirst();
      return row?.slug ?? null;
    },
  };
}

/** Those of them that are there, oldest first. */
export async function getPages(open: OpenTransaction, ids: readonly string[]): Promise<GeneratedPage[]> {
  const rows = await open
    .withTables<PageTables>()
    .selectFrom("generated_pages")
    .select(pageColumns)
    .where("id", "in", ids)
    .orderBy("seq")
    .execute();
  return rows.map(toPage);
}

export async function getPageAt(open: OpenTransaction, slug: string): Promise<GeneratedPage> {
  const row = await open
    .withTables<PageTables>()
    .selectFrom("generated_pages")
    .select(pageColumns)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return toPage(row);
}

/** Why `insertPages` passed it over. */
export async function whyNotSaved(open: OpenTransaction, slug: string): Promise<DomainError> {
  const from = getGeneratedPagePath(slug);
  const to = (await redirectStore.findTargets(open, [from])).get(from);
  return to === undefined
    ? new DomainError("duplicate-slug", { slug })
    : new DomainError("address-redirected", { from, to });
}

export type PagesRepository = ReturnType<typeof createPagesRepository>;
