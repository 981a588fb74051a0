import type { Shop } from "#content/shop.ts";
import { DomainError } from "#domain/errors.ts";
import type { RecordActivity } from "./activity/activity-service.ts";
import { type BatchesService, openBatches } from "./batches/batches-service.ts";
import { createRewriter, type Rewriter } from "./batches/rewrite-page.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { createGenerators, getFormLimits } from "./generators/generators.ts";
import type { Log } from "./log.ts";
import { createComparer } from "./pages/compare-pages.ts";
import { startEmptyingPageBin } from "./pages/empty-page-bin.ts";
import { createPagesJudge } from "./pages/judge-pages.ts";
import { createPagePreparer } from "./pages/page-preparer-service.ts";
import { createPagesService, type PagesService } from "./pages/pages-service.ts";
import { createDuePublisher } from "./pages/publish-due.ts";
import { prepareReader } from "./prepare-reader.ts";
import { createRedirects, type RedirectsService } from "./redirects/redirects-service.ts";
import { openRuns } from "./runs/open-runs.ts";
import type { RunsService } from "./runs/runs-service.ts";
import { type AiKeyService, createAiKeyService } from "./settings/ai-key-service.ts";

export type PanelServices = {
  pages: PagesService;
  runs: RunsService;
  redirects: RedirectsService;
  batches: BatchesService;
  /** Another text for a page; nothing is saved. */
  rewrite: Rewriter;
  /** The key itself is for the worker only. */
  ai: Omit<AiKeyService, "getKey">;
  /** For who may soon ask what becomes of a title. */
  prepareReader(): Promise<boolean>;
};

export type Panel = PanelServices & {
  /** Runs are worked on: what can wait does. */
  isBusy(): boolean;
  /** The largest body of the forms that take many titles, by their path; others are small. */
  formLimits: ReadonlyMap<string, number>;
  /** Takes up what waits, once the server is ready. */
  start(): Promise<void>;
  /** Ends the watching at once; the runs go on where they were at the next start. */
  stop(): Promise<void>;
};

type Parts = {
  config: Pick<Config, "ai" | "runs">;
  getShop(): Shop;
  database: Database;
  secret: string;
  /** Told what people do. */
  record: RecordActivity;
  log: Log;
  /** Called with the slugs of pages that came or went. */
  onPagesChanged(slugs: readonly string[]): void;
  /** Told how many titles of runs have just been done. */
  onItemsDone?(count: number): void;
};

/** A pasted text that is far too long is refused in words, and kept in its field. */
const editorBytes = 4 * 1024 * 1024;

/** The work of the panel: pages, runs and the AI, and what goes on of them in the background. */
export function createPanel(parts: Parts): Panel {
  const { config, database, getShop, secret, record, log, onPagesChanged, onItemsDone } = parts;
  const aiKey = createAiKeyService({ database, secret, fromEnvironment: config.ai.apiKey, record, log });
  const generators = createGenerators({ ...config.ai, getShop, log });
  const preparer = createPagePreparer(getShop);
  const runs = openRuns({
    database,
    preparer,
    aiKey,
    generators,
    settings: config.runs,
    record,
    log,
    onPagesChanged,
    onItemsDone,
  });
  const comparer = createComparer({ database, isBusy: runs.isBusy, log });
  const judge = createPagesJudge({
    database,
    getShop,
    onChange: onPagesChanged,
    isBusy: runs.isBusy,
    log,
  });
  const rewrite = createRewriter(async (title, signal) => {
    const apiKey = await aiKey.getKey();
    if (apiKey === null) throw new DomainError("ai-key-missing");
    const run = { id: "", description: "", creativity: 75, template: null };
    return generators.ai.write({ title, run, fields: [], aiKey: apiKey, signal });
  });
  const batches = openBatches({ database, getShop, rewrite, onPagesChanged, record, log });
  const publisher = createDuePublisher({ database, onChange: onPagesChanged, log });
  const redirects = createRedirects(database, log);
  let stopPurge = async () => {};
  const { getKey: _, ...ai } = aiKey;
  return {
    pages: createPagesService({ database, preparer, getShop, onChange: onPagesChanged, record }),
    runs: runs.service,
    ai,
    redirects,
    batches: batches.service,
    rewrite,
    prepareReader,
    isBusy: runs.isBusy,
    formLimits: new Map([...getFormLimits(generators), ["/admin/paginas/:id", editorBytes]]),
    async start() {
      await runs.start();
      await comparer.start();
      judge.start();
      publisher.start();
      await batches.start();
      stopPurge = startEmptyingPageBin(database, log);
    },
    async stop() {
      await Promise.all([
        runs.stop(),
        comparer.stop(),
        judge.stop(),
        publisher.stop(),
        batches.stop(),
        stopPurge(),
        redirects.stop(),
      ]);
    },
  };
}

/** What of it a request may use. */
export function pickServices({ pages, runs, redirects, batches, rewrite, ai, prepareReader }: Panel): PanelServices {
  return { pages, runs, redirects, batches, rewrite, ai, prepareReader };
}
