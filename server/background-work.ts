import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "./log.ts";

export type BackgroundWork = {
  start(): void;
  /** There is something to do: the rest is over. */
  wake(): void;
  stop(): Promise<void>;
};

export type BackgroundSettings = {
  /** Does one piece; false when nothing waits. */
  workOnce(): Promise<boolean>;
  /** Then it waits. */
  isBusy(): boolean;
  log: Log;
  /** What the log says when a piece fails; it is tried again. */
  complaint: string;
  pollMs?: number;
  /** For each second of work so many of rest: the site's visitors share the processor with it. */
  restShare?: number;
};

/** Does what can wait a little after it came up, piece by piece and with rests. */
export function createBackgroundWork(settings: BackgroundSettings): BackgroundWork {
  const { workOnce, isBusy, log, complaint, pollMs = 2_000, restShare = 4 } = settings;
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  let isWanted = false;
  let endRest = () => {};

  async function rest(milliseconds: number): Promise<void> {
    const over = new AbortController();
    endRest = () => over.abort();
    const signal = AbortSignal.any([stopping.signal, over.signal]);
    if (!isWanted) await delay(milliseconds, undefined, { signal }).catch(() => {});
    isWanted = false;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = pollMs;
      try {
        const started = performance.now();
        if (!isBusy() && (await workOnce())) pause = restShare * (performance.now() - started);
      } catch (error) {
        log.warn({ err: error }, complaint);
      }
      await rest(pause);
    }
  }

  return {
    start: () => {
      ended = work();
    },
    wake() {
      isWanted = true;
      endRest();
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
