import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">, log: Log): Database {
  return config.databaseUrl ? openPostgres(config.databaseUrl, log) : openSqlite(config.dataDir);
}
