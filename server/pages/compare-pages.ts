import { setTimeout as delay } from "node:timers/promises";
import { allPlaceNames } from "#content/places/places.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createPageComparisonRepository, type PageComparisonRepository } from "./page-comparison-repository.ts";
import { createSignature } from "./signature.ts";

export type Comparer = { start(): void; stop(): Promise<void> };

export type ComparerSettings = {
  database: Database;
  /** Then it waits. */
  isBusy(): boolean;
  log: Log;
  pollMs?: number;
};

/** For each second of work so many of rest: the site's visitors share the processor with it. */
const restPerWork = 4;

function stripTags(html: string): string {
  return html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, " ");
}

/** Compares the oldest page that waits for it; false when none does. */
export async function compareNextPage(comparison: PageComparisonRepository): Promise<boolean> {
  const page = await comparison.findUncompared();
  if (!page) return false;
  await comparison.saveSignature(page.seq, createSignature(stripTags(page.content), allPlaceNames));
  return true;
}

/**
 * Compares new pages a little after they were made, one by one and with rests: making ten thousand pages must not
 * wait for it, nor the visitors of the site.
 */
export function createComparer({ database, isBusy, log, pollMs = 2_000 }: ComparerSettings): Comparer {
  const comparison = createPageComparisonRepository(database);
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = pollMs;
      try {
        const started = performance.now();
        if (!isBusy() && (await compareNextPage(comparison))) pause = restPerWork * (performance.now() - started);
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
