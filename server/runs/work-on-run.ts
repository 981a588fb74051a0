import { setTimeout as delay } from "node:timers/promises";
import { type ErrorInfo, getReason, isDomainError } from "#domain/errors.ts";
import type { RunItem } from "#domain/runs.ts";
import { isOutOfOrder } from "../database/out-of-order.ts";
import type { Generators } from "../generators/generators.ts";
import type { Log } from "../log.ts";
import type { PagePreparer } from "../pages/page-preparer-service.ts";
import type { PageStore } from "../pages/page-store-service.ts";
import { prepareReader } from "../prepare-reader.ts";
import { createSlices } from "../slices.ts";
import type { ItemResult, Lease, RunWorkRepository, Saved } from "./run-work-repository.ts";
import type { StoredRun } from "./runs-repository.ts";

export type RunParts = {
  work: RunWorkRepository;
  pages: Pick<PageStore, "hasSlug"> & PagePreparer;
  generators: Generators;
  getAiKey(): Promise<string | null>;
  /** Told after every change that is saved, with the slugs of new pages. */
  onSaved(runId: string, slugs: readonly string[]): void;
  log: Log;
  /** 1: the pauses of the generators; tests use 0. */
  pauseScale: number;
};

/**
 * Titles saved together where no pause parts them: a commit for each would wait for the disk ten thousand times, and
 * write the same pages of a score of indexes as often.
 */
const itemsPerSave = 100;
/** Fewer beside visitors: what is saved together is not interrupted. By tens, storing a title costs a quarter more. */
const itemsPerSharedSave = 25;
/** A saving that fails this often while the database takes other writes will not succeed. */
const maxRefusals = 3;
const maxBackoffMs = 10_000;

/** Works through the titles in order until none waits, the lease is lost or `signal` says stop. */
export async function workOnRun(run: StoredRun, lease: Lease, parts: RunParts, signal: AbortSignal): Promise<void> {
  const { work, log, onSaved } = parts;
  const { pauseMs } = parts.generators[run.kind];
  const isBatch = pauseMs === 0;
  const pause = pauseMs * parts.pauseScale;
  const slices = createSlices();
  if (!(await prepareReader())) return;
  let failedAttempts = 0;
  let since = performance.now();
  while (!signal.aborted) {
    try {
      const batch = slices.isShared() ? itemsPerSharedSave : itemsPerSave;
      const items = await work.findWaitingItems(run.id, isBatch ? batch : 1);
      if (items.length === 0) {
        await work.finishRun(run.id, lease);
        onSaved(run.id, []);
        return;
      }
      const results: ItemResult[] = [];
      for (const item of items) {
        if (signal.aborted) return;
        results.push(await makeResult(item, run, parts, signal));
        await slices.between();
      }
      if (signal.aborted) return;
      const saved = await saveWithRetry(results, performance.now() - since);
      if (saved === null) return;
      failedAttempts = 0;
      since = performance.now();
      if (pause > 0) await wait(pause, signal);
      else await slices.between();
    } catch (error) {
      failedAttempts += 1;
      log.warn({ err: error, run: run.id }, "the database does not answer a run, trying again");
      await wait(getBackoff(failedAttempts), signal);
    }
  }

  /** What was made is not made again because the database went away: it is kept until it can be saved. */
  async function saveWithRetry(results: readonly ItemResult[], workedMs: number): Promise<Saved | null> {
    let pending = results;
    let refusals = 0;
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        const saved = await work.saveResults(run.id, lease, pending, workedMs);
        if (saved) onSaved(run.id, saved.slugs);
        return saved;
      } catch (error) {
        log.warn({ err: error, run: run.id, attempt }, "cannot save the results of a run, trying again");
        // One that was away may be back by now: that alone is no refusal.
        if (!isOutOfOrder(error) && (await work.canWrite(run.id))) refusals += 1;
        if (refusals >= maxRefusals) {
          if (pending.length > 1) return saveOneByOne(pending, workedMs / pending.length);
          pending = pending.map(({ position }) => ({ position, reason: toSaveFailure(error) }));
        }
        await wait(getBackoff(attempt), signal);
      }
    }
    return null;
  }

  async function saveOneByOne(results: readonly ItemResult[], workedMs: number): Promise<Saved | null> {
    const slugs: string[] = [];
    for (const result of results) {
      const saved = await saveWithRetry([result], workedMs);
      if (saved === null) return null;
      slugs.push(...saved.slugs);
    }
    return { slugs };
  }
}

async function makeResult(item: RunItem, run: StoredRun, parts: RunParts, signal: AbortSignal): Promise<ItemResult> {
  const { position } = item;
  const { needsAiKey, origin, write } = parts.generators[run.kind];
  // A page that cannot be saved is not paid for.
  const isTaken = needsAiKey && (await parts.pages.hasSlug(item.slug));
  // Out here a database that does not answer delays the title; further in it would fail it.
  const aiKey = needsAiKey && !isTaken ? await parts.getAiKey() : null;
  try {
    const { title, slug } = parts.pages.prepareTitle(item.title);
    if (isTaken) return { position, existing: slug };
    const content = await write({ title, run, fields: item.fields ?? [], aiKey, signal });
    const page = parts.pages.preparePage({ title: item.title, content }, { isChosen: run.publishesHeld });
    return { position, page: { ...page, origin, runId: run.id } };
  } catch (error) {
    if (isDomainError(error)) return { position, reason: { code: error.code, details: error.details } };
    if (!signal.aborted) parts.log.error({ err: error, run: run.id, position }, "a title could not be worked");
    return { position, reason: { code: "generation-failed", details: {} } };
  }
}

function toSaveFailure(error: unknown): ErrorInfo {
  return { code: "save-failed", details: { message: getReason(error).slice(0, 300) } };
}

function getBackoff(failedAttempts: number): number {
  return Math.min(maxBackoffMs, 100 * 2 ** failedAttempts);
}

/** Ends early, and without an error, when it is aborted. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
