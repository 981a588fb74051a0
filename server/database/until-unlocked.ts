import { setTimeout as delay } from "node:timers/promises";
import { DomainError } from "#domain/errors.ts";

const busy = 5;
const firstPause = 2;
const longestPause = 100;

/**
 * Tries again while another process holds the lock of the file. SQLite's own waiting would hold up the thread, and with
 * it everyone who wants an answer. `since` is when the caller came: who has waited in line is not made to wait twice.
 */
export async function untilUnlocked<Value>(since: number, longest: number, attempt: () => Value): Promise<Value> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() - since >= longest) {
        throw new DomainError("database-busy", { retryAfterSeconds: "5" }, { cause: error });
      }
      await delay(pause);
    }
  }
}

/** The low byte is the kind of error, the rest says more of it. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}
