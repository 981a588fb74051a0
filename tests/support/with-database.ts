import { sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLog } from "#server/log.ts";

/** Where a product keeps its data; without an address, in SQLite in that folder. */
export type Where = { dataDir: string; databaseUrl?: string | null };

/** A look into the database of a product that runs, or was killed, through the product's own code. */
export async function withDatabase<T>(
  { dataDir, databaseUrl = null }: Where,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"));
  try {
    return await use(database);
  } finally {
    await database.db.destroy();
  }
}

/** For what no code of the product does, such as taking a table away. */
export async function executeIn(where: Where, ...statements: string[]): Promise<void> {
  await withDatabase(where, async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
}
