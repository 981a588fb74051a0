import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { DomainError, getReason } from "#domain/errors.ts";
import type { Database } from "./database.ts";
import { noteQuery } from "./query-count.ts";

export function sqliteFile(folder: string): string {
  return join(folder, "basculante.sqlite");
}

export function openSqlite(folder: string): Database {
  const file = sqliteFile(folder);
  let sqlite: DatabaseSync;
  try {
    sqlite = new DatabaseSync(file);
    // The first read comes before anything is written, so a file that is no database stays as it was.
    sqlite.exec("PRAGMA schema_version");
    sqlite.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000");
  } catch (error) {
    throw new DomainError("database-damaged", { file, reason: getReason(error) });
  }
  return {
    engine: "sqlite",
    db: new Kysely({ dialect: new SqliteDialect({ database: adapt(sqlite) }), log: noteQuery }),
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

type Prepared = { statement: StatementSync; reader: boolean };

const keptStatements = 200;
const changesTables = /^\s*(create|alter|drop|pragma|vacuum|reindex)\b/i;

/**
 * node:sqlite as Kysely's SQLite dialect expects it. A statement is prepared once: what it holds outside the heap is
 * freed only when the collector comes by, so that a new one for each query would make the process grow.
 */
function adapt(sqlite: DatabaseSync) {
  const kept = new Map<string, Prepared>();

  function prepareOnce(sql: string): Prepared {
    const known = kept.get(sql);
    kept.delete(sql);
    const statement = known?.statement ?? sqlite.prepare(sql);
    const prepared = known ?? { statement, reader: statement.columns().length > 0 };
    if (changesTables.test(sql)) kept.clear();
    else kept.set(sql, prepared);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptStatements) break;
      kept.delete(oldest);
    }
    return prepared;
  }

  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    close() {
      kept.clear();
      sqlite.close();
    },
    prepare(sql: string) {
      const { statement, reader } = prepareOnce(sql);
      return {
        reader,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        // One that is read row by row must not be shared: another reader would start it again.
        iterate: (parameters: readonly unknown[]) => sqlite.prepare(sql).iterate(...values(parameters)),
      };
    },
  };
}
