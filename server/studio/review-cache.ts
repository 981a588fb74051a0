import { setTimeout as delay } from "node:timers/promises";
import type { LineReading } from "../runs/runs-service.ts";
import type { ReviewedRow } from "./review-sheet.ts";

/** What is known of a sheet while somebody works on it: about 10 MB for ten thousand rows. */
type Entry = {
  known: Map<string, LineReading>;
  version: number;
  done: number;
  reviewing: Promise<ReviewedRow[]> | null;
  usedAt: number;
};

const sheetsKept = 3;
const keptMilliseconds = 15 * 60_000;
/** Then the screen says how far it is. */
const patience = 4_000;

type Review = (known: Map<string, LineReading>, onRead: (count: number) => void) => Promise<ReviewedRow[]>;

/** How many rows have been read, of one that takes long. */
export type Reading = { done: number };

/** Reads each title of a sheet once, goes on when nobody waits any more, and forgets what nobody looks at. */
export function createReviewCache() {
  const entries = new Map<string, Entry>();
  const timer = setInterval(() => {
    for (const [id, { usedAt, reviewing }] of entries) {
      if (!reviewing && Date.now() - usedAt > keptMilliseconds) entries.delete(id);
    }
  }, keptMilliseconds / 3).unref();

  function getEntry(id: string, version: number): Entry {
    const known = entries.get(id);
    entries.delete(id);
    const entry = known ?? { known: new Map(), version, done: 0, reviewing: null, usedAt: 0 };
    entry.usedAt = Date.now();
    entries.set(id, entry);
    for (const [oldest, { reviewing }] of entries) {
      if (entries.size <= sheetsKept) break;
      if (!reviewing) entries.delete(oldest);
    }
    return entry;
  }

  return {
    async review(id: string, version: number, review: Review): Promise<ReviewedRow[] | Reading> {
      const entry = getEntry(id, version);
      if (!entry.reviewing || entry.version !== version) {
        entry.version = version;
        entry.done = 0;
        const reviewing = review(entry.known, (count) => {
          entry.done = count;
        });
        entry.reviewing = reviewing;
        const forget = () => {
          if (entry.reviewing === reviewing) entry.reviewing = null;
        };
        reviewing.then(forget, forget);
      }
      const late = new AbortController();
      const waited = delay(patience, null, { signal: late.signal }).catch(() => null);
      const rows = await Promise.race([entry.reviewing, waited]);
      late.abort();
      return rows ?? { done: entry.done };
    },
    stop: () => clearInterval(timer),
  };
}
