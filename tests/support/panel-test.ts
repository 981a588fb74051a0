import { randomInt } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test as base } from "./engine-test.ts";
import type { Servers } from "./servers.ts";
import { type Account, createAccount, nextAddress, type Staff } from "./staff.ts";

type Fixtures = {
  product: Servers;
  /** A client address of this test's own, so that its wrong guesses lock nobody else out. */
  address: string;
  /** An account of this test's own. */
  account: Account;
  /** For titles and addresses of this test's own. */
  mark: string;
  /** A browser of someone else, at an address of their own. */
  elsewhere: BrowserContext;
};

/** A product behind a proxy whose runs do not pause, with mail, OpenID and chat-completions servers on loopback. */
export const test = base.extend<Fixtures>({
  product: ({ panel }, use) => use(panel),
  // A test before may have left a server dead.
  baseURL: async ({ product }, use) => {
    await product.mend();
    await use(product.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  address: ({}, use) => use(nextAddress()),
  tab: async ({ address, tab }, use) => {
    await tab.context().setExtraHTTPHeaders({ "x-forwarded-for": address });
    await use(tab);
  },
  plainPage: async ({ address, plainPage }, use) => {
    await plainPage.context().setExtraHTTPHeaders({ "x-forwarded-for": address });
    await use(plainPage);
  },
  request: async ({ address, baseURL, playwright }, use) => {
    const extraHTTPHeaders = { "x-forwarded-for": address };
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
  account: async ({ product }, use) => use(await createAccount(product)),
  // Digits: letters without a meaning would be read as words of a title.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  mark: ({}, use) => use(String(10_000_000 + randomInt(90_000_000))),
  elsewhere: async ({ browser, product }, use) => {
    const context = await browser.newContext({
      baseURL: product.url,
      extraHTTPHeaders: { "x-forwarded-for": nextAddress() },
    });
    await use(context);
    await context.close();
  },
});

export { expect };

export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Signs in with the form alone, or takes up the session that is open, and opens a page of the panel. */
export async function signIn(page: Page, account: Account | Staff, path = "/admin/painel"): Promise<void> {
  if ("cookie" in account) {
    await page.context().addCookies([account.cookie]);
  } else {
    const answer = await page.request.post("/admin/login", { form: account, maxRedirects: 0 });
    expect(answer.headers().location).toBe("/admin");
  }
  await page.goto(path);
}

export const goodKey = "sk-test-0123456789abcdWXYZ";

/** The key of the panel, as its dialog would set it. */
export async function setKey(page: Page, key: string | null): Promise<void> {
  const form: Record<string, string> = key === null ? { intent: "remove-key" } : { intent: "save-key", key };
  expect((await page.request.post("/admin/painel", { form })).ok()).toBe(true);
}

/** The session cookie as a browser would send it. */
export async function getSessionCookie(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("basculante.session_token"));
  if (!cookie) throw new Error("there is no session cookie");
  return `${cookie.name}=${cookie.value}`;
}
