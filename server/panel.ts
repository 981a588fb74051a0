import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { messageOf } from "#content/messages.ts";
import { toHtml } from "#domain/text/to-html.ts";
import type { AiWriter } from "./ai/write-page.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import { createComparer } from "./pages/compare-pages.ts";
import { pageComparison } from "./pages/page-comparison-repository.ts";
import { generatedPages } from "./pages/pages-repository.ts";
import { createPagesService, type PagesService } from "./pages/pages-service.ts";
import { runWork } from "./runs/run-work-repository.ts";
import { runs } from "./runs/runs-repository.ts";
import { createRunsService, type RunsService } from "./runs/runs-service.ts";
import { createRunBell } from "./runs/watch-run.ts";
import type { ContentMaker } from "./runs/work-on-run.ts";
import { createWorker } from "./runs/worker.ts";
import { type AiKey, aiKey } from "./settings/ai-key-service.ts";
import { settings } from "./settings/settings-repository.ts";

export type PanelServices = {
  pages: PagesService;
  runs: RunsService;
  /** The key itself is for the worker only. */
  ai: Omit<AiKey, "getKey">;
};

export type Panel = PanelServices & {
  /** Takes up what waits, once the server is ready. */
  start(): Promise<void>;
  /** Ends the watching at once; the runs go on where they were at the next start. */
  stop(): Promise<void>;
};

type Parts = {
  config: Pick<Config, "ai" | "runs" | "site">;
  database: Database;
  secret: string;
  log: Log;
  /** Called with the slugs of pages that came or went. */
  onPagesChanged(slugs: readonly string[]): void;
};

/** The work of the panel: pages, runs and the AI, and what goes on of them in the background. */
export function createPanel({ config, database, secret, log, onPagesChanged }: Parts): Panel {
  const key = aiKey(settings(database), secret, config.ai.apiKey, log);
  const bell = createRunBell();
  const closing = new AbortController();
  const worker = createWorker(
    {
      work: runWork(database, (slug) => messageOf({ code: "duplicate-slug", details: { slug } })),
      pages: generatedPages(database),
      makeContent: createContentMaker(config, log),
      getAiKey: key.getKey,
      pauseScale: config.runs.pauseScale,
      log,
      onSaved(runId, slugs) {
        if (slugs.length > 0) onPagesChanged(slugs);
        bell.ring(runId);
      },
    },
    { leaseMs: config.runs.leaseMs, pollMs: 1_000, isAlone: database.engine === "sqlite" },
  );
  const comparer = createComparer({ comparison: pageComparison(database), isBusy: worker.isBusy, log });
  const { getKey: _, ...ai } = key;
  return {
    pages: createPagesService(database, onPagesChanged),
    runs: createRunsService({
      runs: runs(database),
      worker,
      bell,
      hasAiKey: async () => (await key.getKeyState()).isSet,
      closing: closing.signal,
    }),
    ai,
    async start() {
      await worker.start();
      comparer.start();
    },
    async stop() {
      closing.abort();
      await Promise.all([worker.stop(), comparer.stop()]);
    },
  };
}

function createContentMaker({ ai, site }: Parts["config"], log: Log): ContentMaker {
  let writer: AiWriter | null = null;
  return async (title, { kind, description, creativity }, signal, apiKey) => {
    if (kind !== "ai") return toHtml(writePageForTitle(title, { creativity }).text);
    if (!writer) {
      // Only who asks the AI pays for loading its package.
      const { createAiWriter } = await import("./ai/write-page.ts");
      writer = createAiWriter({ ...ai, site, log });
    }
    return writer({ apiKey, title, description, creativity }, signal);
  };
}
