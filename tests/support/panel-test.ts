import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Role } from "#domain/access.ts";
import type { AccountAdmin } from "#server/accounts/account-admin.ts";
import { openAccounts } from "#server/accounts/open-accounts.ts";
import { readConfig } from "#server/config.ts";
import { readOrMakeSecret } from "#server/data-folder.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLog } from "#server/log.ts";
import { type ChatServer, startChatServer } from "./chat-server.ts";
import { test as base, ofWorker } from "./engine-test.ts";
import { type OpenIdProvider, startOpenIdProvider } from "./openid-provider.ts";
import { findFreePort } from "./postgres.ts";
import { createQuickHashing } from "./quick-hashing.ts";
import { startS3Server } from "./s3-server.ts";
import { type Servers, sharedSecret, startServers } from "./servers.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";
import type { Where } from "./with-database.ts";

export type Account = { email: string; password: string };

/** Someone with an open session. */
export type Staff = Account & { cookie: { name: string; value: string; url: string } };

/** What is changed in it is seen on all of its pages, so that only tests of that use it. */
export type Shop = Servers & { owner: Staff };

type WorkerFixtures = {
  port: number;
  openId: OpenIdProvider;
  smtp: SmtpSink;
  chat: ChatServer;
  /** Where two servers keep the photos that both show; one alone has its folder. */
  storage: { settings: Record<string, string>; stop(): Promise<void> };
  product: Servers;
  /** For tests that do not change accounts: signed in once for all, since every password costs a slow hash. */
  staff: Staff;
  /** Beside the other product, in the same browser. */
  shop: Shop;
};

type Fixtures = {
  /** A client address of this test's own, so that its wrong guesses lock nobody else out. */
  address: string;
  /** An account of this test's own. */
  account: Account;
  /** For titles and addresses of this test's own. */
  mark: string;
  /** A browser of someone else, at an address of their own. */
  elsewhere: BrowserContext;
};

let count = 0;
const nextAddress = () => `198.51.${Math.floor(++count / 250) + 100}.${(count % 250) + 1}`;

/** A product behind a proxy whose runs do not pause, with mail, OpenID and chat-completions servers on loopback. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  smtp: [async ({}, use) => runFixture(await startSmtpSink(), use), ofWorker],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  chat: [async ({}, use) => runFixture(await startChatServer(), use), ofWorker],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  port: [async ({}, use) => use(await findFreePort()), ofWorker],
  openId: [
    async ({ port }, use) =>
      runFixture(await startOpenIdProvider(`http://127.0.0.1:${port}/api/auth/callback/google`), use),
    ofWorker,
  ],
  storage: [
    async ({ engine }, use) => {
      const s3 = engine === "postgres" ? await startS3Server() : null;
      const settings: Record<string, string> = s3 ? { STORAGE_URL: s3.url } : {};
      await runFixture({ settings, stop: async () => s3?.stop() }, use);
    },
    ofWorker,
  ],
  product: [
    async ({ engine, port, smtp, openId, chat, storage }, use) => {
      const others = { SMTP_URL: smtp.url, AI_BASE_URL: chat.url, ...openId.settings, ...storage.settings };
      const settings = { PORT: String(port), TRUST_PROXY: "true", RUN_PAUSE_SCALE: "0", ...others };
      await runFixture(await startServers(engine, settings), use);
    },
    ofWorker,
  ],
  shop: [
    async ({ engine, storage }, use) => {
      const servers = await startServers(engine, { TRUST_PROXY: "true", ...storage.settings });
      await runFixture({ ...servers, owner: await openSession(servers) }, use);
    },
    ofWorker,
  ],
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
  staff: [async ({ product }, use) => use(await openSession(product)), ofWorker],
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

async function runFixture<Value extends { stop(): Promise<unknown> }>(
  value: Value,
  use: (value: Value) => Promise<void>,
): Promise<void> {
  await use(value);
  await value.stop();
}

/** Kept for the worker's life: opening takes longer than making an account. */
const opened = new Map<string, Promise<AccountAdmin>>();

/** Made in the product's database by its own code, as `npm run admin` does. */
export async function createAccount(where: Where, role: Role = "owner"): Promise<Account> {
  const account = { email: nextEmail(), password: `senha-${randomUUID()}` };
  await (await takeAccounts(where)).createAccount(account.email, account.password, role);
  return account;
}

/** With a password that was made up, which whoever comes in by it must replace. */
export async function createAccountWithMadePassword(where: Where, role: Role = "owner"): Promise<Account> {
  const email = nextEmail();
  return { email, password: await (await takeAccounts(where)).createAccountWithMadePassword(email, role) };
}

const nextEmail = () => `pessoa${++count}.${process.pid}@exemplo.com.br`;

function takeAccounts(where: Where): Promise<AccountAdmin> {
  const key = where.databaseUrl ?? where.dataDir;
  const accounts = opened.get(key) ?? openAdminAccounts(where);
  opened.set(key, accounts);
  return accounts;
}

async function openAdminAccounts({ dataDir, databaseUrl = null }: Where): Promise<AccountAdmin> {
  const log = createLog("silent");
  const secret = databaseUrl ? sharedSecret : readOrMakeSecret(dataDir);
  const settings = { ...readConfig({}), siteUrl: "http://localhost", secret };
  return (await openAccounts(await openDatabase({ dataDir, databaseUrl }, log), settings, log, createQuickHashing()))
    .accountAdmin;
}

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

/** Signed in by the form, at an address that nobody else signs in from. */
export async function openSession(product: Where & { url: string }, role: Role = "owner"): Promise<Staff> {
  const account = await createAccount(product, role);
  const answer = await fetch(`${product.url}/admin/login`, {
    method: "POST",
    headers: { "x-forwarded-for": nextAddress() },
    body: new URLSearchParams(account),
    redirect: "manual",
  });
  const [, name, value] = /(basculante\.session_token)=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  if (!name || !value) throw new Error(`no session: ${answer.status}`);
  return { ...account, cookie: { name, value, url: product.url } };
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
