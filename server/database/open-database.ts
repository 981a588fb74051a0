import { existsSync, statSync } from "node:fs";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";

type Place = Pick<Config, "databaseUrl" | "dataDir">;

/** Who uses SQLite does not pay for loading PostgreSQL's driver. */
export async function openDatabase(place: Place, log: Log): Promise<Database> {
  if (!place.databaseUrl) return openSqlite(place.dataDir);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(place.databaseUrl, log);
}

/** Whether there is anything to open; of a PostgreSQL only opening it tells. */
export function hasDatabaseFile({ databaseUrl, dataDir }: Place): boolean {
  return databaseUrl !== null || existsSync(sqliteFile(dataDir));
}

/** What it takes of the disk, with what has not been brought into it yet; null when it is not a file of ours. */
export function databaseBytes({ databaseUrl, dataDir }: Place): number | null {
  if (databaseUrl !== null) return null;
  return ["", "-wal"]
    .map((end) => statSync(sqliteFile(dataDir) + end, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size);
}

/** Where it is, for a person to read: without a password. */
export function databasePlace({ databaseUrl, dataDir }: Place): string {
  if (databaseUrl === null) return sqliteFile(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
