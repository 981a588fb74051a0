import { setTimeout as delay } from "node:timers/promises";
import { allPlaceNames } from "../../content/places/places.ts";
import type { PageComparison } from "../database/page-comparison.ts";
import type { Log } from "../log.ts";
import { signatureOf } from "./signature.ts";

export type Comparer = { start(): void; stop(): Promise<void> };

export type ComparerSettings = {
  comparison: PageComparison;
  /** Then it waits. */
  isBusy(): boolean;
  log: Log;
  pollMs?: number;
};

const pagesAtOnce = 20;

function textOf(html: string): string {
  return html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, " ");
}

/** Compares the pages that are waiting for it; gives how many there were. */
export async function comparePages(comparison: PageComparison, limit = pagesAtOnce): Promise<number> {
  const pages = await comparison.findUncompared(limit);
  for (const { seq, content } of pages) {
    await comparison.saveSignature(seq, signatureOf(textOf(content), allPlaceNames));
  }
  return pages.length;
}

/**
 * Compares new pages a little after they were made, in small bites: making ten thousand pages must not wait for it,
 * nor the visitors of the site.
 */
export function createComparer({ comparison, isBusy, log, pollMs = 2_000 }: ComparerSettings): Comparer {
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = pollMs;
      try {
        if (!isBusy() && (await comparePages(comparison)) === pagesAtOnce) pause = 20;
      } catch (error) {
        log.warn({ err: error }, "cannot compare pages, trying again");
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
