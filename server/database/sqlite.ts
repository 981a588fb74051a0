import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { DomainError, getReason } from "#domain/errors.ts";
import type { Database } from "./database.ts";
import { noteQuery } from "./query-count.ts";
import { createSqliteDialect } from "./sqlite-dialect.ts";
import { SqliteStatements } from "./sqlite-statements.ts";

/** Longer than any statement of ours takes; a form that waits this long has been given up by whoever sent it. */
const longestWait = 10_000;

export function sqliteFile(folder: string): string {
  return join(folder, "basculante.sqlite");
}

export function openSqlite(folder: string, limits = { longestWait }): Database {
  const file = sqliteFile(folder);
  const [sqlite, readingSqlite] = connect(file);
  const writer = new SqliteStatements(sqlite);
  const reader = new SqliteStatements(readingSqlite);
  writer.sharesFileWith(reader);
  return {
    engine: "sqlite",
    db: new Kysely({ dialect: createSqliteDialect({ writer, reader, ...limits }), log: noteQuery }),
    pageChanges: { announce: async () => {}, listen: async (onChange) => watchOtherProcesses(sqlite, onChange) },
  };
}

/** One that writes and one that reads. Nobody is served yet, so here SQLite may wait for others by itself. */
function connect(file: string): [DatabaseSync, DatabaseSync] {
  try {
    const writer = new DatabaseSync(file);
    // The first read comes before anything is written, so a file that is no database stays as it was.
    writer.exec("PRAGMA schema_version");
    writer.exec("PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON");
    const reader = new DatabaseSync(file);
    reader.exec("PRAGMA busy_timeout=5000; PRAGMA query_only=ON");
    for (const each of [writer, reader]) each.exec("PRAGMA busy_timeout=0");
    return [writer, reader];
  } catch (error) {
    throw new DomainError("database-damaged", { file, reason: getReason(error) });
  }
}

const lookMilliseconds = 1_000;

/** SQLite counts what other connections have written, such as the pages command beside a running server. */
function watchOtherProcesses(sqlite: DatabaseSync, onChange: (slug: string | null) => void): () => Promise<void> {
  const statement = sqlite.prepare("PRAGMA data_version");
  const versionNow = () => statement.get()?.data_version;
  let seen = versionNow();
  const timer = setInterval(() => {
    try {
      const version = versionNow();
      if (version === seen) return;
      seen = version;
    } catch {
      // Somebody has the file to himself; the next look will tell.
      return;
    }
    onChange(null);
  }, lookMilliseconds);
  timer.unref();
  return async () => clearInterval(timer);
}
