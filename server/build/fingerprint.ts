import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
const getStampFile = (build: string) => join(build, "fingerprint");

/** Of everything the build is made from: when it differs from the one kept beside the build, the build is stale. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesUnder(source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
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

export function isBuildFresh(): boolean {
  const stamp = getStampFile(join(root, "build"));
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

export function markBuildFresh(build: string): void {
  writeFileSync(getStampFile(build), fingerprint());
}
