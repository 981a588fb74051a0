import { setTimeout as nextLook } from "node:timers/promises";
import { predefinedTitles } from "#content/predefined-titles.ts";
import type { Run } from "#domain/runs.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { type Where, withDatabase } from "./with-database.ts";

/** A run of the first `count` predefined titles, as the panel would start it. */
export function startRunIn(where: Where, count: number, from = 0): Promise<Run> {
  const items = predefinedTitles.slice(from, from + count).map(({ title, slug }) => ({ title, slug }));
  return withDatabase(where, (database) =>
    createRunsRepository(database).insertRun({ kind: "predefined", description: "", creativity: 75, items }),
  );
}

export type RunCount = { run: Run; pages: number; createdItems: number };

/** What the run says of itself, beside what is really there, all at one moment: a server may go on meanwhile. */
export function countIn(where: Where, runId: string): Promise<RunCount> {
  return withDatabase(where, (database) =>
    database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (db) => {
        const snapshot = { ...database, db };
        const run = await createRunsRepository(snapshot).getRun(runId);
        if (!run) throw new Error(`no run ${runId}`);
        const items = await createRunsRepository(snapshot).findItems(runId, { limit: 20_000, state: "created" });
        const pages = await createPagesRepository(snapshot).findPages({ limit: 20_000 });
        return { run, pages: pages.length, createdItems: items.length };
      }),
  );
}

/** How long that takes is up to the machine. */
export async function untilCreated(where: Where, runId: string, least: number): Promise<void> {
  await withDatabase(where, async (database) => {
    while (((await createRunsRepository(database).getRun(runId))?.created ?? 0) < least) await nextLook(50);
  });
}

export async function untilOver(where: Where, runId: string): Promise<void> {
  await withDatabase(where, async (database) => {
    while (!(await createRunsRepository(database).getRun(runId))?.finishedAt) await nextLook(100);
  });
}
