import type { RecordActivity } from "../activity/activity-service.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Generators } from "../generators/generators.ts";
import type { Log } from "../log.ts";
import type { PagePreparer } from "../pages/page-preparer-service.ts";
import { createPageStore } from "../pages/page-store-service.ts";
import type { AiKeyService } from "../settings/ai-key-service.ts";
import { createRunWorkRepository } from "./run-work-repository.ts";
import { createRunsRepository } from "./runs-repository.ts";
import { createRunsService, type RunsService } from "./runs-service.ts";
import { createRunSignal } from "./watch-run.ts";
import { createWorker } from "./worker.ts";

export type Runs = {
  service: RunsService;
  /** True while a run without pauses takes all the time that there is. */
  isBusy(): boolean;
  /** Takes up what waits, once the server is ready. */
  start(): Promise<void>;
  /** Ends the watching at once; the runs go on where they were at the next start. */
  stop(): Promise<void>;
};

type RunsParts = {
  database: Database;
  preparer: PagePreparer;
  aiKey: Pick<AiKeyService, "getKey" | "getKeyState">;
  generators: Generators;
  settings: Config["runs"];
  record: RecordActivity;
  log: Log;
  /** Called with the slugs of pages that came. */
  onPagesChanged(slugs: readonly string[]): void;
  /** Told how many titles this process has just done. */
  onItemsDone?(count: number): void;
};

/** The runs of this database, and the worker of this process that does them. */
export function openRuns(parts: RunsParts): Runs {
  const { database, preparer, aiKey, generators, settings, record, log, onPagesChanged, onItemsDone } = parts;
  const work = createRunWorkRepository(database);
  const runSignal = createRunSignal();
  const closing = new AbortController();
  const worker = createWorker(
    {
      work: {
        ...work,
        async saveResults(...request) {
          const saved = await work.saveResults(...request);
          if (saved) onItemsDone?.(request[2].length);
          return saved;
        },
      },
      pages: { ...createPageStore(database), ...preparer },
      generators,
      getAiKey: aiKey.getKey,
      pauseScale: settings.pauseScale,
      log,
      onSaved(runId, slugs) {
        if (slugs.length > 0) onPagesChanged(slugs);
        runSignal.notify(runId);
      },
    },
    { leaseMs: settings.leaseMs, pollMs: 1_000, isOnlyServer: database.engine === "sqlite" },
  );
  return {
    service: createRunsService({
      runs: createRunsRepository(database),
      prepareTitle: preparer.prepareTitle,
      review: { readLine: preparer.readLine, pages: createPageStore(database) },
      countPages: createPageStore(database).countRunPages,
      generators,
      worker,
      runSignal,
      record,
      hasAiKey: async () => (await aiKey.getKeyState()).isSet,
      closing: closing.signal,
    }),
    isBusy: worker.isBusy,
    start: worker.start,
    async stop() {
      closing.abort();
      await worker.stop();
    },
  };
}
