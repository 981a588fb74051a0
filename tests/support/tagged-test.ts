import type { BrowserContext } from "@playwright/test";
import { test as base, expect } from "./browser-test.ts";
import { type Product, startProduct } from "./product.ts";

/** A product with tags, for all tests of a worker. */
export const test = base.extend<object, { tagged: Product }>({
  tagged: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct({
        ADS_ID: "AW-123456789",
        ADS_CONVERSION_LABEL: "AbC-D_efG-h12",
        TAG_MANAGER_ID: "GTM-ABC1234",
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ tagged }, use) => use(tagged.url),
});

/** Stands in for Google and the chat, and keeps what was asked of Google. */
export async function watchGoogle(context: BrowserContext, answer: "loads" | "is blocked" | "never answers" = "loads") {
  const asked: string[] = [];
  await context.route(/google|doubleclick/, async (route) => {
    asked.push(route.request().url());
    if (answer === "is blocked") await route.abort("blockedbyclient");
    if (answer === "loads") await route.fulfill({ contentType: "text/javascript", body: "window.tagRuns = true" });
  });
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  return asked;
}

export { expect };
