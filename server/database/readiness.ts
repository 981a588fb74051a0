import { sql } from "kysely";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { isMigrated } from "./migrate.ts";

const keptMilliseconds = 1_000;
const longestCheck = 3_000;

export type Readiness = {
  /** Null when all is well, else why the server should get no requests now. Asked often, it answers from memory for a second. */
  whyNotReady(): Promise<string | null>;
  /** As it is at this moment. */
  isAway(): Promise<boolean>;
  /** Looks no more. */
  stop(): void;
};

type Parts = {
  database: Database;
  /** Whether the files of the database have been taken from under the server. */
  isDataGone(): boolean;
  log: Log;
};

const lookMilliseconds = 5_000;

export function createReadiness({ database, isDataGone, log }: Parts): Readiness {
  let checked: { reason: Promise<string | null>; at: number } | null = null;
  let isChecking = false;
  let lastReason: string | null = null;

  function note(reason: string | null): void {
    if (reason === lastReason) return;
    lastReason = reason;
    if (reason === null) log.info("ready again");
    else log.error({ reason }, "not ready");
  }

  function check(): Promise<string | null> {
    if (checked && isChecking) return checked.reason;
    isChecking = true;
    const reason = (isDataGone() ? Promise.resolve("the data folder is gone") : findReason(database)).then((found) => {
      isChecking = false;
      note(found);
      return found;
    });
    checked = { reason, at: performance.now() };
    return reason;
  }

  // Where nobody asks, the log says it all the same.
  const timer = setInterval(() => void check(), lookMilliseconds);
  timer.unref();

  return {
    stop: () => clearInterval(timer),
    whyNotReady: () => (checked && performance.now() - checked.at < keptMilliseconds ? checked.reason : check()),
    isAway: async () => (await check()) !== null,
  };
}

async function findReason(database: Database): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve("the database does not answer"), longestCheck);
  const reason = await Promise.race([askDatabase(database), late.promise]);
  clearTimeout(timer);
  return reason;
}

async function askDatabase(database: Database): Promise<string | null> {
  try {
    if (!(await isMigrated(database))) return "migrations are missing";
    return (await isReadOnly(database)) ? "the database takes no writes" : null;
  } catch {
    return "the database does not answer";
  }
}

/** A standby answers like the real one. SQLite is not asked: to find out it would wait for whoever writes. */
async function isReadOnly({ db, engine }: Database): Promise<boolean> {
  if (engine === "sqlite") return false;
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db);
  return rows[0]?.transaction_read_only === "on";
}
