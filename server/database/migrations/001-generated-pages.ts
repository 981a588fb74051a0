import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("generated_pages")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", timestamp, (column) => column.notNull())
    .addColumn("updated_at", timestamp, (column) => column.notNull())
    .execute();
  await sql`create index generated_pages_newest on generated_pages (created_at desc, id desc)`.execute(db);
}
