import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { reasonOf, StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./schema.ts";

export function openSqlite(folder: string): Database {
  const file = join(folder, "basculante.sqlite");
  let sqlite: DatabaseSync;
  try {
    sqlite = new DatabaseSync(file);
    // The first read comes before anything is written, so a file that is no database stays as it was.
    sqlite.exec("PRAGMA schema_version");
    sqlite.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000");
  } catch (error) {
    throw new StartError(`cannot open the database ${file}: restore it from a backup (${reasonOf(error)})`);
  }
  return {
    engine: "sqlite",
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(sqlite) }) }),
    pageChanges: { announce: async () => {}, listen: async (onChange) => watchOtherProcesses(sqlite, onChange) },
  };
}

const lookMilliseconds = 1_000;

/** SQLite counts what other connections have written, such as the pages command beside a running server. */
function watchOtherProcesses(sqlite: DatabaseSync, onChange: (slug: string | null) => void): () => Promise<void> {
  const statement = sqlite.prepare("PRAGMA data_version");
  const versionNow = () => statement.get()?.data_version;
  let seen = versionNow();
  const timer = setInterval(() => {
    const version = versionNow();
    if (version === seen) return;
    seen = version;
    onChange(null);
  }, lookMilliseconds);
  timer.unref();
  return async () => clearInterval(timer);
}

/** node:sqlite as Kysely's SQLite dialect expects it. */
function adapt(sqlite: DatabaseSync) {
  return {
    close: () => sqlite.close(),
    prepare(sql: string) {
      const statement = sqlite.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      };
    },
  };
}
