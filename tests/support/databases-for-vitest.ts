import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { sqliteFile } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createEmptyDatabase, startPostgres } from "./postgres.ts";
import { quickFolder } from "./quick-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Copied by each test: running every migration for each would take longer than most tests. */
    migrated: { sqlite: string; postgres: string };
  }
}

export default async function setup(project: TestProject) {
  const server = await startPostgres(quickFolder);
  const dataDir = mkdtempSync(join(quickFolder, "basculante-migrated-"));
  const databaseUrl = await createEmptyDatabase(server.url);
  await makeMigrated({ dataDir, databaseUrl: null });
  await makeMigrated({ dataDir, databaseUrl });
  project.provide("postgresUrl", server.url);
  project.provide("migrated", { sqlite: sqliteFile(dataDir), postgres: new URL(databaseUrl).pathname.slice(1) });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeMigrated(place: { dataDir: string; databaseUrl: string | null }): Promise<void> {
  const database = await openDatabase(place, createLog("silent"));
  await migrate(database);
  await database.db.destroy();
}
