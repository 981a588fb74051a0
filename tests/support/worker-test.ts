import { rmSync } from "node:fs";
import { test as base } from "@playwright/test";
import { type ChatServer, startChatServer } from "./chat-server.ts";
import { fillDatabase } from "./fill-with-pages.ts";
import { type KeptPages, keepPages } from "./kept-pages.ts";
import { type OpenIdProvider, startOpenIdProvider } from "./openid-provider.ts";
import { findFreePort } from "./postgres.ts";
import { type Product, type Settings, startProduct } from "./product.ts";
import { startS3Server } from "./s3-server.ts";
import { type Engine, makePlace, type Servers, startServers } from "./servers.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";
import { openSession, type Staff } from "./staff.ts";

export const countOfFilled = 1_200;

export const videoUrl = "https://videos.example/arquivo/1/preview";

type Storage = { settings: Record<string, string>; stop(): Promise<void> };

/** Each is started when a test asks for it, and once in a worker. */
type WorkerFixtures = {
  /** The project says on which database its tests run. */
  engine: Engine;
  keptPages: KeptPages;
  /** What visitors see. */
  site: Product;
  siteWithTags: Product;
  siteWithVideo: Product;
  /** More than its map can show on one page. */
  siteWithPages: Product;
  port: number;
  openId: OpenIdProvider;
  smtp: SmtpSink;
  chat: ChatServer;
  /** Where two servers keep the photos that both show; one alone has its folder. */
  storage: Storage;
  /** What the staff works with. */
  panel: Servers;
  /** For tests that do not change accounts: signed in once for all, since every password costs a slow hash. */
  staff: Staff;
  /** What is changed in it is seen on all of its pages. */
  shop: Servers & { owner: Staff };
};

/**
 * All that lives as long as a worker, for every spec alike: Playwright starts another worker, with another browser, for
 * tests whose fixtures of this kind differ in anything, whether they use them or not.
 */
export const test = base.extend<object, WorkerFixtures>({
  engine: ["sqlite", { scope: "worker", option: true }],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const pages = keepPages();
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
  site: [productWith({}), { scope: "worker" }],
  siteWithTags: [
    productWith({
      ADS_ID: "AW-123456789",
      ADS_CONVERSION_LABEL: "AbC-D_efG-h12",
      TAG_MANAGER_ID: "GTM-ABC1234",
    }),
    { scope: "worker" },
  ],
  siteWithVideo: [productWith({ PROMO_VIDEO_URL: videoUrl }), { scope: "worker" }],
  siteWithPages: [productWith({}, (product) => fillDatabase(product, countOfFilled)), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  smtp: [async ({}, use) => runFixture(await startSmtpSink(), use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  chat: [async ({}, use) => runFixture(await startChatServer(), use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  port: [async ({}, use) => use(await findFreePort()), { scope: "worker" }],
  openId: [
    async ({ port }, use) =>
      runFixture(await startOpenIdProvider(`http://127.0.0.1:${port}/api/auth/callback/google`), use),
    { scope: "worker" },
  ],
  storage: [async ({ engine }, use) => runFixture(await openStorage(engine), use), { scope: "worker" }],
  panel: [
    async ({ engine, port, smtp, openId, chat, storage }, use) => {
      const others = { SMTP_URL: smtp.url, AI_BASE_URL: chat.url, ...openId.settings, ...storage.settings };
      const settings = { PORT: String(port), TRUST_PROXY: "true", RUN_PAUSE_SCALE: "0", ...others };
      await runFixture(await startServers(engine, settings), use);
    },
    { scope: "worker" },
  ],
  staff: [async ({ panel }, use) => use(await openSession(panel)), { scope: "worker" }],
  shop: [
    async ({ engine }, use) => {
      const storage = await openStorage(engine);
      const servers = await startServers(engine, { TRUST_PROXY: "true", ...storage.settings });
      await use({ ...servers, owner: await openSession(servers) });
      await servers.stop();
      await storage.stop();
    },
    { scope: "worker" },
  ],
});

function productWith(settings: Settings, prepare = async (_: Product) => {}) {
  return async ({ engine }: { engine: Engine }, use: (product: Product) => Promise<void>): Promise<void> => {
    const place = await makePlace(engine);
    const product = await startProduct({ ...place.settings, ...settings });
    await prepare(product);
    await use(product);
    await product.stop();
    rmSync(place.where.dataDir, { recursive: true, force: true });
  };
}

async function openStorage(engine: Engine): Promise<Storage> {
  const s3 = engine === "postgres" ? await startS3Server() : null;
  return { settings: s3 ? { STORAGE_URL: s3.url } : {}, stop: async () => s3?.stop() };
}

async function runFixture<Value extends { stop(): Promise<unknown> }>(
  value: Value,
  use: (value: Value) => Promise<void>,
): Promise<void> {
  await use(value);
  await value.stop();
}
