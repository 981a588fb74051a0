import { rmSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test as base, ofWorker } from "./engine-test.ts";
import { fillDatabase } from "./fill-with-pages.ts";
import { type Product, type Settings, startProduct } from "./product.ts";
import { type Engine, makePlace } from "./servers.ts";

type Fixtures = {
  /** Fails the test when the page logs an error or a warning, or asks another host for anything. */
  quietPage: Page;
};

/** Every worker has its own; each is started when a test asks for it. */
type WorkerFixtures = {
  /** `goto("/")` goes there. */
  product: Product;
  productWithTags: Product;
  productWithVideo: Product;
  /** More than its map can show on one page. */
  productWithPages: Product;
};

export const filledCount = 1_200;

export const videoUrl = "https://videos.example/arquivo/1/preview";

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

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [productWith({}), ofWorker],
  productWithTags: [
    productWith({
      ADS_ID: "AW-123456789",
      ADS_CONVERSION_LABEL: "AbC-D_efG-h12",
      TAG_MANAGER_ID: "GTM-ABC1234",
    }),
    ofWorker,
  ],
  productWithVideo: [productWith({ PROMO_VIDEO_URL: videoUrl }), ofWorker],
  productWithPages: [productWith({}, (product) => fillDatabase(product, filledCount)), ofWorker],
  baseURL: ({ product }, use) => use(product.url),
  quietPage: async ({ page, product }, use) => {
    const noises: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") noises.push(message.text());
    });
    page.on("pageerror", (error) => noises.push(String(error)));
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== product.url) noises.push(`request to ${request.url()}`);
    });
    await use(page);
    expect(noises).toEqual([]);
  },
});

export { expect };
