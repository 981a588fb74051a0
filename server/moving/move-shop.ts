import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sayMove } from "#content/words/move-words.ts";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import { openAccounts } from "../accounts/open-accounts.ts";
import type { Config } from "../config.ts";
import { claimDataFolder, claimIfFree } from "../data-folder.ts";
import { withMoveLock } from "../database/advisory-lock.ts";
import { type Copied, copyTables, findDifference, planCopy, withSnapshot } from "../database/copy-rows.ts";
import type { Database } from "../database/database.ts";
import { isMigrated, migrate, refuseNewerDatabase } from "../database/migrate.ts";
import { databasePlace, openDatabase } from "../database/open-database.ts";
import { hasOtherClients } from "../database/other-clients.ts";
import { isMoveUnfinished, isWithoutTables, markFinished, markUnfinished } from "../database/unfinished-move.ts";
import type { Log } from "../log.ts";
import { openExistingDatabase, requireDatabaseFile } from "../prepare-database.ts";
import { bringSecret, readSecret, requireSameSecret, type Target } from "./move-target.ts";

type Request = {
  config: Config;
  target: Target;
  /** Whether what an unfinished move left may be written over. */
  startsOver: boolean;
  log: Log;
  say(line: string): void;
};

/**
 * Copies everything of a shop into an empty database of the other engine. The shop that is there is only read, and stays.
 * Until all of it has been compared the target carries a mark, with which no server starts on it.
 */
export async function moveShop(request: Request): Promise<string[]> {
  const { config, target, log, say } = request;
  requireOtherEngine(config, target);
  requireDatabaseFile(config);
  const claimed = config.databaseUrl === null ? claimIfFree(config.dataDir) : null;
  try {
    const source = await openExistingDatabase(config, log, false);
    try {
      await refuseNewerDatabase(source.db);
      if (!(await isMigrated(source))) throw new DomainError("move-source-old", { place: databasePlace(config) });
      const isServed = config.databaseUrl === null ? claimed === null : await hasOtherClients(source);
      if (isServed) say(sayMove.besideServer);
      return await moveInto(source, request);
    } finally {
      await source.db.destroy();
    }
  } finally {
    claimed?.release();
  }
}

function requireOtherEngine(source: Config, target: Target): void {
  if ((source.databaseUrl === null) !== (target.databaseUrl === null)) return;
  const tools = source.databaseUrl === null ? "npm run data -- backup, restore" : "pg_dump, pg_restore";
  throw new DomainError("move-same-engine", { tools });
}

async function moveInto(source: Database, request: Request): Promise<string[]> {
  const { config, target, startsOver, log, say } = request;
  const place = databasePlace(target);
  const secret = config.appSecret ?? readSecret(config.dataDir);
  // Kept until the end: a server that starts meanwhile is refused.
  const claimed = target.databaseUrl === null ? claimDataFolder(target.dataDir) : null;
  let database: Database | null = null;
  try {
    if (claimed && secret !== null) requireSameSecret(target.dataDir, secret);
    const opened = await openDatabase(target, log);
    database = opened;
    const copied = await withMoveLock(opened, async () => {
      await requireFree(opened, place, startsOver);
      say(sayMove.preparing(place));
      await makeTables(opened, config, secret, log);
      const copied = await copyAll(source, opened, say);
      if (claimed && secret !== null) bringSecret(target.dataDir, secret);
      await markFinished(opened);
      return copied;
    });
    if (copied === null) throw new DomainError("move-target-busy", { place });
    return sayNext(config, target, copied, secret);
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw new DomainError("move-failed", { place, reason: getReason(error) }, { cause: error });
  } finally {
    await database?.db.destroy();
    claimed?.release();
  }
}

async function requireFree(database: Database, place: string, startsOver: boolean): Promise<void> {
  if (await isMoveUnfinished(database)) {
    if (!startsOver) throw new DomainError("move-target-unfinished", { place });
    return;
  }
  if (!(await isWithoutTables(database))) throw new DomainError("move-target-occupied", { place });
  await markUnfinished(database);
}

/** As a first start makes them: ours by migrations, those of the accounts by their library. */
async function makeTables(database: Database, config: Config, secret: string | null, log: Log): Promise<void> {
  await migrate(database);
  // Nothing is sealed, and nobody is written to, here.
  const anySecret = secret ?? `${randomUUID()}${randomUUID()}`;
  const settings = { ...config, siteUrl: config.siteUrl ?? "http://localhost", secret: anySecret, smtpUrl: null };
  await openAccounts(database, settings, log);
}

async function copyAll(source: Database, target: Database, say: (line: string) => void): Promise<Copied[]> {
  const { tables, copied } = await withSnapshot(source, async (open) => {
    const { tables, stays } = await planCopy(open, source.engine, target);
    const request = { source: open, from: source.engine, target, tables, onProgress };
    const copied = await copyTables(request);
    for (const { name, why } of stays) say(sayMove.stays(name, why));
    return { tables, copied };
  });
  say(sayMove.comparing);
  const different = await findDifference(target, tables, copied);
  if (different !== null) throw new DomainError("move-differs", { table: different });
  return copied;

  function onProgress(table: string, rows: number, total: number): void {
    say(sayMove.copying(table, rows, total));
  }
}

/** What is left for a person to do. */
function sayNext(config: Config, target: Target, copied: readonly Copied[], secret: string | null): string[] {
  const rows = copied.reduce((sum, { rows }) => sum + rows, 0);
  const photos = join(config.dataDir, "photos");
  const hasPhotos = config.storageUrl === null && existsSync(photos) && readdirSync(photos).length > 0;
  const lines = [sayMove.done(databasePlace(target), copied.length, rows)];
  if (target.databaseUrl !== null) {
    const isInFile = config.appSecret === null && secret !== null;
    lines.push(
      sayMove.startOnPostgres,
      isInFile ? sayMove.giveSecret(join(config.dataDir, "secret")) : sayMove.keepSecret,
    );
    if (hasPhotos) lines.push(sayMove.photosStay(photos));
  } else {
    lines.push(sayMove.startOnSqlite(target.dataDir), sayMove.secretCame(join(target.dataDir, "secret")));
    if (hasPhotos && target.dataDir !== config.dataDir) lines.push(sayMove.copyPhotos(photos, target.dataDir));
  }
  return [...lines, sayMove.sourceStays(databasePlace(config))];
}
