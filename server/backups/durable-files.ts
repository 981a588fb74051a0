import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** So that a rename is still there after a power cut. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and needs none of this.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** With what SQLite may have left beside it: an old -wal would be played into the file that comes next. */
export function removeSqlite(file: string): void {
  for (const end of ["", "-wal", "-shm", "-journal"]) if (existsSync(file + end)) rmSync(file + end);
}
