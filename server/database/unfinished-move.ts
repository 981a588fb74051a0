import { sql } from "kysely";
import type { Database } from "./database.ts";
import { findTables } from "./table-columns.ts";

/** Stands in a database for as long as a shop is being moved into it: what is there may be half of it. */
const marker = "unfinished_move";

export async function isMoveUnfinished({ db, engine }: Database): Promise<boolean> {
  return (await findTables(db, engine)).some(({ name }) => name === marker);
}

export async function markUnfinished({ db }: Database): Promise<void> {
  await sql`create table ${sql.table(marker)} (started_at text not null)`.execute(db);
}

export async function markFinished({ db, engine }: Database): Promise<void> {
  // The planner knows nothing yet of what is there.
  if (engine === "postgres") await sql`analyze`.execute(db);
  await sql`drop table ${sql.table(marker)}`.execute(db);
}

export async function isWithoutTables({ db, engine }: Database): Promise<boolean> {
  return (await findTables(db, engine)).length === 0;
}
