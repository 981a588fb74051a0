import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { Connection } from "./table-columns.ts";

/**
 * Writes rows whatever they refer to, in any order of the tables and in one transaction, which ends only when every
 * reference holds.
 */
export async function writeInAnyOrder({ db, engine }: Database, work: (open: Connection) => Promise<void>) {
  // SQLite takes this outside of a transaction only.
  if (engine === "sqlite") await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async (open) => {
    const keys = engine === "postgres" ? await dropKeys(open) : [];
    await work(open);
    for (const { table, name, rule } of keys) {
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(rule)}`.execute(open);
    }
    if (engine === "sqlite") await requireReferences(open);
  });
  if (engine === "sqlite") await sql`pragma foreign_keys = on`.execute(db);
}

type Key = { table: string; name: string; rule: string };

/** Of the transaction alone: whoever else looks still sees them. */
async function dropKeys(db: Connection): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  return rows;
}

async function requireReferences(db: Connection): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const [broken] = rows;
  if (broken) throw new Error(`${broken.table} -> ${broken.parent}`);
}
