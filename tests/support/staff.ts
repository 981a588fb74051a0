import { randomUUID } from "node:crypto";
import type { Role } from "#domain/access.ts";
import type { AccountAdmin } from "#server/accounts/account-admin.ts";
import { openAccounts } from "#server/accounts/open-accounts.ts";
import { readConfig } from "#server/config.ts";
import { readOrMakeSecret } from "#server/data-folder.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLog } from "#server/log.ts";
import { createQuickHashing } from "./quick-hashing.ts";
import { sharedSecret } from "./servers.ts";
import type { Where } from "./with-database.ts";

export type Account = { email: string; password: string };

/** Someone with an open session. */
export type Staff = Account & { cookie: { name: string; value: string; url: string } };

let count = 0;

/** A client address that nobody else has. */
export const nextAddress = () => `198.51.${Math.floor(++count / 250) + 100}.${(count % 250) + 1}`;

/** Kept for the worker's life: opening takes longer than making an account. */
const opened = new Map<string, Promise<AccountAdmin>>();

/** Made in the product's database by its own code, as `npm run admin` does. */
export async function createAccount(where: Where, role: Role = "owner"): Promise<Account> {
  const account = { email: `pessoa${++count}.${process.pid}@exemplo.com.br`, password: `senha-${randomUUID()}` };
  const key = where.databaseUrl ?? where.dataDir;
  const accounts = opened.get(key) ?? openAdminAccounts(where);
  opened.set(key, accounts);
  await (await accounts).createAccount(account.email, account.password, role);
  return account;
}

async function openAdminAccounts({ dataDir, databaseUrl = null }: Where): Promise<AccountAdmin> {
  const log = createLog("silent");
  const secret = databaseUrl ? sharedSecret : readOrMakeSecret(dataDir);
  const settings = { ...readConfig({}), siteUrl: "http://localhost", secret };
  return (await openAccounts(await openDatabase({ dataDir, databaseUrl }, log), settings, log, createQuickHashing()))
    .accountAdmin;
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
