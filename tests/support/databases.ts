import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject, onTestFinished } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLog } from "#server/log.ts";
import { createEmptyDatabase } from "./postgres.ts";

const log = createLog("silent");

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "basculante-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Of the test's own, without a table. */
export async function openEmpty(engine: Database["engine"]): Promise<Database> {
  const databaseUrl = engine === "postgres" ? await createEmptyDatabase(inject("postgresUrl")) : null;
  const database = await openDatabase({ databaseUrl, dataDir: makeFolder() }, log);
  onTestFinished(() => database.db.destroy());
  return database;
}

/** Runs the same tests on each engine; `open` gives a migrated database of the test's own. */
export function describeOnBothEngines(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe.each(["sqlite", "postgres"] as const)(`${name} on %s`, (engine) => {
    tests(async () => {
      const database = await openEmpty(engine);
      await migrate(database);
      return database;
    });
  });
}
