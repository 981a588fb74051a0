import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { DomainError } from "#domain/errors.ts";
import { markBuildFresh } from "./fingerprint.ts";

const root = join(import.meta.dirname, "../..");

export function build(): void {
  const [place, next, old] = ["build", "build.next", "build.old"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const routerCli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status } = spawnSync(process.execPath, [routerCli, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new DomainError("build-failed");
  compressAssets(join(next, "client"));
  markBuildFresh(next);
  if (existsSync(place)) renameSync(place, old);
  renameSync(next, place);
  rmSync(old, { recursive: true, force: true });
}

/** Beside each text file its brotli and gzip forms, made once with the best level. */
function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt|ico)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
