import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./database.ts";

/** Milliseconds since 1970. Of several servers the clocks differ, so leases go by the database's own. */
export function databaseNow(engine: Engine): RawBuilder<number> {
  return engine === "postgres"
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${Date.now()}`;
}
