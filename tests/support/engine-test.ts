import { rmSync } from "node:fs";
import { test as base, type Page } from "@playwright/test";
import { isWhole } from "./extent.ts";
import { type KeptPages, keepPages } from "./kept-pages.ts";
import { countStarts, type Product, type Settings, startProduct } from "./product.ts";
import { type Engine, makePlace } from "./servers.ts";

type Fixtures = {
  /** Starts a product of this test's own; unless told where, on an empty database. It ends with the test. */
  launch(settings?: Settings): Promise<Product>;
  /** For what cannot be undone, such as a clock: a context of this test's own. */
  isIsolated: boolean;
  /** What `page` and `context` are taken from. */
  tab: Page;
  /** Without JavaScript, beside the other. */
  plainPage: Page;
  /** Of a phone that is tapped. */
  touchPage: Page;
  /** For the report: products that were started for this test. */
  starts: undefined;
};

type WorkerFixtures = {
  /** The project says on which database its tests run. */
  engine: Engine;
  keptPages: KeptPages;
};

/** Once for a worker, in a time of its own: the test that happens to be the first has no less than another. */
export const ofWorker = { scope: "worker", timeout: 30_000 } as const;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["sqlite", { scope: "worker", option: true }],
  isIsolated: [isWhole, { option: true }],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const pages = keepPages();
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ baseURL, browser, isIsolated, javaScriptEnabled, keptPages, permissions, viewport }, use, info) => {
    const options = { baseURL, javaScriptEnabled, permissions, viewport };
    if (isIsolated) {
      const context = await browser.newContext(options);
      await use(await context.newPage());
      return context.close();
    }
    const page = await keptPages.take(browser, options);
    await use(page);
    // What went wrong may have left anything behind.
    await (info.errors.length > 0 ? page.context().close() : keptPages.giveBack(page, options));
  },
  page: ({ tab }, use) => use(tab),
  context: ({ tab }, use) => use(tab.context()),
  plainPage: async ({ baseURL, browser, keptPages, viewport }, use) => {
    const options = { baseURL, javaScriptEnabled: false, viewport };
    const page = await keptPages.take(browser, options);
    await use(page);
    await keptPages.giveBack(page, options);
  },
  touchPage: async ({ baseURL, browser, keptPages }, use) => {
    const options = { baseURL, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
    const page = await keptPages.take(browser, options);
    await use(page);
    await keptPages.giveBack(page, options);
  },
  launch: async ({ engine }, use) => {
    const products: Product[] = [];
    const folders: string[] = [];
    await use(async (settings = {}) => {
      const isPlaced = settings.DATA_DIR !== undefined || settings.DATABASE_URL !== undefined;
      const place = isPlaced ? null : await makePlace(engine);
      if (place) folders.push(place.where.dataDir);
      const product = await startProduct({ ...place?.settings, ...settings });
      products.push(product);
      return product;
    });
    await Promise.all(products.map((product) => product.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
  starts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, { annotations }) => {
      const before = countStarts();
      await use(undefined);
      annotations.push({ type: "product starts", description: String(countStarts() - before) });
    },
    { auto: true },
  ],
});
