import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Any number will do, as long as it stays the same. */
const lockNumber = 7_205_113;

/** Of several servers that start together one does this work at a time. SQLite has one server anyway. */
export async function withAdvisoryLock<Value>({ db, engine }: Database, work: () => Promise<Value>): Promise<Value> {
  if (engine === "sqlite") return work();
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockNumber})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection);
    }
  });
}

const moveLockNumber = 7_205_114;

/** Null, and nothing done, while another move writes to the same place. Of SQLite the folder is claimed instead. */
export async function withMoveLock<Value>({ db, engine }: Database, work: () => Promise<Value>): Promise<Value | null> {
  if (engine === "sqlite") return work();
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ ours: boolean }>`
      select pg_try_advisory_lock(${moveLockNumber}) as ours`.execute(connection);
    if (!rows[0]?.ours) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${moveLockNumber})`.execute(connection);
    }
  });
}
