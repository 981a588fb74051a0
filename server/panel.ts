import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { toHtml } from "#domain/text/to-html.ts";
import type { AiWriter } from "./ai/write-page.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import { createComparer } from "./pages/compare-pages.ts";
import { createPagesService, type PagesService } from "./pages/pages-service.ts";
import { openRuns, type RunsService } from "./runs/runs-service.ts";
import type { ContentMaker } from "./runs/work-on-run.ts";
import { type AiKeyService, createAiKeyService } from "./settings/ai-key-service.ts";

export type PanelServices = {
  pages: PagesService;
  runs: RunsService;
  /** The key itself is for the worker only. */
  ai: Omit<AiKeyService, "getKey">;
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
  const aiKey = createAiKeyService({ database, secret, fromEnvironment: config.ai.apiKey, log });
  const makeContent = createContentMaker(config, log);
  const runs = openRuns({ database, aiKey, makeContent, settings: config.runs, log, onPagesChanged });
  const comparer = createComparer({ database, isBusy: runs.isBusy, log });
  const { getKey: _, ...ai } = aiKey;
  return {
    pages: createPagesService(database, onPagesChanged),
    runs: runs.service,
    ai,
    async start() {
      await runs.start();
      comparer.start();
    },
    async stop() {
      await Promise.all([runs.stop(), comparer.stop()]);
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
