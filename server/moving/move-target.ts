import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DomainError } from "#domain/errors.ts";
import { sqliteFile } from "../database/sqlite.ts";

/** Where a shop moves to: an address of PostgreSQL, or a data folder. */
export type Target = { databaseUrl: string | null; dataDir: string };

/** A folder, or the file of SQLite in it. */
export function readTarget(to: string): Target {
  if (/^postgres(ql)?:\/\//.test(to)) return { databaseUrl: to, dataDir: "" };
  const path = resolve(to);
  const dataDir = path === sqliteFile(dirname(path)) ? dirname(path) : path;
  const isFile = statSync(dataDir, { throwIfNoEntry: false })?.isFile() ?? false;
  if (isFile) throw new DomainError("move-target-file", { file: dataDir, name: basename(sqliteFile("")) });
  return { databaseUrl: null, dataDir };
}

const secretFile = (folder: string) => join(folder, "secret");

/** What the shop has sealed opens only with its own secret; null when the folder has none. */
export function readSecret(folder: string): string | null {
  return existsSync(secretFile(folder)) ? readFileSync(secretFile(folder), "utf8").trim() : null;
}

/** Before anything is written: another shop's secret is never overwritten. */
export function requireSameSecret(folder: string, secret: string): void {
  const other = readSecret(folder);
  if (other !== null && other !== secret) throw new DomainError("move-secret-differs", { file: secretFile(folder) });
}

export function bringSecret(folder: string, secret: string): void {
  if (readSecret(folder) === null) writeFileSync(secretFile(folder), secret, { mode: 0o600, flag: "wx", flush: true });
}
