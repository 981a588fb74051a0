import { type Kysely, sql, type Transaction } from "kysely";
import { DomainError } from "#domain/errors.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { NewRedirect } from "#domain/redirects.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
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

    isTaken: (slug: string): Promise<boolean> => isTaken(db, slug),

    /** Throws a DomainError for one that would lead back to itself. */
    save: (redirect: NewRedirect, slug: string | null) =>
      writePages(database, (open) => saveAddress(open, redirect, slug)),

    /** What led on from there says from now on that its page is gone. False when there was none. */
    remove: (from: string, slug: string | null): Promise<boolean> =>
      writePages(database, (open) => removeAddress(open, from, slug)),
  };
}

/** A page stands there that is more than the memory of one. */
async function isTaken(db: Kysely<PageTables>, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom("generated_pages")
    .select("id")
    .where("slug", "=", slug)
    .where("state", "<>", "unpublished")
    .executeTakeFirst();
  return row !== undefined;
}

/** After `lockPageWrites`. Throws a DomainError for a page that stands there. */
export async function requireNoPage(open: OpenTransaction, from: string, slug: string): Promise<void> {
  if (await isTaken(open.withTables<PageTables>(), slug)) throw new DomainError("redirect-taken", { from });
}

/** After `lockPageWrites`. Throws a DomainError for one that would lead back to itself. */
export async function saveAddress(open: OpenTransaction, redirect: NewRedirect, slug: string | null): Promise<void> {
  await redirectStore.save(open, redirect);
  if (slug === null) return;
  const transaction = open.withTables<PageTables>();
  await transaction.deleteFrom("deleted_pages").where("slug", "=", slug).execute();
  await markLinking(transaction, [slug]);
}

/** After `lockPageWrites`; false when there was none. */
export async function removeAddress(open: OpenTransaction, from: string, slug: string | null): Promise<boolean> {
  const isGone = (await redirectStore.forget(open, [from])) > 0;
  if (!isGone || slug === null) return isGone;
  const transaction = open.withTables<PageTables>();
  await rememberGone(transaction, slug);
  await markLinking(transaction, [slug]);
  return true;
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
