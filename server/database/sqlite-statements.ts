import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";

type Prepared = { statement: StatementSync; isReader: boolean };

const keptStatements = 200;
const changesTables = /^\s*(create|alter|drop|pragma|vacuum|reindex)\b/i;

/**
 * Runs queries on one connection to SQLite. A statement is prepared once: what it holds outside the heap is freed only
 * when the collector comes by, so that a new one for each query would make the process grow.
 */
export class SqliteStatements {
  readonly #sqlite: DatabaseSync;
  readonly #kept = new Map<string, Prepared>();
  /** Those of the same file: what changes its tables ends their statements too. */
  #others: SqliteStatements[] = [];

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  sharesFileWith(...others: SqliteStatements[]): void {
    this.#others = others;
  }

  execute<Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<Row> {
    const { statement, isReader } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (isReader) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  get isInTransaction(): boolean {
    return this.#sqlite.isTransaction;
  }

  close(): void {
    this.#kept.clear();
    this.#sqlite.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#kept.get(sql);
    this.#kept.delete(sql);
    const statement = known?.statement ?? this.#sqlite.prepare(sql);
    const prepared = known ?? { statement, isReader: statement.columns().length > 0 };
    if (changesTables.test(sql)) for (const each of [this, ...this.#others]) each.#kept.clear();
    else this.#kept.set(sql, prepared);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= keptStatements) break;
      this.#kept.delete(oldest);
    }
    return prepared;
  }
}
