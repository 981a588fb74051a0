import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findProgram, installPackages, isRoot } from "./commands.ts";

export type PostgresServer = { url: string; stop(): Promise<void> };

const debianFolder = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root; "nobody" has this number everywhere. */
const unprivileged = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/** A throwaway server on a free port, with nothing kept and no safety against power cuts. */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
  const bin = findOrInstallPostgres();
  const folder = mkdtempSync(join(parent, "basculante-postgres-"));
  if (isRoot) chownSync(folder, 65_534, 65_534);
  const data = join(folder, "data");
  const init = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...unprivileged,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr || init.error}`);
  const port = await findFreePort();
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
      "-c",
      "synchronous_commit=off",
      "-c",
      "max_connections=200",
      // Compiling a query takes longer than any of ours runs on the few rows of a test.
      "-c",
      "jit=off",
    ],
    { ...unprivileged, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  let errors = "";
  server.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, () => errors);
  return {
    url,
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findOrInstallPostgres(): string {
  const found = findBin() ?? (installPackages("postgresql") ? findBin() : null);
  if (!found) throw new Error("no PostgreSQL server: install the package postgresql");
  return found;
}

function findBin(): string | null {
  const onPath = findProgram(["initdb"]);
  if (onPath) return join(onPath, "..");
  if (!existsSync(debianFolder)) return null;
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  return (
    versions.map((version) => join(debianFolder, version, "bin")).find((bin) => existsSync(join(bin, "initdb"))) ?? null
  );
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string, errors: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${errors()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** An empty database of its own on that server. */
export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  return createDatabase(serverUrl, "");
}

/** A copy of a database of that server to which nobody is connected. */
export async function copyDatabase(serverUrl: string, original: string): Promise<string> {
  return createDatabase(serverUrl, `template ${original}`);
}

async function createDatabase(serverUrl: string, options: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await execute(serverUrl, `create database ${name} ${options}`);
  return serverUrl.replace(/[^/]*$/, name);
}

export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  await execute(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
