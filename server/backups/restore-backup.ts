import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { sayBackup } from "#content/words/backup-words.ts";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import { toClock } from "#domain/local-time.ts";
import { claimDataFolder, toRestoredFolder } from "../data-folder.ts";
import { sqliteFile } from "../database/sqlite.ts";
import { renameDurably, syncFolder } from "./durable-files.ts";
import { type Manifest, partNames } from "./manifest.ts";
import { requireSoundDatabase, unpackBackup } from "./read-backup.ts";

type Request = {
  dataDir: string;
  /** Where the nightly backups are: inside the data folder they stay with it. */
  backupDir: string | null;
  file: string;
  /** Whether a shop that is there may be moved aside. */
  movesAside: boolean;
  now: Date;
  say(line: string): void;
};

/**
 * Everything is unpacked and checked in a folder beside the one it is for, which then changes places with it. A kill
 * before that leaves the old folder as it was; one in the middle of it is completed by the next start.
 */
export function restoreBackup({ dataDir, backupDir, file, movesAside, now, say }: Request): Manifest {
  const hadFolder = existsSync(dataDir);
  // Kept until the end: a server that starts meanwhile is refused.
  const claimed = claimDataFolder(dataDir);
  const unpacked = `${dataDir}.restaurando`;
  const restored = toRestoredFolder(dataDir);
  const aside = `${dataDir}.antes-${toStamp(now)}`;
  try {
    const hasShop = existsSync(sqliteFile(dataDir));
    if (hasShop && !movesAside) throw new DomainError("restore-occupied", { path: dataDir });
    for (const folder of [unpacked, restored]) rmSync(folder, { recursive: true, force: true });
    mkdirSync(unpacked, { recursive: true, mode: 0o700 });
    say(sayBackup.unpacking);
    const manifest = unpackBackup(file, unpacked, () => true);
    say(sayBackup.checkingDatabase);
    requireSoundDatabase(sqliteFile(unpacked), manifest, file);
    syncAll(unpacked);
    renameDurably(unpacked, restored);

    say(sayBackup.changingPlaces);
    const isEmpty = readdirSync(dataDir).every((name) => name.startsWith("server.lock"));
    if (isEmpty) rmSync(dataDir, { recursive: true });
    else renameDurably(dataDir, aside);
    renameDurably(restored, dataDir);
    if (!isEmpty) {
      say(sayBackup.movedAside(aside));
      bringBackups(aside, dataDir, backupDir);
    }
    requireSoundDatabase(sqliteFile(dataDir), manifest, file);
    return manifest;
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true });
    if (existsSync(dataDir)) {
      rmSync(restored, { recursive: true, force: true });
      if (!hadFolder && readdirSync(dataDir).every((name) => name.startsWith("server.lock")))
        rmSync(dataDir, { recursive: true });
    }
    if (isDomainError(error)) throw error;
    throw new DomainError("restore-failed", { path: dataDir, reason: getReason(error) }, { cause: error });
  } finally {
    claimed.release();
  }
}

/** They belong to the shop, not to the state that it had. */
function bringBackups(from: string, to: string, backupDir: string | null): void {
  const inside = backupDir && relative(to, backupDir);
  if (!inside || inside.startsWith("..") || inside.includes("/") || inside === partNames.photos) return;
  if (existsSync(join(from, inside))) renameSync(join(from, inside), join(to, inside));
}

function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  }
  syncFolder(folder);
}

/** "2026-03-31-030000" in São Paulo. */
function toStamp(date: Date): string {
  return toClock(date).replace(" ", "-").replaceAll(":", "");
}

/** Where a backup goes that names no place. */
export function toManualFile(folder: string, now: Date): string {
  return join(folder, `basculante-${toStamp(now)}.tar`);
}
