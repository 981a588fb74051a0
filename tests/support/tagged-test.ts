import type { BrowserContext } from "@playwright/test";
import { test as base, expect } from "./browser-test.ts";

/** On a product with tags. */
export const test = base.extend({
  baseURL: ({ productWithTags }, use) => use(productWithTags.url),
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
