import type { Selectable } from "kysely";
import { DomainError } from "../../domain/errors.ts";
import type { GeneratedPage, NewPage, PageAddress, PageCursor } from "../../domain/pages.ts";
import type { Database } from "./database.ts";
import { newId } from "./new-id.ts";
import type { Tables } from "./schema.ts";

/** The pages that staff made. Every change is announced to the other servers in the same transaction. */
export function generatedPages({ db, pageChanges }: Database) {
  return {
    /** Newest first; a page of the list starts after the last row of the one before, whatever came in since. */
    async findPages({ limit, after }: { limit: number; after?: PageCursor }): Promise<GeneratedPage[]> {
      let query = db.selectFrom("generated_pages").selectAll();
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("created_at", "id"), "<", tuple(after.createdAt.toISOString(), after.id)),
        );
      }
      const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
      return rows.map(toPage);
    },

    async countPages(): Promise<number> {
      const row = await db
        .selectFrom("generated_pages")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async getPageBySlug(slug: string): Promise<GeneratedPage | null> {
      const row = await db.selectFrom("generated_pages").selectAll().where("slug", "=", slug).executeTakeFirst();
      return row ? toPage(row) : null;
    },

    async hasSlug(slug: string): Promise<boolean> {
      const row = await db.selectFrom("generated_pages").select("id").where("slug", "=", slug).executeTakeFirst();
      return row !== undefined;
    },

    /** The unique constraint decides: of two inserts at once, one is refused. */
    async insertPage(page: NewPage): Promise<GeneratedPage> {
      const now = new Date().toISOString();
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto("generated_pages")
          .values({ id: newId(), ...page, created_at: now, updated_at: now })
          .onConflict((conflict) => conflict.column("slug").doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new DomainError("duplicate-slug", { slug: page.slug });
        await transaction.deleteFrom("deleted_pages").where("slug", "=", page.slug).execute();
        await pageChanges.announce(transaction, page.slug);
        return toPage(row);
      });
    },

    /** The slug of the page that went, or null when there was none. */
    async deletePage(id: string): Promise<string | null> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom("generated_pages")
          .where("id", "=", id)
          .returning("slug")
          .executeTakeFirst();
        if (!row) return null;
        await transaction
          .insertInto("deleted_pages")
          .values({ slug: row.slug, deleted_at: new Date().toISOString() })
          .execute();
        await pageChanges.announce(transaction, row.slug);
        return row.slug;
      });
    },

    /** True when a page of this slug was there once, was deleted, and no other took its place. */
    async wasDeleted(slug: string): Promise<boolean> {
      const row = await db.selectFrom("deleted_pages").select("slug").where("slug", "=", slug).executeTakeFirst();
      return row !== undefined;
    },

    /** Addresses in the order of their slugs, so that any number of them can be read piece by piece. */
    async findAddresses({ limit, after = "" }: { limit: number; after?: string }): Promise<PageAddress[]> {
      const rows = await db
        .selectFrom("generated_pages")
        .select(["slug", "title", "updated_at"])
        .where("slug", ">", after)
        .orderBy("slug")
        .limit(limit)
        .execute();
      return rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: new Date(updated_at) }));
    },

    /** When a page last came, or null when there is none. */
    async getLastChange(): Promise<Date | null> {
      const row = await db
        .selectFrom("generated_pages")
        .select("created_at")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
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
        .orderBy("slug")
        .limit(1)
        .offset(size - 1)
        .executeTakeFirst();
      return row?.slug ?? null;
    },
  };
}

export type GeneratedPages = ReturnType<typeof generatedPages>;

function toPage({ created_at, updated_at, ...row }: Selectable<Tables["generated_pages"]>): GeneratedPage {
  return { ...row, createdAt: new Date(created_at), updatedAt: new Date(updated_at) };
}
