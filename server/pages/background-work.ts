import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";

export type BackgroundWork = { start(): void; stop(): Promise<void> };

export type BackgroundSettings = {
  /** Does one piece; false when nothing waits. */
  workOnce(): Promise<boolean>;
  /** Then it waits. */
  isBusy(): boolean;
  log: Log;
  /** What the log says when a piece fails; it is tried again. */
  complaint: string;
  pollMs?: number;
};

/** For each second of work so many of rest: the site's visitors share the processor with it. */
const restShare = 4;

/** Does what can wait a little after it came up, piece by piece and with rests. */
export function createBackgroundWork(settings: BackgroundSettings): BackgroundWork {
  const { workOnce, isBusy, log, complaint, pollMs = 2_000 } = settings;
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = pollMs;
      try {
        const started = performance.now();
        if (!isBusy() && (await workOnce())) pause = restShare * (performance.now() - started);
      } catch (error) {
        log.warn({ err: error }, complaint);
      }
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start: () => {
      ended = work();
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
