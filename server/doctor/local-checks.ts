import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sayBackup, sayBackupState } from "#content/words/backup-words.ts";
import { DomainError, getReason } from "#domain/errors.ts";
import { formatDateTime } from "#domain/format-date.ts";
import { readBackupState } from "../backups/backups-service.ts";
import type { Config } from "../config.ts";
import { checkSqliteFile } from "../database/check-sqlite.ts";
import { isMigrated } from "../database/migrate.ts";
import { databasePlace, hasDatabaseFile, openDatabase } from "../database/open-database.ts";
import { isMoveUnfinished } from "../database/unfinished-move.ts";
import type { Log } from "../log.ts";
import { openFileStore } from "../photos/open-file-store.ts";
import { hasStoredAiKey } from "../settings/ai-key-service.ts";
import type { Check } from "./doctor.ts";

const leastFreeBytes = 1024 * 1024 * 1024;

/** It, or the nearest folder above it that is there: a first start would make it. */
function findExisting(path: string): string {
  return existsSync(path) ? path : findExisting(dirname(path));
}

export function checkFolder({ dataDir }: Config): Check {
  return async () => {
    const folder = findExisting(dataDir);
    try {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      return {
        isGood: false,
        text: `este usuário não pode gravar em ${folder}: rode como o servidor roda, ou mude o dono`,
      };
    }
    const { mode } = statSync(folder);
    const secret = statSync(join(dataDir, "secret"), { throwIfNoEntry: false });
    if (secret && (secret.mode & 0o077) !== 0)
      return { isGood: false, text: `outros usuários podem ler o segredo: chmod 600 ${join(dataDir, "secret")}` };
    if (folder === dataDir && (mode & 0o002) !== 0)
      return { isGood: false, text: `qualquer usuário pode gravar em ${dataDir}: chmod 700 ${dataDir}` };
    return { isGood: true, text: folder === dataDir ? dataDir : `${dataDir} será criada no primeiro início` };
  };
}

export function checkSpace({ dataDir }: Config): Check {
  return async () => {
    const { bavail, bsize } = statfsSync(findExisting(dataDir));
    const free = bavail * bsize;
    const text = `${sayBackup.size(free)} livres`;
    if (free >= leastFreeBytes) return { isGood: true, text };
    return { isGood: false, text: `só ${text}: libere espaço ou aumente o disco` };
  };
}

/** Looks only: nothing is brought up to date, and no database is made. */
export function checkDatabase(config: Config, log: Log): Check {
  return async () => {
    const place = databasePlace(config);
    if (!hasDatabaseFile(config)) return { isGood: false, text: `não há banco em ${place}: inicie o servidor uma vez` };
    if (config.databaseUrl === null) checkSqliteFile(config.dataDir);
    const database = await openDatabase(config, log);
    try {
      if (await isMoveUnfinished(database)) throw new DomainError("move-unfinished", { place });
      if (await isMigrated(database)) return { isGood: true, text: place };
      return { isGood: false, text: `${place} é de uma versão anterior: inicie o servidor, que o atualiza` };
    } finally {
      await database.db.destroy();
    }
  };
}

/** Whether the owner has saved a key of the AI; not when nobody can tell. */
export async function hasSavedAiKey(config: Config, log: Log): Promise<boolean> {
  if (!hasDatabaseFile(config)) return false;
  try {
    const database = await openDatabase(config, log);
    try {
      return await hasStoredAiKey(database);
    } finally {
      await database.db.destroy();
    }
  } catch {
    // The line of the database says why.
    return false;
  }
}

/** What runs, and whether what is installed is what this version asks for. */
export function checkVersions(root: string): Check {
  return async () => {
    const { version, dependencies } = readPackage(root);
    for (const [name, wanted] of Object.entries(dependencies ?? {})) {
      const installed = readPackage(join(root, "node_modules", name)).version;
      if (installed === wanted) continue;
      const text = `${name} ${installed ?? "não está instalado"}, mas esta versão pede ${wanted}: rode npm ci`;
      return { isGood: false, text };
    }
    const { node, sqlite } = process.versions;
    return { isGood: true, text: `basculante ${version}, Node ${node}, SQLite ${sqlite}` };
  };
}

function readPackage(folder: string): { version?: string; dependencies?: Record<string, string> } {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The clock of the machine beside the files that it wrote itself, and the year of this version. */
export function checkClock({ dataDir }: Config, now: Date): Check {
  return async () => {
    const written = ["basculante.sqlite", "basculante.sqlite-wal", "server.lock", "secret"]
      .map((name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
      .concat(Date.UTC(2026, 0, 1));
    const isGood = now.getTime() > Math.max(...written) - 60_000 && now.getUTCFullYear() < 2100;
    const shown = formatDateTime(now);
    return { isGood, text: isGood ? `${shown} em São Paulo` : `${shown} não pode ser: acerte o relógio (timedatectl)` };
  };
}

/** Puts a small file there, reads it and takes it away again. */
export function checkStorage({ dataDir, storageUrl }: Config): Check {
  return async () => {
    const body = Buffer.from("doctor");
    const name = `originals/doctor-${randomUUID()}.txt`;
    if (storageUrl !== null) {
      const store = openFileStore({ dataDir, storageUrl });
      await store.put(name, body, "text/plain");
      const found = await store.get(name);
      await store.delete(name);
      return found?.equals(body)
        ? { isGood: true, text: new URL(storageUrl).host }
        : { isGood: false, text: "o que foi gravado não voltou igual: confira o serviço de STORAGE_URL" };
    }
    // Not through the store: opening it takes away what a running server is writing.
    const folder = findExisting(join(dataDir, "photos"));
    const file = join(folder, `.${name.replace("/", "-")}`);
    try {
      writeFileSync(file, body, { flag: "wx", mode: 0o600 });
    } catch (error) {
      const text = `não é possível gravar em ${folder} (${getReason(error)}): mude o dono da pasta, ou libere espaço`;
      return { isGood: false, text };
    }
    try {
      const isSame = readFileSync(file).equals(body);
      return {
        isGood: isSame,
        text: isSame ? folder : `o que foi gravado em ${folder} não voltou igual: troque o disco`,
      };
    } finally {
      rmSync(file, { force: true });
    }
  };
}

export function checkBackups(config: Config, now: Date): Check {
  return async () => {
    const state = await readBackupState(config);
    if (state === null) return { isGood: true, text: "PostgreSQL: cuide dela com pg_dump" };
    const { isGood, text } = sayBackupState(state, now);
    return { isGood, text: isGood ? text : `${text}. Faça uma agora: npm run data -- backup` };
  };
}
