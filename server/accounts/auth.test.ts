import { hashPassword } from "better-auth/crypto";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { totp } from "#tests/support/totp.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { openAccounts } from "./open-accounts.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import type { PeopleTables } from "./people-tables.ts";

const settings = { ...readConfig({}), siteUrl: "http://localhost", secret: "um-segredo-de-teste-que-todos-usam" };
const admin = { email: "admin@exemplo.com.br", password: "uma-senha-bem-longa" };
const log = createLog("silent");

/** Someone else whose password is being looked at. */
function holdPlace(passwords: PasswordHashing) {
  const { promise, resolve: leave } = Promise.withResolvers<void>();
  return { leave, left: passwords.reserveSlot(() => promise) };
}

describeOnDrawnEngines("accounts", (open) => {
  test("servers that start together make one account", async () => {
    const { accountAdmin } = await openAccounts(await open(), settings, log, createQuickHashing());
    await Promise.all([1, 2, 3].map(() => ensureAdmin(accountAdmin, admin)));
    expect(await accountAdmin.findAccounts()).toMatchObject([
      { email: admin.email, role: "owner", hasSecondFactor: false, lastSeenAt: null, removedAt: null },
    ]);
  });

  test("a password signs in, the cookie is good for one account, and signing out ends it", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const headers = new Headers({ "x-client-address": "203.0.113.1" });
    await expect(accounts.signIn(headers, { ...admin, password: "uma-senha-errada" })).rejects.toMatchObject({
      code: "wrong-credentials",
    });
    const done = await accounts.signIn(headers, admin);
    headers.set("cookie", done.headers.getSetCookie()[0]?.split(";")[0] ?? "");
    expect(await accounts.getAdmin(headers)).toMatchObject({ email: admin.email, hasSecondFactor: false });
    await accounts.signOut(headers);
    expect(await accounts.getAdmin(headers)).toBeNull();
  });

  test("guessers use up nobody's tries on a device that has signed in before, and it has few of its own", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const address = { "x-client-address": "203.0.113.1" };
    const guess = (headers: Headers) => accounts.signIn(headers, { ...admin, password: "uma-senha-errada" });
    const granted = await accounts.signIn(new Headers(address), admin);
    const cookie = granted.headers
      .getSetCookie()
      .map((each) => each.split(";")[0] ?? "")
      .find((each) => each.startsWith("basculante.device="));
    const known = () => new Headers({ ...address, cookie: cookie ?? "" });
    // From the owner's own address, so that this is used up too.
    for (let tries = 0; tries < 10; tries++) {
      await expect(guess(new Headers(address))).rejects.toMatchObject({ code: "wrong-credentials" });
    }
    await expect(accounts.signIn(new Headers(address), admin)).rejects.toMatchObject({ code: "too-many-tries" });
    await expect(accounts.signIn(known(), admin)).resolves.toMatchObject({ needsCode: false });
    // Her coming in gave the guessers nothing.
    await expect(guess(new Headers(address))).rejects.toMatchObject({ code: "too-many-tries" });
    for (let tries = 0; tries < 5; tries++) {
      await expect(guess(known())).rejects.toMatchObject({ code: "wrong-credentials" });
    }
    await expect(guess(known())).rejects.toMatchObject({ code: "too-many-tries" });
  });

  test("a sign-in is a line of the log, with who, how and from where, and without the address or the password", async () => {
    const lines: string[] = [];
    const written = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, written, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const headers = new Headers({ "x-client-address": "203.0.113.1" });
    await accounts.signIn(headers, admin);
    const [person] = await accountAdmin.findAccounts();
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      msg: "signed in",
      way: "password",
      visitor: "203.0.113.1",
      account: person?.id,
    });
    expect(lines.join("")).not.toMatch(new RegExp(`${admin.email}|${admin.password}`));
  });

  test("a sign-in ends the session that the browser had", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const signIn = async (cookie: string) => {
      const done = await accounts.signIn(new Headers({ cookie }), admin);
      return done.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    };
    const elsewhere = await signIn("");
    const first = await signIn("");
    const second = await signIn(first);
    expect(await accounts.getAdmin(new Headers({ cookie: first }))).toBeNull();
    for (const cookie of [second, elsewhere]) {
      expect(await accounts.getAdmin(new Headers({ cookie }))).toMatchObject({ email: admin.email });
    }
  });

  test("a hash from before opens once more and is then made anew", async () => {
    const database = await open();
    const { accountAdmin, accounts } = await openAccounts(database, settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const table = database.db.withTables<PeopleTables>();
    await table
      .updateTable("account")
      .set({ password: await hashPassword(admin.password) })
      .execute();
    const getHash = async () => (await table.selectFrom("account").select("password").executeTakeFirst())?.password;
    await expect(accounts.signIn(new Headers(), { ...admin, password: "uma-senha-errada" })).rejects.toMatchObject({
      code: "wrong-credentials",
    });
    expect(await getHash()).toMatch(/^[0-9a-f]{32}:/);
    expect(await accounts.signIn(new Headers(), admin)).toMatchObject({ needsCode: false });
    const renewed = await getHash();
    expect(renewed).toMatch(/^\$scrypt\$/);
    expect(await accounts.signIn(new Headers(), admin)).toMatchObject({ needsCode: false });
    expect(await getHash()).toBe(renewed);
  });

  test("sequences, common passwords, the own address, name and shop are refused as new passwords", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, { ...admin, email: "joana.prado@exemplo.com.br" });
    const done = await accounts.signIn(new Headers(), { ...admin, email: "joana.prado@exemplo.com.br" });
    const signedIn = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    const person = await accounts.getAdmin(signedIn);
    if (!person) throw new Error("nobody is signed in");
    for (const password of [
      "123456789012",
      "joana.prado@exemplo.com.br",
      "Administrador1",
      `${settings.site.name} 2026`,
      "unbelievable",
      "JustinBieber",
    ]) {
      await expect(
        accounts.changePassword(person, signedIn, { current: admin.password, password, repeated: password }),
        password,
      ).rejects.toMatchObject({ code: "guessable-password" });
    }
  });

  test("an unknown address costs a hash as a known one does", async () => {
    const hashing = createQuickHashing();
    let looks = 0;
    const counted = <Given, Value>(work: (given: Given) => Promise<Value>) => {
      return (given: Given) => {
        looks += 1;
        return work(given);
      };
    };
    const counting = { ...hashing, hash: counted(hashing.hash), verify: counted(hashing.verify) };
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, counting);
    await ensureAdmin(accountAdmin, admin);
    for (const email of [admin.email, "ninguem@exemplo.com.br"]) {
      looks = 0;
      const refused = accounts.signIn(new Headers(), { email, password: "uma-senha-errada" });
      await expect(refused).rejects.toMatchObject({ code: "wrong-credentials", details: {} });
      expect(looks).toBe(1);
    }
  });

  test("a refusal for lack of room costs neither a try nor the reset link", async () => {
    const smtp = await startSmtpSink();
    onTestFinished(() => smtp.stop());
    const passwords = createQuickHashing({ atOnce: 1, waiting: 0 });
    const { accountAdmin, accounts } = await openAccounts(
      await open(),
      { ...settings, smtpUrl: smtp.url },
      log,
      passwords,
    );
    await ensureAdmin(accountAdmin, admin);
    const headers = new Headers({ "x-client-address": "203.0.113.1" });
    const mail = smtp.nextMailTo(admin.email);
    await accounts.requestReset(headers, admin.email);
    const token = /token=(?:3D)?(\w+)/.exec((await mail).replace(/=\r?\n/g, ""))?.[1] ?? "";
    const done = await accounts.signIn(headers, admin);
    const signedIn = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    const person = await accounts.getAdmin(signedIn);
    if (!person) throw new Error("nobody is signed in");

    const chosen = { password: "uma-senha-novinha", repeated: "uma-senha-novinha" };
    const busy = { code: "too-many-tries", details: { retryAfterSeconds: "10" } };
    const place = holdPlace(passwords);
    for (let round = 0; round < 12; round++) {
      await expect(accounts.signIn(headers, admin)).rejects.toMatchObject(busy);
      await expect(accounts.resetPassword(headers, token, chosen)).rejects.toMatchObject(busy);
      await expect(
        accounts.changePassword(person, signedIn, { current: admin.password, ...chosen }),
      ).rejects.toMatchObject(busy);
      await expect(accounts.turnOffSecondFactor(person, signedIn, admin.password)).rejects.toMatchObject(busy);
    }
    place.leave();
    await place.left;
    const wrong = { ...admin, password: "uma-senha-errada" };
    for (let round = 0; round < 9; round++) {
      await expect(accounts.signIn(headers, wrong)).rejects.toMatchObject({ code: "wrong-credentials" });
    }
    expect(await accounts.signIn(headers, admin)).toMatchObject({ needsCode: false });
    await expect(
      accounts.changePassword(person, signedIn, { current: "nao-e-esta-senha", ...chosen }),
    ).rejects.toMatchObject({ code: "wrong-password", details: {} });
    await accounts.resetPassword(headers, token, chosen);
    expect(await accounts.signIn(headers, { ...admin, ...chosen })).toMatchObject({ needsCode: false });
  });

  test("a password is taken as it was typed, up to 128 characters of any kind", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    const password = `  Çã 漢字 🙂 <b>&"' ${"x\u0301 e MAIS ".repeat(12)}`.slice(0, 127).padEnd(127, "z").concat(" ");
    await ensureAdmin(accountAdmin, { ...admin, password });
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72), password.slice(0, -1)]) {
      await expect(accounts.signIn(new Headers(), { ...admin, password: other })).rejects.toMatchObject({
        code: "wrong-credentials",
      });
    }
    expect(await accounts.signIn(new Headers(), { ...admin, password })).toMatchObject({ needsCode: false });
    // The same letters, as another keyboard composes them.
    const composed = password.normalize("NFC");
    expect(await accounts.signIn(new Headers(), { ...admin, password: composed })).toMatchObject({ needsCode: false });
  });

  test("a new password by link does not go round the second factor", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const done = await accounts.signIn(new Headers(), admin);
    const signedIn = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    const person = await accounts.getAdmin(signedIn);
    if (!person) throw new Error("nobody is signed in");
    const { secret } = await accounts.prepareSecondFactor(person, signedIn, admin.password);
    await accounts.confirmSecondFactor(person, signedIn, totp(secret));
    const { link } = await accounts.makeResetLink({ ...person, id: "outra-dona" }, person.id);
    const chosen = { password: "uma-senha-novinha", repeated: "uma-senha-novinha" };
    await accounts.resetPassword(new Headers(), new URL(link).searchParams.get("token") ?? "", chosen);
    const again = await accounts.signIn(new Headers(), { ...admin, ...chosen });
    expect(again.needsCode).toBe(true);
    const cookie = again.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
    expect(await accounts.getAdmin(new Headers({ cookie: cookie.join("; ") }))).toBeNull();
  });

  test("odd text reaches no query", async () => {
    const { accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    const headers = new Headers({ cookie: "basculante.session_token=%00" });
    expect(await accounts.getAdmin(headers)).toBeNull();
    const odd = { email: "a\0@exemplo.com", password: "\0".repeat(20) };
    await expect(accounts.signIn(headers, odd)).rejects.toMatchObject({ code: "wrong-credentials" });
    await expect(accounts.verifyCode(headers, "\0".repeat(6))).rejects.toMatchObject({ code: "wrong-code" });
    expect(await accounts.isResetLinkGood("\0".repeat(24))).toBe(false);
    await expect(accounts.startGoogleSignIn(headers, "a\0@exemplo.com", "/admin/painel")).rejects.toMatchObject({
      code: "invalid-email",
    });
  });
});
