import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/**
 * Roles, invitations and the log of who changed what. Accounts that are there by now run the shop: they are owners. A
 * new database gets its table of accounts, with the same columns, from the accounts library later on.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("activity")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", timestamp, (column) => column.notNull())
    .addColumn("account_id", "text")
    .addColumn("account_name", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("activity_at").on("activity").column("at").execute();
  await db.schema.createIndex("activity_account").on("activity").columns(["account_id", "id"]).execute();
  await db.schema
    .createTable("invitations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", timestamp, (column) => column.notNull())
    .addColumn("expires_at", timestamp, (column) => column.notNull())
    .addColumn("used_at", timestamp)
    .addColumn("withdrawn_at", timestamp)
    .execute();

  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "user")) return;
  await sql`alter table "user" add column "role" text`.execute(db);
  const dateType = sql.raw(engine === "postgres" ? "timestamptz" : "date");
  for (const name of ["removedAt", "lastSeenAt"]) {
    await sql`alter table "user" add column ${sql.ref(name)} ${dateType}`.execute(db);
  }
  // Of earlier sign-ins only the newest sessions tell.
  await sql`update "user" set "role" = 'owner',
    "lastSeenAt" = (select max("createdAt") from "session" where "session"."userId" = "user"."id")`.execute(db);
}
