import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Notice } from "#content/words/notice.ts";
import { countLeft, getProgress, isOver as isRunOver, type Run, type RunProgress } from "#domain/runs.ts";
import type { Generators } from "../generators/generators.ts";
import { type RunItemView, toItemView } from "./item-reason.ts";
import { getEnding, type RunEnding, toProgressText } from "./run-words.ts";
import type { RunsRepository, StoredRun } from "./runs-repository.ts";

/** A run as the panel shows it. */
export type RunView = Run &
  RunProgress & {
    /** What its generator is called. */
    name: string;
    /** The page of the panel that took its titles; null for those that nobody typed. */
    formPath: string | null;
    /** The title under work, or the next one; null when there is none. */
    currentTitle: string | null;
    isOver: boolean;
    /** Titles that nobody has worked, also when it is over: it can go on with them. */
    unworked: number;
    progressText: string;
    /** Null until it is over. */
    ending: RunEnding | null;
  };

export type RunFailure = RunItemView & { notice: Notice | null };

/** What a watcher gets: the run, and the titles that failed since the last event. */
export type RunEvent = { run: RunView; failures: RunFailure[] };

/** Says in this process that something of a run changed. What changed is read from the database. */
export type RunSignal = { notify(runId: string): void; wait(runId: string, signal: AbortSignal): Promise<void> };

export function createRunSignal(): RunSignal {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    notify: (runId) => emitter.emit(runId),
    wait: async (runId, signal) => {
      await once(emitter, runId, { signal });
    },
  };
}

export type RunSources = { runs: RunsRepository; generators: Generators };

export async function viewRun({ runs, generators }: RunSources, run: StoredRun): Promise<RunView> {
  const { name, form, progressStep, sayEnd } = generators[run.kind];
  const isOver = isRunOver(run);
  const [next] = isOver ? [] : await runs.findItems(run.id, { limit: 1, state: "waiting" });
  return {
    ...run,
    ...getProgress(run),
    name,
    formPath: form?.path ?? null,
    currentTitle: next?.title ?? null,
    isOver,
    unworked: countLeft(run),
    progressText: toProgressText(run, progressStep),
    ending: getEnding(run, sayEnd),
  };
}

export type WatchOptions = {
  signal: AbortSignal;
  /** Position of the last failure that the watcher has already; -1 for none. */
  failuresAfter?: number;
  /** How often to look when nobody notifies, as when another server does the work. */
  pollMs?: number;
};

const failuresPerEvent = 50;
/** A run of ten thousand titles changes faster than anyone can look. */
const shortestPause = 100;

/** One event at once, then one for every change, and the last when the run is over. None when there is no such run. */
export async function* watchRun(
  sources: RunSources,
  runSignal: RunSignal,
  runId: string,
  { signal, failuresAfter = -1, pollMs = 1_000 }: WatchOptions,
): AsyncGenerator<RunEvent, void, void> {
  const { runs } = sources;
  let lastFailure = failuresAfter;
  let lastSeen = "";
  while (!signal.aborted) {
    // Begins to listen before it looks, so that no change falls in between.
    const pausing = new AbortController();
    const change = waitFor(AbortSignal.any([signal, pausing.signal]));
    try {
      const run = await runs.getRun(runId);
      if (!run) return;
      const view = await viewRun(sources, run);
      const failures = await runs.findItems(runId, { limit: failuresPerEvent, state: "failed", after: lastFailure });
      lastFailure = failures.at(-1)?.position ?? lastFailure;
      const seen = JSON.stringify([view.state, view.done, view.failed, view.currentTitle]);
      if (seen !== lastSeen || failures.length > 0) {
        lastSeen = seen;
        const { sayTitleFailed } = sources.generators[run.kind];
        const told = failures.map((item) => ({ ...toItemView(item), notice: sayTitleFailed?.(item.title) ?? null }));
        yield { run: view, failures: told };
      }
      if (failures.length === failuresPerEvent) continue;
      if (view.isOver) return;
      await change;
    } finally {
      pausing.abort();
      await change;
    }
    await abortableDelay(shortestPause, signal);
  }

  async function waitFor(until: AbortSignal): Promise<void> {
    const settled = new AbortController();
    const either = AbortSignal.any([until, settled.signal]);
    await Promise.race([ignoreAbort(runSignal.wait(runId, either)), abortableDelay(pollMs, either)]);
    settled.abort();
  }
}

async function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  await ignoreAbort(delay(milliseconds, undefined, { signal }));
}

/** Being told to stop waiting is no error. */
async function ignoreAbort(promise: Promise<unknown>): Promise<void> {
  try {
    await promise;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "AbortError") throw error;
  }
}
