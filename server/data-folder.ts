import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf, StartError } from "./start-error.ts";

export type DataFolder = {
  path: string;
  release(): void;
};

/**
 * Makes the folder and keeps every other server out of it. The lock is SQLite's own on an empty file,
 * which the operating system drops with the process, so a killed server leaves nothing to clean up.
 */
export function claimDataFolder(path: string): DataFolder {
  makeDataFolder(path);
  try {
    const lock = new DatabaseSync(join(path, "server.lock"));
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
    return { path, release: () => lock.close() };
  } catch (error) {
    if (/locked/.test(reasonOf(error))) {
      throw new StartError(`another server uses the data folder ${path}: stop it, or set another DATA_DIR`);
    }
    throw new StartError(`cannot lock the data folder ${path}: ${reasonOf(error)}`);
  }
}

export function makeDataFolder(path: string): void {
  try {
    // Whatever is made here from now on is for its owner only: there are hashes and sessions in it.
    process.umask(0o077);
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new StartError(`cannot write to the data folder ${path}: set DATA_DIR to one you own (${reasonOf(error)})`);
  }
}

/** Made at the first start and readable by its owner only. */
export function readOrMakeSecret(folder: string): string {
  const file = join(folder, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new StartError(`${file} is damaged: restore it from a backup or set APP_SECRET`);
  return secret;
}
