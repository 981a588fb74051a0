import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../tests/support/databases.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { adminAccounts } from "./admin-accounts.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { openAccounts } from "./open-accounts.ts";
import { createPasswordHashing } from "./password-hashing.ts";

const settings = { ...readConfig({}), siteUrl: "http://localhost", secret: "um-segredo-de-teste-que-todos-usam" };
const admin = { email: "admin@exemplo.com.br", password: "uma-senha-bem-longa" };
const log = createLog("silent");

describeOnBothEngines("accounts", (open) => {
  test("servers that start together make one account", async () => {
    const { auth } = await openAccounts(await open(), settings, log);
    await Promise.all([1, 2, 3].map(() => ensureAdmin(auth, admin)));
    expect(await adminAccounts(auth).findAccounts()).toEqual([{ email: admin.email, hasSecondFactor: false }]);
  });

  test("a password signs in, the cookie is good for one account, and signing out ends it", async () => {
    const { auth, accounts } = await openAccounts(await open(), settings, log);
    await ensureAdmin(auth, admin);
    const headers = new Headers({ "x-client-address": "203.0.113.1" });
    expect(await accounts.signIn(headers, { ...admin, password: "uma-senha-errada" })).toMatchObject({
      isOk: false,
      refusal: "wrong-credentials",
    });
    const done = await accounts.signIn(headers, admin);
    if (!done.isOk) throw new Error(done.refusal);
    headers.set("cookie", done.headers.getSetCookie()[0]?.split(";")[0] ?? "");
    expect(await accounts.getAdmin(headers)).toMatchObject({ email: admin.email, hasSecondFactor: false });
    await accounts.signOut(headers);
    expect(await accounts.getAdmin(headers)).toBeNull();
  });

  test("an unknown address costs a hash as a known one does", async () => {
    const database = await open();
    await ensureAdmin((await openAccounts(database, settings, log)).auth, admin);
    const noRoom = createPasswordHashing({ atOnce: 0, waiting: 0 });
    const { accounts } = await openAccounts(database, settings, log, noRoom);
    for (const email of [admin.email, "ninguem@exemplo.com.br"]) {
      const refused = await accounts.signIn(new Headers(), { email, password: "uma-senha-errada" });
      expect(refused).toEqual({ isOk: false, refusal: "too-many-tries", retryAfterSeconds: 10 });
    }
  });

  test("odd text reaches no query", async () => {
    const { accounts } = await openAccounts(await open(), settings, log);
    const headers = new Headers({ cookie: "basculante.session_token=%00" });
    expect(await accounts.getAdmin(headers)).toBeNull();
    expect(await accounts.signIn(headers, { email: "a\0@exemplo.com", password: "\0".repeat(20) })).toMatchObject({
      refusal: "wrong-credentials",
    });
    expect(await accounts.verifyCode(headers, "\0".repeat(6))).toMatchObject({ refusal: "wrong-code" });
    expect(await accounts.isResetLinkGood("\0".repeat(24))).toBe(false);
    expect(await accounts.startGoogleSignIn(headers, "a\0@exemplo.com", "/admin/painel")).toMatchObject({
      refusal: "not-on-list",
    });
  });
});
