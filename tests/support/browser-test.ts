import { expect, type Page } from "@playwright/test";
import { test as base } from "./engine-test.ts";
import type { Product } from "./product.ts";

type Fixtures = {
  /** `goto("/")` goes there. */
  product: Product;
  /** Fails the test when the page logs an error or a warning, or asks another host for anything. */
  quietPage: Page;
};

export const test = base.extend<Fixtures>({
  product: ({ site }, use) => use(site),
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
