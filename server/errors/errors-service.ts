import type { Failure, FailureSum } from "#domain/failures.ts";
import type { Database } from "../database/database.ts";
import { everyDay } from "../every-day.ts";
import type { Log } from "../log.ts";
import { createErrorsRepository, type ErrorsRepository, type FailureHour } from "./errors-repository.ts";

export type ErrorsService = {
  /** What went wrong in the last 24 hours, the newest first. */
  findLastDay(): Promise<FailureSum[]>;
};

const hourMilliseconds = 60 * 60 * 1_000;
const dayMilliseconds = 24 * hourMilliseconds;
const keptDays = 30;
const flushMilliseconds = 5_000;
/** Codes and places are few; this holds a database that is away for hours. */
const maxWaiting = 500;

type Parts = { database: Database; log: Log; now?: () => Date };

/** Counts what went wrong in memory and writes the sums every few seconds: a flood of errors costs one write. */
export function openErrors({ database, log, now = () => new Date() }: Parts) {
  const repository = createErrorsRepository(database);
  let waiting = new Map<string, FailureHour>();
  let writing: Promise<void> = Promise.resolve();

  function add(hour: FailureHour): void {
    const key = `${hour.hour.getTime()} ${hour.code} ${hour.place}`;
    const held = waiting.get(key);
    if (!held && waiting.size >= maxWaiting) return;
    const { lastAt, lastRequestId } = hour;
    waiting.set(key, held ? { ...held, lastAt, count: held.count + hour.count } : hour);
    const kept = waiting.get(key);
    if (held && kept && lastRequestId !== null) kept.lastRequestId = lastRequestId;
  }

  async function write(): Promise<void> {
    const hours = [...waiting.values()];
    waiting = new Map();
    try {
      await repository.addFailures(hours);
    } catch (error) {
      // Never as an error: it would be counted and wait with the others.
      log.warn({ err: error, kinds: hours.length }, "errors could not be written and wait");
      const newer = [...waiting.values()];
      waiting = new Map();
      for (const hour of [...hours, ...newer]) add(hour);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(() => void flush(), flushMilliseconds).unref();
  const stopSweep = everyDay({
    work: () => deleteOldFailures(repository, now()),
    log,
    done: "deleted errors older than 30 days",
    failed: "could not delete old errors, trying again tomorrow",
  });

  const service: ErrorsService = {
    async findLastDay() {
      await flush();
      return repository.findFailuresSince(new Date(now().getTime() - dayMilliseconds));
    },
  };
  return {
    service,
    note({ code, place, requestId }: Failure): void {
      const at = now();
      const hour = new Date(Math.floor(at.getTime() / hourMilliseconds) * hourMilliseconds);
      add({ code, place, hour, count: 1, lastRequestId: requestId, lastAt: at });
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await stopSweep();
      await flush();
    },
  };
}

export function deleteOldFailures(repository: Pick<ErrorsRepository, "deleteFailuresBefore">, now: Date) {
  return repository.deleteFailuresBefore(new Date(now.getTime() - keptDays * dayMilliseconds));
}
