import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/database/database.ts";
import { startBalancer } from "./balancer.ts";
import { findFreePort } from "./postgres.ts";
import { createDatabase } from "./postgres-for-playwright.ts";
import { type Product, type Settings, startProduct } from "./product.ts";
import { quickFolder } from "./quick-folder.ts";
import type { Where } from "./with-database.ts";

export type Engine = Database["engine"];

/** Long enough, and no secret: what it protects lives as long as a test. */
export const sharedSecret = "shared-by-all-servers-of-a-test-";

type Place = { where: Required<Where>; settings: Settings };

/** An empty database, and the settings of a server that keeps its data there. */
export async function makePlace(engine: Engine): Promise<Place> {
  const dataDir = mkdtempSync(join(quickFolder, "basculante-data-"));
  if (engine === "sqlite") return { where: { dataDir, databaseUrl: null }, settings: { DATA_DIR: dataDir } };
  const databaseUrl = await createDatabase();
  // A data folder belongs to one server, so each gets its own.
  return { where: { dataDir, databaseUrl }, settings: { DATABASE_URL: databaseUrl, APP_SECRET: sharedSecret } };
}

/** For a command beside a product: the settings by which it finds the same database. */
export function toSettings({ dataDir, databaseUrl }: Where): Settings {
  return databaseUrl
    ? { DATABASE_URL: databaseUrl, APP_SECRET: sharedSecret, DATA_DIR: dataDir }
    : { DATA_DIR: dataDir };
}

/** The product as a visitor sees it, however many servers there are. */
export type Servers = Omit<Product, "pid" | "log" | "stop"> & {
  /** As by SIGKILL: one server alone starts again; of two, the one that was last asked to do something is gone. */
  crash(): Promise<void>;
  /** All that were there in the beginning are there again. */
  mend(): Promise<void>;
  stop(): Promise<void>;
};

/** On SQLite one server; on PostgreSQL two, and requests go to them in turn. */
export async function startServers(engine: Engine, settings: Settings = {}): Promise<Servers> {
  const place = await makePlace(engine);
  const whole = { ...settings, ...place.settings };
  const servers = engine === "postgres" ? await startPair(whole) : await startAlone(whole);
  return {
    ...servers,
    ...place.where,
    async stop() {
      await servers.stop();
      rmSync(place.where.dataDir, { recursive: true, force: true });
    },
  };
}

type Started = Omit<Servers, keyof Where>;

async function startAlone(given: Settings): Promise<Started> {
  const settings = { PORT: String(await findFreePort()), ...given };
  let server = await startProduct(settings);
  let before = "";
  return {
    url: server.url,
    output: () => before + server.output(),
    async crash() {
      await server.stop("SIGKILL");
      before += server.output();
      server = await startProduct(settings);
    },
    async mend() {},
    async stop() {
      await server.stop();
    },
  };
}

async function startPair({ PORT = "0", ...given }: Settings): Promise<Started> {
  const balancer = await startBalancer(Number(PORT));
  // Two seconds after a crash the other may go on with what was left.
  const settings = { RUN_LEASE_SECONDS: "2", ...given, SITE_URL: balancer.url };
  const started: Product[] = [];
  let alive: Product[] = [];

  function use(servers: Product[]): void {
    alive = servers;
    balancer.setTargets(servers.map(({ url }) => url));
  }

  async function mend(): Promise<void> {
    const fresh = await Promise.all(Array.from({ length: 2 - alive.length }, () => startProduct(settings)));
    started.push(...fresh);
    use([...alive, ...fresh]);
  }

  await mend();
  return {
    url: balancer.url,
    output: () => started.map(({ output }) => output()).join(""),
    async crash() {
      const victim = alive.find(({ url }) => url === balancer.lastWrittenTo());
      if (!victim) throw new Error("no server has been asked to do anything");
      use(alive.filter((server) => server !== victim));
      await victim.stop("SIGKILL");
    },
    mend,
    async stop() {
      await balancer.stop();
      await Promise.all(alive.map((server) => server.stop()));
    },
  };
}
