import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

/** Tells the other processes on the same database that pages came or went. */
export type PageChanges = {
  announce(db: Kysely<Tables> | Transaction<Tables>, slugs: readonly string[]): Promise<void>;
  /** null: anything may have changed. Returns how to stop. */
  listen(onChange: (slug: string | null) => void): Promise<() => Promise<void>>;
};

export type Database = {
  engine: Engine;
  db: Kysely<Tables>;
  pageChanges: PageChanges;
};
