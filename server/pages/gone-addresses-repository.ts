import { sql, type Transaction } from "kysely";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { RedirectKind } from "#domain/redirects.ts";
import type { Database } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { markLinking } from "./page-checks-repository.ts";
import { writePages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

/** Addresses of generated pages that are no more, and what becomes of them. */
export function createGoneAddressesRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** Newest first. */
    async listGone({ search, limit, offset }: { search: string; limit: number; offset: number }) {
      let matching = db.selectFrom("deleted_pages");
      for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
        const inSlug = word.replace(/^\/links-uteis\//, "").replace(/[!%_]/g, "!$&");
        matching = matching.where(sql<boolean>`slug like ${`%${inSlug}%`} escape '!'`);
      }
      const counted = await matching.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
      const rows = await matching
        .select(["slug", "deleted_at"])
        .orderBy("deleted_at", "desc")
        .orderBy("slug")
        .limit(limit)
        .offset(offset)
        .execute();
      return {
        total: Number(counted.count),
        gone: rows.map(({ slug, deleted_at }) => ({ from: getGeneratedPagePath(slug), at: new Date(deleted_at) })),
      };
    },

    /** A page stands there that is more than the memory of one. */
    async isTaken(slug: string): Promise<boolean> {
      const row = await db
        .selectFrom("generated_pages")
        .select("id")
        .where("slug", "=", slug)
        .where("state", "<>", "unpublished")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Throws a DomainError for one that would lead back to itself. */
    save: (redirect: { from: string; to: string; kind: RedirectKind; madeBy: string }, slug: string | null) =>
      writePages(database, async (open) => {
        await redirectStore.save(open, redirect);
        if (slug === null) return;
        const transaction = open.withTables<PageTables>();
        await transaction.deleteFrom("deleted_pages").where("slug", "=", slug).execute();
        await markLinking(transaction, [slug]);
      }),

    /** What led on from there says from now on that its page is gone. False when there was none. */
    remove: (from: string, slug: string | null): Promise<boolean> =>
      writePages(database, async (open) => {
        const isGone = (await redirectStore.forget(open, [from])) > 0;
        if (!isGone || slug === null) return isGone;
        const transaction = open.withTables<PageTables>();
        await rememberGone(transaction, slug);
        await markLinking(transaction, [slug]);
        return true;
      }),
  };
}

async function rememberGone(transaction: Transaction<PageTables>, slug: string): Promise<void> {
  const page = await transaction.selectFrom("generated_pages").select("id").where("slug", "=", slug).executeTakeFirst();
  if (page) return;
  await transaction
    .insertInto("deleted_pages")
    .values({ slug, deleted_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
