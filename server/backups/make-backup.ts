import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { sayBackup } from "#content/words/backup-words.ts";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../config.ts";
import { sqliteFile } from "../database/sqlite.ts";
import { copySqlite, inspectSqlite } from "../database/sqlite-copy.ts";
import { removeSqlite, renameDurably } from "./durable-files.ts";
import { type Manifest, manifestName, manifestSumName, partNames } from "./manifest.ts";
import { fromBuffer, fromFile, writeEnd, writeEntry } from "./tar.ts";

type Place = Pick<Config, "dataDir" | "storageUrl">;
type Say = (line: string) => void;

export type Made = { manifest: Manifest; bytes: number };

/** Free room beyond what the backup takes: the shop itself must be able to go on writing. */
const spareBytes = 32 * 1024 * 1024;

/** Ends of names that stand beside a backup only while it is being made. */
const unfinishedEnds = [".parcial", ".parcial.sqlite"] as const;

/** One file with everything of a shop on SQLite, whether its server runs or not: whole under its name, or not there. */
export function makeBackup({ dataDir, storageUrl }: Place, target: string, say: Say): Made {
  const [unfinished, copy] = unfinishedEnds.map((end) => target + end) as [string, string];
  const hasPhotoFiles = storageUrl === null;
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    removeUnfinished();
    const photos = hasPhotoFiles ? findPhotos(join(dataDir, partNames.photos)) : [];
    requireRoom(dataDir, photos, target);
    say(sayBackup.copyingDatabase);
    copySqlite(sqliteFile(dataDir), copy);
    const { problem, counts } = inspectSqlite(copy);
    if (problem !== null) throw new DomainError("database-damaged", { file: sqliteFile(dataDir), reason: problem });

    const file = openSync(unfinished, "wx", 0o600);
    try {
      const parts: Manifest["parts"] = [];
      const add = (name: string, path: string) => {
        const part = addFile(file, name, path);
        if (part) parts.push(part);
      };
      add(partNames.database, copy);
      removeSqlite(copy);
      const secret = join(dataDir, partNames.secret);
      if (existsSync(secret)) add(partNames.secret, secret);
      else say(sayBackup.noSecret);
      if (hasPhotoFiles) say(sayBackup.copyingPhotos(photos.length));
      else say(sayBackup.photosElsewhere);
      for (const { name, path } of photos) add(name, path);
      const manifest: Manifest = {
        format: 1,
        product: "basculante",
        version: packageJson.version,
        madeAt: new Date().toISOString(),
        counts,
        hasPhotoFiles,
        parts,
      };
      addText(file, manifestSumName, addText(file, manifestName, `${JSON.stringify(manifest, null, 1)}\n`));
      writeEnd(file);
      fsyncSync(file);
      const { size } = fstatSync(file);
      renameDurably(unfinished, target);
      return { manifest, bytes: size };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    try {
      removeUnfinished();
    } catch {
      // What stopped the backup is what has to be said.
    }
    if (isDomainError(error)) throw error;
    throw new DomainError("backup-failed", { file: target, reason: getReason(error) }, { cause: error });
  }

  function removeUnfinished(): void {
    rmSync(unfinished, { force: true });
    removeSqlite(copy);
  }
}

type Found = { name: string; path: string; bytes: number };

/** What visitors and the panel are shown; not what is being written just now. */
function findPhotos(folder: string): Found[] {
  return ["public", "originals"].flatMap((kind) => {
    const inside = join(folder, kind);
    if (!existsSync(inside)) return [];
    return readdirSync(inside, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name }) => {
        const path = join(inside, name);
        const bytes = statSync(path, { throwIfNoEntry: false })?.size;
        return bytes === undefined ? [] : [{ name: `${partNames.photos}/${kind}/${name}`, path, bytes }];
      });
  });
}

function requireRoom(dataDir: string, photos: readonly Found[], target: string): void {
  const database = statSync(sqliteFile(dataDir)).size;
  // The database is there twice while it is packed.
  const needed = 2 * database + photos.reduce((sum, { bytes }) => sum + bytes, 0) + spareBytes;
  const { bavail, bsize } = statfsSync(dirname(target));
  if (bavail * bsize >= needed) return;
  throw new DomainError("backup-no-room", {
    place: dirname(target),
    needed: sayBackup.size(needed),
    free: sayBackup.size(bavail * bsize),
  });
}

/** Null when it was deleted meanwhile, as photos are. */
function addFile(file: number, name: string, path: string): Manifest["parts"][number] | null {
  let source: number;
  try {
    source = openSync(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && name.startsWith(`${partNames.photos}/`)) return null;
    throw error;
  }
  try {
    const bytes = fstatSync(source).size;
    return { name, bytes, sha256: writeEntry(file, name, bytes, fromFile(source)) };
  } finally {
    closeSync(source);
  }
}

function addText(file: number, name: string, text: string): string {
  const bytes = Buffer.from(text);
  return writeEntry(file, name, bytes.length, fromBuffer(bytes));
}

/** Of what PostgreSQL's own tools must do. */
export function refuseOnPostgres(databaseUrl: string | null, command: string): void {
  if (databaseUrl !== null) throw new DomainError("backup-postgres", { command });
}
