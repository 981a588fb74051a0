import type { Page } from "@playwright/test";
import { type ChatServer, startChatServer } from "./chat-server.ts";
import { test as base, expect, signIn } from "./panel-test.ts";
import { startProduct } from "./product.ts";

/** A panel whose runs do not pause, with a chat-completions server of its own. */
export const test = base.extend<object, { chat: ChatServer }>({
  chat: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const chat = await startChatServer();
      await use(chat);
      await chat.stop();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ chat }, use) => {
      const product = await startProduct({ TRUST_PROXY: "true", RUN_PAUSE_SCALE: "0", AI_BASE_URL: chat.url });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

export const goodKey = "sk-test-0123456789abcdWXYZ";

/** The key of the panel, as its dialog would set it. */
export async function setKey(page: Page, key: string | null): Promise<void> {
  const form = key === null ? { intent: "remove-key" } : { intent: "save-key", key };
  expect((await page.request.post("/admin/painel", { form })).ok()).toBe(true);
}

export { expect, signIn };
