import { predefinedTitles } from "../../content/predefined-titles.ts";
import type { Run } from "../../domain/runs.ts";
import type { Database } from "../../server/database/database.ts";
import { generatedPages } from "../../server/database/generated-pages.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { runs } from "../../server/database/runs.ts";
import { createLog } from "../../server/log.ts";

type Where = { dataDir: string; databaseUrl?: string };

/** A look into the database of a product that runs, or was killed, through the product's own code. */
async function withDatabase<T>({ dataDir, databaseUrl }: Where, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? null }, createLog("silent"));
  try {
    return await use(database);
  } finally {
    await database.db.destroy();
  }
}

/** A run of the first `count` predefined titles, as the panel would start it. */
export function startRunIn(where: Where, count: number, from = 0): Promise<Run> {
  const items = predefinedTitles.slice(from, from + count).map(({ title, slug }) => ({ title, slug }));
  return withDatabase(where, (database) =>
    runs(database).insertRun({ kind: "predefined", description: "", creativity: 75, items }),
  );
}

export type RunCount = { run: Run; pages: number; createdItems: number };

/** What the run says of itself, beside what is really there. */
export function countIn(where: Where, runId: string): Promise<RunCount> {
  return withDatabase(where, async (database) => {
    const run = await runs(database).getRun(runId);
    if (!run) throw new Error(`no run ${runId}`);
    const items = await runs(database).findItems(runId, { limit: 20_000, state: "created" });
    const pages = await generatedPages(database).findPages({ limit: 20_000 });
    return { run, pages: pages.length, createdItems: items.length };
  });
}
