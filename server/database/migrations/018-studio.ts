import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await extendRuns(db);
  await addSheets(db, engine === "postgres" ? "timestamptz" : "text");
}

async function extendRuns(db: Kysely<unknown>): Promise<void> {
  const columns = {
    // The next free place in the line of a run that publishes a few pages a day.
    publish_slot: "integer not null default 0",
    template: "text not null default ''",
  };
  for (const [name, type] of Object.entries(columns)) {
    await sql`alter table runs add column ${sql.id(name)} ${sql.raw(type)}`.execute(db);
  }
  await sql`alter table run_items add column fields text`.execute(db);
}

/** What somebody uploaded to make pages from, between the steps. */
async function addSheets(db: Kysely<unknown>, timestamp: string): Promise<void> {
  await db.schema
    .createTable("studio_sheets")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("row_count", "integer", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    // Grows with every change, so that what was worked out from an older one is not used.
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("run_id", "text")
    .addColumn("created_at", sql.raw(timestamp), (column) => column.notNull())
    .execute();
  await sql`create index studio_sheets_newest on studio_sheets (account_id, created_at desc, id desc)`.execute(db);
  // Many rows in one, as JSON: they are read together.
  await db.schema
    .createTable("studio_rows")
    .addColumn("sheet_id", "text", (column) => column.notNull().references("studio_sheets.id").onDelete("cascade"))
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("rows", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("studio_rows_pkey", ["sheet_id", "part"])
    .execute();
  // What a person said of a row: another title, or that it stays out.
  await db.schema
    .createTable("studio_fixes")
    .addColumn("sheet_id", "text", (column) => column.notNull().references("studio_sheets.id").onDelete("cascade"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("title", "text")
    .addColumn("is_left_out", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("studio_fixes_pkey", ["sheet_id", "line"])
    .execute();
}
