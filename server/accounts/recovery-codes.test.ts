import { symmetricEncrypt } from "better-auth/crypto";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { totp } from "#tests/support/totp.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { openAccounts } from "./open-accounts.ts";
import { makeRecoveryCodes, readRecoveryCode } from "./recovery-codes.ts";

const secret = "um-segredo-de-teste-que-todos-usam";
const person = { email: "dona@exemplo.com.br", password: "uma-senha-bem-longa" };
type Tables = { twoFactor: { backupCodes: string } };

function toCookies(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
}

async function prepare(database: Database) {
  const log = createLog("silent");
  const settings = { ...readConfig({}), siteUrl: "http://localhost", secret };
  const { accountAdmin, accounts } = await openAccounts(database, settings, log, createQuickHashing());
  await accountAdmin.createAccount(person.email, person.password, "owner");
  const headers = toCookies((await accounts.signIn(new Headers(), person)).headers);
  const admin = await accounts.getAdmin(headers);
  if (!admin) throw new Error("nobody is signed in");
  const setup = await accounts.prepareSecondFactor(admin, headers, person.password);
  const { recoveryCodes } = await accounts.confirmSecondFactor(admin, headers, totp(setup.secret));
  const useCode = async (code: string) =>
    accounts.verifyCode(toCookies((await accounts.signIn(new Headers(), person)).headers), code);
  const db = database.db.withTables<Tables>();
  const readStored = async () =>
    (await db.selectFrom("twoFactor").select("backupCodes").executeTakeFirstOrThrow()).backupCodes;
  const store = (backupCodes: string) => db.updateTable("twoFactor").set({ backupCodes }).execute();
  return { recoveryCodes, useCode, readStored, store };
}

test("a code has 120 random bits, and is read however it is typed", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/);
  const [code = ""] = codes;
  expect(readRecoveryCode(` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe(code);
  expect(readRecoveryCode("123")).toBeNull();
});

describeOnBothEngines("recovery codes", (open) => {
  test("stand in the database as digests, and each is good once", async () => {
    const { recoveryCodes, useCode, readStored } = await prepare(await open());
    const [first = "", second = ""] = recoveryCodes;
    const before = JSON.parse(await readStored());
    expect(before).toHaveLength(10);
    for (const stored of before) expect(stored).toMatch(/^sha256:[\w-]{43}$/);
    for (const code of recoveryCodes) expect(JSON.stringify(before)).not.toContain(code);
    await useCode(first);
    await expect(useCode(first)).rejects.toMatchObject({ code: "wrong-code" });
    // What is stored opens nothing itself.
    await expect(useCode(before[1])).rejects.toMatchObject({ code: "wrong-code" });
    await useCode(second.toUpperCase());
    expect(JSON.parse(await readStored())).toEqual(before.slice(2));
  });

  test("that were only sealed still open, and are digests from then on", async () => {
    const { useCode, readStored, store } = await prepare(await open());
    await store(await symmetricEncrypt({ key: secret, data: JSON.stringify(["aB3dE-fG5hJ", "Zy9xW-vU7tS"]) }));
    await useCode("aB3dE-fG5hJ");
    expect(JSON.parse(await readStored())).toEqual([expect.stringMatching(/^sha256:/)]);
    await useCode("Zy9xW-vU7tS");
  });
});
