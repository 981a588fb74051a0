import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is on the PATH or, as a full path, on the disk. */
export function findProgram(candidates: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = candidates.flatMap((name) =>
    name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = process.getuid?.() === 0;

/** Debian's packages, where we may install them. False when that is not possible here. */
export function installPackages(...names: string[]): boolean {
  if (!isRoot || !findProgram(["apt-get"])) return false;
  console.log(`installing ${names.join(", ")} from the system's packages`);
  const run = (...words: string[]) =>
    spawnSync("apt-get", words, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const install = () => run("install", "-y", "-q", "--no-install-recommends", ...names);
  return install() || (run("update", "-q") && install());
}
