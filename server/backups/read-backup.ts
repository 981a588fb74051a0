import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import { inspectSqlite } from "../database/sqlite-copy.ts";
import { isPartName, type Manifest, manifestName, manifestSchema, manifestSumName, partNames } from "./manifest.ts";
import { type Entry, NotATar, readEntries } from "./tar.ts";

/** Reads every byte, unpacks what `wants` chooses into the folder, and gives the manifest when all sums are right. */
export function unpackBackup(file: string, folder: string, wants: (name: string) => boolean): Manifest {
  const damaged = (reason: string) => new DomainError("backup-damaged", { file, reason });
  const handle = open(file);
  try {
    const found = new Map<string, { bytes: number; sha256: string }>();
    const texts = new Map<string, string>();
    for (const entry of readEntries(handle)) {
      const { name, bytes } = entry;
      if (found.has(name)) throw damaged(`${name} está duas vezes na cópia`);
      const isText = name === manifestName || name === manifestSumName;
      if (!isText && !isPartName(name)) throw damaged(`${name} não faz parte de uma cópia`);
      if (isText) {
        const pieces: Buffer[] = [];
        found.set(name, { bytes, sha256: entry.read((piece) => pieces.push(piece)) });
        texts.set(name, Buffer.concat(pieces).toString());
      } else found.set(name, { bytes, sha256: wants(name) ? unpack(entry, join(folder, name)) : entry.read(() => {}) });
    }
    if (texts.get(manifestSumName) !== found.get(manifestName)?.sha256) throw damaged("a lista das partes não confere");
    const manifest = manifestSchema.safeParse(JSON.parse(texts.get(manifestName) ?? "null")).data;
    if (!manifest) throw damaged("a lista das partes não é de uma versão conhecida");
    for (const { name, bytes, sha256 } of manifest.parts) {
      const part = found.get(name);
      if (!part) throw damaged(`falta ${name}`);
      if (part.bytes !== bytes || part.sha256 !== sha256) throw damaged(`${name} não confere`);
    }
    if (found.size !== manifest.parts.length + 2) throw damaged("há partes a mais");
    if (!found.has(partNames.database)) throw damaged(`falta ${partNames.database}`);
    return manifest;
  } catch (error) {
    if (error instanceof NotATar || error instanceof SyntaxError) throw damaged("o arquivo foi mudado ou está cortado");
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** That the database opens, is sound and holds what the manifest says. */
export function requireSoundDatabase(database: string, { counts }: Manifest, file: string): void {
  const damaged = (reason: string) => new DomainError("backup-damaged", { file, reason });
  let inspected: ReturnType<typeof inspectSqlite>;
  try {
    inspected = inspectSqlite(database);
  } catch (error) {
    throw damaged(getReason(error));
  }
  if (inspected.problem !== null) throw damaged(inspected.problem);
  for (const name of ["pages", "photos", "contacts", "changes"] as const) {
    if (inspected.counts[name] !== counts[name]) throw damaged("o banco de dados não tem o que a lista das partes diz");
  }
}

/** Every sum, and the database itself, unpacked for a moment where temporary files go. */
export function verifyBackup(file: string): Manifest {
  const folder = mkdtempSync(join(tmpdir(), "basculante-verify-"));
  try {
    const manifest = unpackBackup(file, folder, (name) => name === partNames.database);
    requireSoundDatabase(join(folder, partNames.database), manifest, file);
    return manifest;
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw new DomainError("backup-failed", { file, reason: getReason(error) }, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function open(file: string): number {
  try {
    return openSync(file, "r");
  } catch (error) {
    throw new DomainError("file-unreadable", { file, reason: getReason(error) });
  }
}

function unpack(entry: Entry, path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, "wx", 0o600);
  try {
    const sum = entry.read((piece) => {
      for (let done = 0; done < piece.length; ) done += writeSync(file, piece, done);
    });
    fsyncSync(file);
    return sum;
  } finally {
    closeSync(file);
  }
}
