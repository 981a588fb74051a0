import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

export type RowCounts = { pages: number; photos: number; contacts: number; changes: number };

const tables: Record<keyof RowCounts, string> = {
  pages: "generated_pages",
  photos: "photos",
  contacts: "contacts",
  changes: "fact_changes",
};

/**
 * Writes the database as it is at this moment into a new file. It reads one snapshot, so a server may go on writing; the
 * stepwise backup of SQLite would begin again with each of its writes.
 */
export function copySqlite(file: string, to: string): void {
  // Not read-only: such a connection leaves its -wal and -shm behind where no server runs.
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA busy_timeout=5000");
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

/** What is wrong with a file that nobody writes to, or null; and how much is in it. Nothing is left beside it. */
export function inspectSqlite(file: string): { problem: string | null; counts: RowCounts } {
  const address = pathToFileURL(file);
  address.searchParams.set("immutable", "1");
  const database = new DatabaseSync(address, { readOnly: true });
  try {
    const [check] = database.prepare("PRAGMA quick_check(1)").all();
    const said = String(check?.quick_check);
    return { problem: said === "ok" ? null : said, counts: countRows(database) };
  } finally {
    database.close();
  }
}

/** A table that an older version did not have yet holds nothing. */
function countRows(database: DatabaseSync): RowCounts {
  const known = database.prepare("select name from sqlite_master where type = 'table'").all();
  const names = new Set(known.map(({ name }) => name));
  const count = (table: string) =>
    names.has(table) ? Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows) : 0;
  return {
    pages: count(tables.pages),
    photos: count(tables.photos),
    contacts: count(tables.contacts),
    changes: count(tables.changes),
  };
}
