import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { quickFolder } from "./quick-folder.ts";

const root = join(import.meta.dirname, "../..");

export type Product = {
  url: string;
  dataDir: string;
  /** Null: SQLite in the data folder. */
  databaseUrl: string | null;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Of that, what it printed on standard output. */
  log(): string;
  /** Sends the signal and waits for the end; gives the exit code, null when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** What package.json says after "node": the same flags as in production. */
export function readWords(script: "start" | "admin" | "pages" | "data" | "doctor"): string[] {
  return packageJson.scripts[script].replace(/^(exec )?node /, "").split(" ");
}

export type Settings = Record<string, string>;

let starts = 0;

/** How many this process has started so far. */
export function countStarts(): number {
  return starts;
}

/** The product itself, as `npm start` runs it, on a free port and in a data folder of its own. */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  starts += 1;
  const isOwnFolder = settings.DATA_DIR === undefined;
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(quickFolder, "basculante-data-"));
  const { process: child, output, log } = spawnProduct({ ...settings, DATA_DIR: dataDir });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await Promise.race([
    untilPrinted(child, output, /pronto em (\S+)/),
    ended.then(() => {
      throw new Error(`the product did not start:\n${output()}`);
    }),
  ]);
  return {
    url,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    pid: child.pid ?? 0,
    output,
    log,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await ended;
      if (isOwnFolder) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** For starts that must fail: waits for the end and gives what was printed. */
export async function runProduct(settings: Settings): Promise<{ code: number | null; output: string }> {
  const { process: child, output } = spawnProduct(settings);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output: output() };
}

type Ended = { code: number | null; output: string };

/** What `npm run admin` does, on the data of a product that may be running. */
export const runAdmin = (settings: Settings, ...words: string[]) => runCommand("admin", settings, words);

/** What `npm run data` does. */
export const runData = (settings: Settings, ...words: string[]) => runCommand("data", settings, words);

async function runCommand(script: "admin" | "data", settings: Settings, words: string[]): Promise<Ended> {
  const { process: child, output } = spawnNode([...readWords(script), ...words], settings);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output: output() };
}

type Spawned = { process: ChildProcess; output(): string; log(): string };

function spawnProduct(settings: Settings): Spawned {
  return spawnNode(readWords("start"), settings);
}

function spawnNode(words: string[], settings: Settings): Spawned {
  // The dearest hashes that there may be would be most of what some tests wait for; a unit test makes one.
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      HOST: "127.0.0.1",
      PASSWORD_COST: "14",
      ...settings,
    },
  });
  let printed = "";
  let log = "";
  child.stdout.on("data", (chunk) => {
    log += chunk;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  return { process: child, output: () => printed, log: () => log };
}

function untilPrinted(child: ChildProcess, output: () => string, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    child.stderr?.on("data", () => {
      const found = pattern.exec(output());
      if (found?.[1]) resolve(found[1]);
    });
  });
}
