import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

/** Who uses SQLite does not pay for loading PostgreSQL's driver. */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">, log: Log): Promise<Database> {
  if (!config.databaseUrl) return openSqlite(config.dataDir);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(config.databaseUrl, log);
}
