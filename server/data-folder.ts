import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";

export type DataFolder = {
  path: string;
  lockFile: string;
  release(): void;
};

/**
 * Makes the folder and keeps every other server out of it. The lock is SQLite's own on an empty file,
 * which the operating system drops with the process, so a killed server leaves nothing to clean up.
 */
export function claimDataFolder(path: string): DataFolder {
  makeDataFolder(path);
  const lockFile = join(path, "server.lock");
  try {
    const lock = new DatabaseSync(lockFile);
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
    return { path, lockFile, release: () => lock.close() };
  } catch (error) {
    if (/locked/.test(getReason(error))) {
      throw new DomainError("data-folder-in-use", { path });
    }
    throw new DomainError("data-folder-unusable", { path, reason: getReason(error) });
  }
}

/** Null when a server has it. */
export function claimIfFree(path: string): DataFolder | null {
  try {
    return claimDataFolder(path);
  } catch (error) {
    if (isDomainError(error, "data-folder-in-use")) return null;
    throw error;
  }
}

function makeDataFolder(path: string): void {
  try {
    // Whatever is made here from now on is for its owner only: there are hashes and sessions in it.
    process.umask(0o077);
    finishRestore(path);
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new DomainError("data-folder-unusable", { path, reason: getReason(error) });
  }
}

/** Whole and checked, waiting to change places with the data folder. */
export const toRestoredFolder = (path: string) => `${path}.restaurado`;

/** A restore that was killed when the old folder was moved aside and the new one not yet there. */
function finishRestore(path: string): void {
  const restored = toRestoredFolder(path);
  if (!existsSync(path) && existsSync(restored)) renameSync(restored, path);
}

/**
 * Whether any of these files is gone, or another one has its name: what is written to it then is lost. A folder that is
 * deleted under a server looks whole to who has it open.
 */
export function watchFiles(paths: readonly string[]): () => boolean {
  const known = paths.map(identify);
  return () => paths.some((path, index) => identify(path) !== known[index]);
}

function identify(path: string): string {
  try {
    // Of a file that is made anew the number alone may be the old one.
    const { ino, birthtimeNs } = statSync(path, { bigint: true });
    return `${ino} ${birthtimeNs}`;
  } catch {
    return "";
  }
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new DomainError("secret-unreadable", { file, reason: getReason(error) });
  }
}

/** Made at the first start and readable by its owner only. */
export function readOrMakeSecret(folder: string): string {
  const file = join(folder, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  const secret = readSecret(file);
  if (secret.length < 32) throw new DomainError("secret-damaged", { file });
  return secret;
}
