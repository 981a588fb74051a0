import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** What the background work finds of each page, so that the queue and the map are read and never computed. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("page_quality")
    .addColumn("page_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("due_at", sql.raw(timestamp), (column) => column.notNull())
    .addColumn("concept", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("place", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("score", "integer")
    .addColumn("is_public", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("weight", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index page_quality_due on page_quality (due_at)`.execute(db);
  await sql`create index page_quality_worst on page_quality (weight desc, page_id) where weight > 0`.execute(db);
  await sql`create index page_quality_map on page_quality (concept, place, score) where is_public = 1`.execute(db);

  await db.schema
    .createTable("page_issues")
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("weight", "integer", (column) => column.notNull())
    // That of all reasons of the page together: each reason's list is in this order.
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("other_id", "text")
    .addPrimaryKeyConstraint("page_issues_pkey", ["page_id", "reason"])
    .execute();
  await sql`create index page_issues_by_reason on page_issues (reason, total desc, page_id)`.execute(db);
  await sql`create index page_issues_other on page_issues (other_id) where other_id is not null`.execute(db);

  await db.schema
    .createTable("page_dismissals")
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("dismissed_by", "text", (column) => column.notNull())
    .addColumn("dismissed_at", sql.raw(timestamp), (column) => column.notNull())
    .addPrimaryKeyConstraint("page_dismissals_pkey", ["page_id", "reason"])
    .execute();

  // Links from the text of one generated page to another.
  await db.schema
    .createTable("page_links")
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("to_slug", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_links_pkey", ["page_id", "to_slug"])
    .execute();
  await sql`create index page_links_to on page_links (to_slug)`.execute(db);

  const now = new Date().toISOString();
  await sql`insert into page_quality (page_id, due_at) select id, ${sql.lit(now)} from generated_pages`.execute(db);
}
