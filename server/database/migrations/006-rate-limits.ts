import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("rate_limits_key", ["name", "subject"])
    .execute();
  await db.schema.createIndex("rate_limits_ends_at").on("rate_limits").column("ends_at").execute();
}
