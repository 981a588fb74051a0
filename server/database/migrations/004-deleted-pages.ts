import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("deleted_pages")
    .addColumn("slug", "text", (column) => column.primaryKey().notNull())
    .addColumn("deleted_at", engine === "postgres" ? "timestamptz" : "text", (column) => column.notNull())
    .execute();
}
