import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, inject, onTestFinished } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { sqliteFile } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { draw, isSample } from "./extent.ts";
import { takeDatabase } from "./kept-databases.ts";
import { createEmptyDatabase, dropDatabase } from "./postgres.ts";
import { quickFolder } from "./quick-folder.ts";

const log = createLog("silent");

function makeFolder(): string {
  const folder = mkdtempSync(join(quickFolder, "basculante-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(databaseUrl: string | null, dataDir: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir }, log);
  onTestFinished(() => database.db.destroy());
  return database;
}

/** Dropped once all that uses it is closed: hundreds that stay make the server slow. */
function dropWhenDone(url: string): string {
  onTestFinished(() => dropDatabase(inject("postgresUrl"), url));
  return url;
}

/** Of the test's own, without a table. */
export async function openEmpty(engine: Database["engine"]): Promise<Database> {
  const folder = makeFolder();
  if (engine === "sqlite") return open(null, folder);
  return open(dropWhenDone(await createEmptyDatabase(inject("postgresUrl"))), folder);
}

/** The address of a PostgreSQL database of the newest version, this test's until it ends. */
export async function takePostgres(): Promise<string> {
  const { url, giveBack } = await takeDatabase(inject("postgresUrl"), inject("migrated").postgres);
  onTestFinished(giveBack);
  return url;
}

/** Of the test's own, of the newest version. */
async function openMigrated(engine: Database["engine"]): Promise<Database> {
  const folder = makeFolder();
  if (engine === "postgres") return open(await takePostgres(), folder);
  copyFileSync(inject("migrated").sqlite, sqliteFile(folder));
  return open(null, folder);
}

type Tests = (open: () => Promise<Database>) => void;

const engines = ["sqlite", "postgres"] as const;

/** Runs the same tests on each engine; `open` gives a migrated database of the test's own. */
export function describeOnBothEngines(name: string, tests: Tests): void {
  describeOn(engines, name, tests);
}

/** For what follows rules more than queries: `npm test` draws one in three of them for PostgreSQL. */
export function describeOnDrawnEngines(name: string, tests: Tests): void {
  describeOn(isSample && draw(name, 3) > 0 ? ["sqlite"] : engines, name, tests);
}

function describeOn(some: readonly Database["engine"][], name: string, tests: Tests): void {
  describe.each(some)(`${name} on %s`, (engine) => {
    tests(() => openMigrated(engine));
  });
}
