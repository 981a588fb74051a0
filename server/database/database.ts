import type { Kysely, Transaction } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Nobody sees all tables: a repository adds those of its own room with `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: Kysely's word for a database without tables.
type NoTables = {};

/** Handed from room to room where what they write must be all or nothing. */
export type OpenTransaction = Transaction<NoTables>;

/** Tells the other processes on the same database that pages came or went. */
export type PageChanges = {
  announce(transaction: OpenTransaction, slugs: readonly string[]): Promise<void>;
  /** null: anything may have changed. Returns how to stop. */
  listen(onChange: (slug: string | null) => void): Promise<() => Promise<void>>;
};

export type Database = {
  engine: Engine;
  db: Kysely<NoTables>;
  pageChanges: PageChanges;
  /** Connections that are used, and statements that wait for one; SQLite has but one, which is never waited for. */
  getPool?(): { inUse: number; waiting: number };
};
