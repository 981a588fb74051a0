import "./ready-reader.ts";
import { expect, onTestFinished, vi } from "vitest";
import { sampleShop } from "#content/shop.ts";
import type { Database } from "#server/database/database.ts";
import type { Generator } from "#server/generators/generator.ts";
import type { GeneratorKind } from "#server/generators/generators.ts";
import { createLog } from "#server/log.ts";
import { createPagePreparer } from "#server/pages/page-preparer-service.ts";
import { createPageStore } from "#server/pages/page-store-service.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { createRunWorkRepository } from "#server/runs/run-work-repository.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { createRunSignal } from "#server/runs/watch-run.ts";
import type { RunParts } from "#server/runs/work-on-run.ts";
import { createWorker, type WorkerSettings } from "#server/runs/worker.ts";
import { createWritingGenerators } from "./writing-generators.ts";

const silent = createLog("silent");
export const writeParagraph: Generator["write"] = async ({ title }) => `<p>Texto de ${title}</p>`;

type Prepared = Partial<WorkerSettings & Pick<RunParts, "getAiKey" | "log">>;

/** A worker on a database, and what a test asks of its runs. */
export function prepare(
  database: Database,
  write = writeParagraph,
  { getAiKey = async () => null, log = silent, ...settings }: Prepared = {},
) {
  const runSignal = createRunSignal();
  const generators = createWritingGenerators(write);
  const work = createRunWorkRepository(database);
  const pages = createPagesRepository(database);
  const worker = createWorker(
    {
      work,
      pages: { ...createPageStore(database), ...createPagePreparer(() => sampleShop) },
      generators,
      getAiKey,
      log,
      pauseScale: 0,
      onSaved: (runId) => runSignal.notify(runId),
    },
    { leaseMs: 10_000, pollMs: 50, isOnlyServer: database.engine === "sqlite", ...settings },
  );
  onTestFinished(() => worker.stop());
  const all = createRunsRepository(database);
  return { worker, runSignal, all, sources: { runs: all, generators }, work, pages };
}

export function makeTitles(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Portão número ${index + 1}`);
}

export function newRun(titles: string[], kind: GeneratorKind = "predefined") {
  return { kind, description: "", creativity: 75, items: titles.map((title) => ({ title, slug: title })) };
}

export async function untilOver(all: ReturnType<typeof createRunsRepository>, id: string, timeout = 20_000) {
  return vi.waitFor(
    async () => {
      const run = await all.getRun(id);
      expect(run?.finishedAt).toBeInstanceOf(Date);
      return run;
    },
    { timeout, interval: 20 },
  );
}
