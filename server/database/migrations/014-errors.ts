import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";

/** What went wrong, a row for each kind, place and hour: a flood of errors is a larger number, not more rows. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("errors")
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("hour", timestamp, (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("last_request_id", "text")
    .addColumn("last_at", timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint("errors_key", ["hour", "code", "place"])
    .execute();
}
