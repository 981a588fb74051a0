import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { sql } from "kysely";
import { DomainError, getReason } from "#domain/errors.ts";
import type { Database } from "./database.ts";
import { sqliteFile } from "./sqlite.ts";

/**
 * Looks at the file before SQLite does, which would take an emptied one for a new database. True when its last server
 * was stopped as it should be: SQLite then takes the -wal away.
 */
export function checkSqliteFile(folder: string): { wasStoppedCleanly: boolean } {
  const file = sqliteFile(folder);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const wasStoppedCleanly = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (size === undefined) return { wasStoppedCleanly };
  requireWritable(file);
  if (size === 0 && wasStoppedCleanly) throw new DomainError("database-emptied", { file });
  if (wasStoppedCleanly && size < readLength(file)) {
    throw new DomainError("database-damaged", { file, reason: "o arquivo está cortado" });
  }
  return { wasStoppedCleanly };
}

/** SQLite would open it all the same, and fail at the first write, in the middle of a start. */
function requireWritable(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (existsSync(path)) closeSync(openSync(path, "r+"));
    } catch (error) {
      throw new DomainError("database-read-only", { file: path, reason: getReason(error) });
    }
  }
}

/** What the header says of the file's length; 0 when it says nothing. */
function readLength(file: string): number {
  const header = Buffer.alloc(100);
  const handle = openSync(file, "r");
  try {
    if (readSync(handle, header) < header.length || header.toString("latin1", 0, 15) !== "SQLite format 3") return 0;
  } finally {
    closeSync(handle);
  }
  const pageBytes = header.readUInt16BE(16);
  // A count that an old program left as it was is none.
  if (header.readUInt32BE(24) !== header.readUInt32BE(92)) return 0;
  return (pageBytes === 1 ? 65_536 : pageBytes) * header.readUInt32BE(28);
}

/** Before anything is written: another program's database stays as it is, and after a crash each page is looked at. */
export async function checkSqlite({ db }: Database, folder: string, wasStoppedCleanly: boolean): Promise<void> {
  const file = sqliteFile(folder);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isOurs = tables.some(({ name }) => name === "kysely_migration" || name === "generated_pages");
  if (tables.length > 0 && !isOurs) throw new DomainError("database-foreign", { file });
  if (wasStoppedCleanly) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const said = rows[0]?.quick_check ?? "";
  if (said !== "ok") throw new DomainError("database-damaged", { file, reason: said });
}
