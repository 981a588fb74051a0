import { test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

type Fixtures = {
  /** Fails the test when the page logs an error or a warning, or asks another host for anything. */
  quietPage: Page;
};

/** Every worker has a product of its own; `goto("/")` goes there. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
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
