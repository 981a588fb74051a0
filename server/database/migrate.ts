import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DomainError, getReason } from "#domain/errors.ts";
import type { Database, Engine } from "./database.ts";
import { up as generatedPages } from "./migrations/001-generated-pages.ts";
import { up as runs } from "./migrations/002-runs.ts";
import { up as takeOverPages } from "./migrations/003-take-over-pages.ts";
import { up as deletedPages } from "./migrations/004-deleted-pages.ts";
import { up as contacts } from "./migrations/005-contacts.ts";
import { up as rateLimits } from "./migrations/006-rate-limits.ts";
import { up as answers } from "./migrations/007-answers.ts";
import { up as runOutcomes } from "./migrations/008-run-outcomes.ts";
import { up as origins } from "./migrations/009-origins.ts";
import { up as facts } from "./migrations/010-facts.ts";
import { up as people } from "./migrations/011-people.ts";
import { up as photos } from "./migrations/012-photos.ts";
import { up as pageLife } from "./migrations/013-page-life.ts";
import { up as errors } from "./migrations/014-errors.ts";
import { up as quality } from "./migrations/017-quality.ts";
import { up as studio } from "./migrations/018-studio.ts";
import { up as imports } from "./migrations/021-imports.ts";
import { up as ordersOfPages } from "./migrations/022-orders-of-pages.ts";
import { up as pageNotices } from "./migrations/023-page-notices.ts";

/** By number. A migration that has been released is never edited: a change is a new one. */
const migrations: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  "001-generated-pages": generatedPages,
  "002-runs": runs,
  "003-take-over-pages": takeOverPages,
  "004-deleted-pages": deletedPages,
  "005-contacts": contacts,
  "006-rate-limits": rateLimits,
  "007-answers": answers,
  "008-run-outcomes": runOutcomes,
  "009-origins": origins,
  "010-facts": facts,
  "011-people": people,
  "012-photos": photos,
  "013-page-life": pageLife,
  "014-errors": errors,
  "017-quality": quality,
  "018-studio": studio,
  "021-imports": imports,
  "022-orders-of-pages": ordersOfPages,
  "023-page-notices": pageNotices,
};

/** In the order in which they run. */
export const migrationNames = Object.keys(migrations).sort();

/** To the newest version, or to an older one for a test that starts there. */
export async function migrate({ db, engine }: Database, version = migrationNames.at(-1) ?? ""): Promise<void> {
  await refuseNewerDatabase(db);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]): [string, Migration] => [name, { up: (db) => up(db, engine) }]),
        ),
    },
  });
  const { error } = await migrator.migrateTo(version);
  if (error) throw new DomainError("migration-failed", { reason: getReason(error) }, { cause: error });
}

/** True when the database has every migration that this code knows. */
export async function isMigrated({ db }: Pick<Database, "db">): Promise<boolean> {
  const applied = await findApplied(db);
  return migrationNames.every((name) => applied.includes(name));
}

/** False for a database that no version of this product has written to. */
export async function hasMigrations({ db }: Pick<Database, "db">): Promise<boolean> {
  return (await findApplied(db)).length > 0;
}

/** One that a later version of this product has written to. */
export async function refuseNewerDatabase(db: Database["db"]) {
  const unknown = (await findApplied(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new DomainError("database-newer", { names: unknown.join(", ") });
  }
}

async function findApplied(db: Database["db"]): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}
