import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  // Rows in the order of their key: a chart reads days that lie side by side.
  const inKeyOrder = engine === "sqlite" ? sql`without rowid` : sql``;
  await db.schema
    .createTable("contacts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", timestamp, (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("page_kind", "text", (column) => column.notNull())
    .addColumn("place", "text")
    .addColumn("button", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("referrer_host", "text")
    .addColumn("utm_source", "text")
    .addColumn("utm_medium", "text")
    .addColumn("utm_campaign", "text")
    .addColumn("utm_term", "text")
    .addColumn("utm_content", "text")
    .addColumn("is_ad", "integer", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .execute();
  // In the order of the download, and by day for what is too old to keep.
  await sql`create index contacts_in_order on contacts (day, at, id)`.execute(db);

  // One row for each value of each dimension: a chart reads a few rows a day, however many contacts there were.
  await db.schema
    .createTable("contact_days")
    .addColumn("dimension", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("chats", "integer", (column) => column.notNull())
    .addColumn("phones", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("contact_days_key", ["dimension", "day", "value"])
    .modifyEnd(inKeyOrder)
    .execute();

  await db.schema
    .createTable("page_views_days")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_views_days_key", ["day", "path"])
    .modifyEnd(inKeyOrder)
    .execute();

  // Beside the page, so that the pages list can be read in this order from an index.
  await sql`alter table generated_pages add column contacts integer not null default 0`.execute(db);
  await sql`create index generated_pages_most_contacted on generated_pages (contacts desc, id desc)`.execute(db);
}
