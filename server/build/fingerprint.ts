import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const sources = [
  "app",
  "content",
  "domain",
  "public",
  "server",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const getFile = (build: string) => join(build, "fingerprint");

/** Of everything a build is made from; when it differs from the one kept beside the build, the build is stale. */
type Fingerprint = { contents: string; times: string };

export function takeFingerprint(): Fingerprint {
  return { contents: hashSources(readFileSync), times: hashSources(getSizeAndTime) };
}

function hashSources(read: (path: string) => Buffer | string): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesUnder(source))) {
    hash
      .update(`${file}\0`)
      .update(read(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function getSizeAndTime(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

function filesUnder(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Files as old as those of the build are the same, which is most starts; a copy has other times, and is read. */
export function isBuildFresh(): boolean {
  const file = getFile(join(root, "build"));
  if (!existsSync(file)) return false;
  const { contents, times } = readKept(file);
  return times === hashSources(getSizeAndTime) || contents === hashSources(readFileSync);
}

function readKept(file: string): Partial<Fingerprint> {
  const [contents, times] = readFileSync(file, "utf8").split("\n");
  return { contents, times };
}

export function keepFingerprint(build: string, { contents, times }: Fingerprint): void {
  writeFileSync(getFile(build), `${contents}\n${times}`);
}
