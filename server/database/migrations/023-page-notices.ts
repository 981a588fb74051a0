import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/**
 * What servers tell each other of pages, kept for a while: one that lost its connection reads here what it did not hear.
 * On SQLite there is one server, which hears nothing.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`create table page_notices (
    slugs text[] not null,
    transaction_id xid8 not null default pg_current_xact_id(),
    announced_at timestamptz not null default clock_timestamp())`.execute(db);
  await sql`create index page_notices_oldest on page_notices (announced_at)`.execute(db);
}
