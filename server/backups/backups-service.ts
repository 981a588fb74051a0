import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm, stat } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { toSentence } from "#content/words/errors.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { findOutdated, isBackupDue } from "./nightly-plan.ts";

const lookMilliseconds = 5 * 60_000;
/** Not while a start still has everything else to do. */
const firstMilliseconds = 60_000;
const retryMilliseconds = 60 * 60_000;

export type BackupState = {
  /** False: BACKUP_DIR says that none are made. */
  isOn: boolean;
  last: { at: Date } | null;
  /** Of the newest try, when that failed; in words. */
  failure: { at: Date; reason: string } | null;
};

export type BackupsService = {
  /** Null on PostgreSQL, whose own tools do it. */
  getState(): Promise<BackupState | null>;
};

export type Backups = {
  service: BackupsService;
  /** Makes one when it is time; done every few minutes besides. */
  makeIfDue(now: Date): Promise<void>;
  stop(): Promise<void>;
};

type Parts = { config: Pick<Config, "databaseUrl" | "dataDir" | "backupDir">; command: string; log: Log };

/** `command` is the program that `npm run data` runs: a process of its own, behind all others, so no visitor waits. */
export function openBackups({ config: { databaseUrl, dataDir, backupDir }, command, log }: Parts): Backups {
  let failure: BackupState["failure"] = null;
  let running: Promise<void> | null = null;
  const stopping = new AbortController();

  async function makeIfDue(folder: string, now: Date): Promise<void> {
    if (failure && now.getTime() - failure.at.getTime() < retryMilliseconds) return;
    const [last, since] = await Promise.all([findLast(folder), stat(join(dataDir, "server.lock"))]);
    if (!isBackupDue(now, { lastAt: last?.at ?? null, shopSince: since.mtime })) return;
    const started = performance.now();
    const problem = await runBackup(join(folder, toNightlyName(toBusinessDay(now))));
    if (stopping.signal.aborted) return;
    if (problem !== null) {
      failure = { at: now, reason: problem };
      log.error({ reason: problem }, "the nightly backup was not made");
      return;
    }
    failure = null;
    const removed = await removeOutdated(folder);
    log.info({ removed, milliseconds: Math.round(performance.now() - started) }, "the nightly backup was made");
  }

  /** Null when it was made. The last line is the reason. */
  async function runBackup(file: string): Promise<string | null> {
    const child = spawn(process.execPath, [command, "backup", file], {
      stdio: ["ignore", "ignore", "pipe"],
      signal: stopping.signal,
    });
    let printed = "";
    child.stderr.on("data", (chunk) => {
      printed = `${printed}${chunk}`.slice(-4_000);
    });
    try {
      if (child.pid !== undefined) beModest(child.pid);
      const [code] = await once(child, "close");
      if (code === 0) return null;
      return (
        /basculante: (.+)\n$/.exec(printed)?.[1] ?? `o programa da cópia parou: ${printed.trim().split("\n").at(-1)}`
      );
    } catch (error) {
      return getReason(error);
    }
  }

  const look = (now: Date): Promise<void> => {
    if (databaseUrl !== null || backupDir === null) return Promise.resolve();
    running ??= makeIfDue(backupDir, now)
      .catch((error: unknown) => {
        failure = { at: now, reason: sayReason(error) };
        log.error({ err: error }, "the nightly backup was not made");
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  const first = setTimeout(() => void look(new Date()), firstMilliseconds).unref();
  const regular = setInterval(() => void look(new Date()), lookMilliseconds).unref();

  return {
    service: {
      getState: () => readBackupState({ databaseUrl, backupDir }, failure),
    },
    makeIfDue: look,
    async stop() {
      clearTimeout(first);
      clearInterval(regular);
      stopping.abort();
      await running;
    },
  };
}

/** Null on PostgreSQL. Never throws: a folder that cannot be read is what has to be said. */
export async function readBackupState(
  { databaseUrl, backupDir }: Pick<Config, "databaseUrl" | "backupDir">,
  failure: BackupState["failure"] = null,
): Promise<BackupState | null> {
  if (databaseUrl !== null) return null;
  if (backupDir === null) return { isOn: false, last: null, failure: null };
  try {
    return { isOn: true, last: await findLast(backupDir), failure };
  } catch (error) {
    return { isOn: true, last: null, failure: { at: new Date(), reason: sayReason(error) } };
  }
}

const nightlyName = /^basculante-(\d{4}-\d{2}-\d{2})\.tar$/;
const toNightlyName = (day: string) => `basculante-${day}.tar`;
/** Those of the command too: they are as good. */
const anyName = /^basculante-[\d-]+\.tar$/;

async function findNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new DomainError("backup-folder-unusable", { folder, reason: getReason(error) });
  }
}

/** The newest that is there, whoever made it: a backup has its name only when it is whole. */
async function findLast(folder: string): Promise<BackupState["last"]> {
  const names = (await findNames(folder)).filter((name) => anyName.test(name));
  // One that goes meanwhile is not the newest.
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const [newest] = files.filter((file) => file !== null).toSorted((a, b) => b.mtimeMs - a.mtimeMs);
  return newest ? { at: newest.mtime } : null;
}

/** What was made by hand stays; what a killed backup left of an earlier night goes. */
async function removeOutdated(folder: string): Promise<number> {
  const names = await findNames(folder);
  const outdated = findOutdated(names.flatMap((name) => nightlyName.exec(name)?.[1] ?? [])).map(toNightlyName);
  const unfinished = names.filter((name) => /^basculante-\d{4}-\d{2}-\d{2}\.tar\.parcial/.test(name));
  for (const name of [...outdated, ...unfinished]) await rm(join(folder, name), { force: true });
  return outdated.length;
}

const sayReason = (error: unknown) => (isDomainError(error) ? toSentence(error) : getReason(error));

/** Behind what visitors ask for; not last of all, or a machine that is never idle would never have a backup. */
function beModest(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it works as fast as others.
  }
}
