import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";

/**
 * What the owner changed of her shop: every saved state of each section, the newest counts. And in which pages a figure
 * of the shop stands, so that who changes it sees how many follow.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("fact_changes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("saved_at", engine === "postgres" ? "timestamptz" : "text", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("fact_changes_by_section").on("fact_changes").columns(["section", "id"]).execute();
  await db.schema
    .alterTable("generated_pages")
    .addColumn("figures", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("generated_pages_by_figures").on("generated_pages").column("figures").execute();
}
