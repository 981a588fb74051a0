import type { Shop } from "#content/shop.ts";
import type { Actor } from "#domain/activity.ts";
import type { Batch, BatchItemState, BatchOptions, BatchRequest } from "#domain/batches.ts";
import { DomainError } from "#domain/errors.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import { createBackgroundWork } from "../background-work.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import type { Log } from "../log.ts";
import { createPageChanger } from "../pages/page-changer-service.ts";
import { prepareReader } from "../prepare-reader.ts";
import { createSlices } from "../slices.ts";
import { applyAction, undoAction } from "./batch-actions.ts";
import type { NewText, StepParts } from "./batch-step.ts";
import { type BatchItem, createBatchesRepository, type Lease, type OnReady } from "./batches-repository.ts";
import { findCandidates, previewReplace, type ReplacePreview } from "./preview-replace.ts";
import { createTextReplacer } from "./replace-in-page.ts";
import type { Rewriter } from "./rewrite-page.ts";

export type BatchesService = {
  /** Of the pages that a filter finds now, or of these; throws a DomainError when there are none. */
  startBatch(
    request: BatchRequest,
    pages: PageFilter | { ids: readonly string[] },
    actor: Actor | null,
    onReady?: OnReady,
  ): Promise<Batch>;
  /** What a replacement would change, some pages at a time, newest first; nothing is saved. */
  previewReplace(
    options: BatchOptions<"replace">,
    pages: PageFilter | { ids: readonly string[] },
    request: { after: string | null },
  ): Promise<ReplacePreview>;
  getBatch(id: string): Promise<Batch | null>;
  /** Newest first. */
  findBatches(limit: number): Promise<Batch[]>;
  findItems(id: string, states: readonly BatchItemState[], after?: string): Promise<BatchItem[]>;
  /** What is changed stays so until it is taken back. */
  cancelBatch(id: string): Promise<boolean>;
  /** Everything that nobody has changed since becomes what it was. False when there is nothing to take back. */
  undoBatch(id: string, actor: Actor | null): Promise<boolean>;
};

type Parts = {
  database: Database;
  getShop(): Shop;
  rewrite: Rewriter;
  onPagesChanged(slugs: readonly string[]): void;
  record: RecordActivity;
  log: Log;
};

const pagesPerStep = 25;
/** Fewer beside visitors: what is saved together is not interrupted. */
const pagesPerSharedStep = 5;
const leaseMilliseconds = 30_000;

/** What judges pages anew, for which titles are read; pages go to the bin or come back without. */
const readingActions: ReadonlySet<BatchRequest["action"]> = new Set(["rewrite", "replace", "place", "import"]);

/** One change to many pages: worked in the background, piece by piece, and taken back as a whole. */
export function openBatches({ database, getShop, rewrite, onPagesChanged, record, log }: Parts) {
  const batches = createBatchesRepository(database);
  const pages = createPageChanger(database, getShop);
  const stopping = new AbortController();

  /** Works on the oldest change that waits until it is done or cancelled. */
  async function workOnce(): Promise<boolean> {
    const lease: Lease = { owner: newId(), milliseconds: leaseMilliseconds };
    const batch = await batches.claimBatch(lease);
    if (!batch) return false;
    const { between, isShared } = createSlices();
    try {
      if (readingActions.has(batch.request.action) && !(await prepareReader())) return false;
      const most = () => (isShared() ? pagesPerSharedStep : pagesPerStep);
      while (!stopping.signal.aborted && (await workOnStep(batch, lease, most()))) await between();
    } finally {
      await batches.releaseBatch(batch.id, lease);
    }
    return true;
  }

  /** False when nothing is left to do, or somebody else does it. */
  async function workOnStep(batch: Batch, lease: Lease, most: number): Promise<boolean> {
    const isUndoing = batch.state === "undoing";
    const isSlow = batch.request.action === "rewrite" && batch.request.options.source === "ai" && !isUndoing;
    const items = await batches.findNext(batch, isSlow ? 1 : most);
    if (items.length === 0) {
      await batches.finishBatch(batch, lease);
      return false;
    }
    const ids = items.map(({ id }) => id);
    const texts = isUndoing ? new Map<string, NewText>() : await writeTexts(batch.request, ids);
    const changed: string[] = [];
    const saved = await batches.saveStep(batch, lease, async (open, changedBefore) => {
      await pages.lock(open);
      const { name: by } = batch.by;
      const parts: StepParts = { open, pages, changedBefore, by, texts, replaceText: createTextReplacer(getShop()) };
      const step = isUndoing
        ? await undoAction(parts, batch.request, items)
        : await applyAction(parts, batch.request, ids);
      changed.push(...step.slugs);
      return step.outcomes;
    });
    if (saved && changed.length > 0) onPagesChanged(changed);
    return saved !== null;
  }

  /** Before the pages are locked: a text service may take its time. */
  async function writeTexts(request: BatchRequest, ids: readonly string[]): Promise<Map<string, NewText>> {
    const texts = new Map<string, NewText>();
    if (request.action !== "rewrite") return texts;
    const found = await database.db.transaction().execute((open) => pages.getPages(open, ids));
    for (const page of found) texts.set(page.id, await rewrite(page, request.options, stopping.signal));
    return texts;
  }

  function findChosen(request: BatchRequest, filter: PageFilter): Promise<string[]> {
    return request.action === "replace" ? findCandidates(pages, filter, request.options) : pages.findIds(filter);
  }

  const worker = createBackgroundWork({
    workOnce,
    isBusy: () => false,
    log,
    complaint: "cannot work on a change of many pages, trying again",
    pollMs: 1_000,
    restShare: 0,
  });

  const service: BatchesService = {
    async startBatch(request, wanted, actor, onReady) {
      const ids = "ids" in wanted ? [...new Set(wanted.ids)] : await findChosen(request, wanted);
      if (ids.length === 0) throw new DomainError("no-pages-chosen");
      const id = await batches.insertBatch(request, ids, actor, onReady);
      worker.wake();
      await record({
        actor,
        action: "batch-started",
        details: { action: request.action, count: ids.length, batch: id },
      });
      const batch = await batches.getBatch(id);
      if (!batch) throw new DomainError("batch-not-found");
      return batch;
    },
    previewReplace: (options, wanted, { after }) =>
      previewReplace({ database, pages, shop: getShop() }, options, wanted, after),
    getBatch: batches.getBatch,
    findBatches: batches.findBatches,
    findItems: batches.findItems,
    cancelBatch: batches.cancelBatch,
    async undoBatch(id, actor) {
      const batch = await batches.getBatch(id);
      if (!batch || !(await batches.startUndoing(id))) return false;
      worker.wake();
      const details = { action: batch.request.action, count: batch.changed, batch: id };
      await record({ actor, action: "batch-undone", details });
      return true;
    },
  };

  return {
    service,
    async start() {
      // On SQLite there is no other server.
      if (database.engine === "sqlite") await batches.releaseAll();
      worker.start();
    },
    async stop() {
      stopping.abort();
      await worker.stop();
    },
  };
}
