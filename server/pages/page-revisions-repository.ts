import type { Selectable } from "kysely";
import type { PageRevision } from "#domain/page-life.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import type { PageTables } from "./pages-tables.ts";

/** What each of these pages says now, kept before it changes. */
export async function keepRevisions(open: OpenTransaction, ids: readonly string[]): Promise<void> {
  await open
    .withTables<PageTables>()
    .insertInto("page_revisions")
    .columns([
      "page_id",
      "version",
      "title",
      "slug",
      "content",
      "description",
      "share_text",
      "place",
      "is_place_chosen",
      "saved_how",
      "saved_by",
      "save_reason",
      "saved_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("generated_pages")
        .select(({ fn, val }) => [
          "id",
          "version",
          "title",
          "slug",
          "content",
          "description",
          "share_text",
          fn.coalesce("place", val("")).as("place"),
          "is_place_chosen",
          "saved_how",
          "saved_by",
          "save_reason",
          "updated_at",
        ])
        .where("id", "in", ids),
    )
    .execute();
}

export async function getRevision(open: OpenTransaction, id: string, version: number): Promise<PageRevision | null> {
  const row = await open
    .withTables<PageTables>()
    .selectFrom("page_revisions")
    .selectAll()
    .where("page_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row ? toRevision(row) : null;
}

/** What pages said before their last change. */
export function createPageRevisionsRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** Newest first, without what the page says now. */
    async findRevisions(id: string, { limit, before }: { limit: number; before?: number }): Promise<PageRevision[]> {
      let query = db.selectFrom("page_revisions").selectAll().where("page_id", "=", id);
      if (before !== undefined) query = query.where("version", "<", before);
      const rows = await query.orderBy("version", "desc").limit(limit).execute();
      return rows.map(toRevision);
    },

    getRevision: (id: string, version: number): Promise<PageRevision | null> =>
      database.db.transaction().execute((open) => getRevision(open, id, version)),
  };
}

function toRevision(row: Selectable<PageTables["page_revisions"]>): PageRevision {
  const { version, title, slug, content, description } = row;
  return {
    version,
    title,
    slug,
    content,
    description,
    shareText: row.share_text,
    chosenPlace: row.is_place_chosen === 1 ? row.place : null,
    how: row.saved_how,
    by: row.saved_by,
    reason: row.save_reason,
    savedAt: new Date(row.saved_at),
  };
}
