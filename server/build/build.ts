import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { DomainError } from "#domain/errors.ts";
import { keepFingerprint, takeFingerprint } from "./fingerprint.ts";

const root = join(import.meta.dirname, "../..");

/** With `isVerbose` the build's own output; without it only what a failing build said. */
export async function build({ isVerbose = false } = {}): Promise<void> {
  const [place, next, old] = ["build", "build.next", "build.old"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const routerCli = join(root, "node_modules/@react-router/dev/bin.cjs");
  // Before the build: what changes meanwhile may not be in it.
  const fingerprint = takeFingerprint();
  await runBuild(routerCli, isVerbose);
  compressAssets(join(next, "client"));
  keepFingerprint(next, fingerprint);
  if (existsSync(place)) renameSync(place, old);
  renameSync(next, place);
  rmSync(old, { recursive: true, force: true });
}

async function runBuild(routerCli: string, isVerbose: boolean): Promise<void> {
  const child = spawn(process.execPath, [routerCli, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", isVerbose ? "inherit" : "pipe", isVerbose ? "inherit" : "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  // Who stops a start that builds stops the build with it.
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
  const [status] = await once(child, "close");
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (status === 0) return;
  process.stderr.write(printed);
  throw new DomainError("build-failed");
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
