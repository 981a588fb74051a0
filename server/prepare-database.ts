import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import type { Config } from "./config.ts";
import { checkSqlite, checkSqliteFile } from "./database/check-sqlite.ts";
import type { Database } from "./database/database.ts";
import { hasMigrations, migrate } from "./database/migrate.ts";
import { databasePlace, hasDatabaseFile, openDatabase } from "./database/open-database.ts";
import { isMoveUnfinished } from "./database/unfinished-move.ts";
import type { Log } from "./log.ts";
import { mendSlugs } from "./pages/mend-slugs-service.ts";
import { placePages } from "./pages/place-pages-service.ts";

type Place = Pick<Config, "databaseUrl" | "dataDir">;

/** Brings the tables up to date, and then what today's rules keep beside what is in them. */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrate(database);
  await placePages(database);
  await mendSlugs(database);
}

/** Open and up to date, or closed again and left as it was. A new place gets a new database. */
export async function openPreparedDatabase(place: Place, log: Log): Promise<Database> {
  if (place.databaseUrl !== null) return open(place, log, prepareDatabase);
  const { wasStoppedCleanly } = checkSqliteFile(place.dataDir);
  return open(place, log, async (database) => {
    await checkSqlite(database, place.dataDir, wasStoppedCleanly);
    await prepareDatabase(database);
  });
}

/** Of a PostgreSQL only opening it tells. */
export function requireDatabaseFile(place: Place): void {
  if (!hasDatabaseFile(place)) throw new DomainError("database-missing", { place: databasePlace(place) });
}

/** For commands: a mistyped place must not look like an empty shop. `prepare` is for where no server has done it. */
export async function openExistingDatabase(place: Place, log: Log, prepare = true): Promise<Database> {
  requireDatabaseFile(place);
  return open(place, log, async (database) => {
    if (!(await hasMigrations(database))) throw new DomainError("database-missing", { place: databasePlace(place) });
    if (prepare) await prepareDatabase(database);
  });
}

async function open(place: Place, log: Log, prepare: (database: Database) => Promise<void>): Promise<Database> {
  let database: Database | null = null;
  try {
    database = await openDatabase(place, log);
    if (await isMoveUnfinished(database)) throw new DomainError("move-unfinished", { place: databasePlace(place) });
    await prepare(database);
    return database;
  } catch (error) {
    await database?.db.destroy();
    if (isDomainError(error)) throw error;
    const code = place.databaseUrl === null ? "database-damaged" : "database-unusable";
    throw new DomainError(code, { file: databasePlace(place), reason: getReason(error) }, { cause: error });
  }
}
