import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqliteStatements } from "./sqlite-statements.ts";
import { Turns } from "./turns.ts";
import { untilUnlocked } from "./until-unlocked.ts";

export type SqliteFile = {
  /** The one connection that writes. */
  writer: SqliteStatements;
  /** Sees what is committed, whoever is writing. */
  reader: SqliteStatements;
  /** How long a statement may wait for another process, in milliseconds. */
  longestWait: number;
};

/** Kysely's dialect with a driver of our own: readers wait for nobody, and a writer that waits does not hold up the thread. */
export function createSqliteDialect(file: SqliteFile): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely's own counts on one connection, which nobody else has while migrations run. */
class Adapter extends SqliteAdapter {
  readonly #migrations = new Turns();
  #endMigration: () => void = () => {};

  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override async acquireMigrationLock(): Promise<void> {
    this.#endMigration = await this.#migrations.acquire();
  }

  override async releaseMigrationLock(): Promise<void> {
    this.#endMigration();
  }
}

class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #turns = new Turns();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file, this.#turns);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    // The last to close takes the -wal away, which one that only reads may not.
    this.#file.reader.close();
    this.#file.writer.close();
  }
}

/** Reads by one connection to the file and writes by another, which has a transaction to itself until that is over. */
class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #turns: Turns;
  #endTurn: (() => void) | null = null;

  constructor(file: SqliteFile, turns: Turns) {
    this.#file = file;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, longestWait } = this.#file;
    if (this.#endTurn) return writer.execute(query);
    const since = performance.now();
    if (isReading(query)) return untilUnlocked(since, longestWait, () => reader.execute(query));
    const endTurn = await this.#turns.acquire();
    try {
      return await untilUnlocked(since, longestWait, () => writer.execute(query));
    } finally {
      endTurn();
    }
  }

  /** All rows at once: a reading left open would keep its connection from seeing anything newer. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }

  /** The lock comes first: taken later, SQLite could refuse it for good because another process wrote in between. */
  async begin(): Promise<void> {
    const { writer, longestWait } = this.#file;
    const since = performance.now();
    const endTurn = await this.#turns.acquire();
    try {
      await untilUnlocked(since, longestWait, () => writer.execute({ sql: "begin immediate", parameters: [] }));
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  commit(): void {
    this.#file.writer.execute({ sql: "commit", parameters: [] });
    this.#end();
  }

  /** SQLite has done it already where a full disk made a statement fail. */
  rollback(): void {
    try {
      if (this.#file.writer.isInTransaction) this.#file.writer.execute({ sql: "rollback", parameters: [] });
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }
}

function isReading({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}
