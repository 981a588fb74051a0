import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("photos")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("original_width", "integer", (column) => column.notNull())
    .addColumn("original_height", "integer", (column) => column.notNull())
    .addColumn("original_hash", "text", (column) => column.notNull())
    // Rectangles and widths as JSON: nothing ever asks for a photo by them.
    .addColumn("crop", "text")
    .addColumn("blurs", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("widths", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("created_at", timestamp, (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("deleted_at", timestamp)
    .execute();

  // Files that no photo has, or none yet: what is still here when it is due is deleted from the store.
  await db.schema
    .createTable("photo_leftovers")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("due_at", timestamp, (column) => column.notNull())
    .execute();
}
