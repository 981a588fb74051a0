import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** Files that somebody brought, and what each of their lines would do. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = sql.raw(engine === "postgres" ? "timestamptz" : "text");
  await db.schema
    .createTable("imports")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    // reading: its lines are still being stored; checking: what they would do is being found out; checked.
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    // Columns of the file that nobody knows, as JSON.
    .addColumn("ignored", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("account_name", "text", (column) => column.notNull())
    // The change of many pages that it became.
    .addColumn("batch_id", "text")
    .addColumn("started_at", timestamp)
    .addColumn("created_at", timestamp, (column) => column.notNull())
    .execute();
  await sql`create index imports_newest on imports (created_at desc, id desc)`.execute(db);
  await db.schema
    .createTable("import_rows")
    .addColumn("import_id", "text", (column) => column.notNull().references("imports.id").onDelete("cascade"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    // What stands in its cells until it is checked, then what it wants; as JSON.
    .addColumn("wish", "text")
    // What it would change, or why it is refused; as JSON.
    .addColumn("detail", "text")
    .addPrimaryKeyConstraint("import_rows_pkey", ["import_id", "line"])
    .execute();
  await sql`create index import_rows_outcomes on import_rows (import_id, outcome, line)`.execute(db);
}
