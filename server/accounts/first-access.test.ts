import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { totp } from "#tests/support/totp.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { createSignInRulesService } from "../settings/sign-in-rules-service.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { openAccounts } from "./open-accounts.ts";

const email = "dona@exemplo.com.br";
const own = { password: "um cavalo correto na bateria", repeated: "um cavalo correto na bateria" };
const log = createLog("silent");

async function prepare(database: Database) {
  const activity = createActivityService({ database, log });
  const signInRules = createSignInRulesService({ database, record: activity.record });
  const settings = {
    ...readConfig({}),
    siteUrl: "http://localhost",
    secret: "um-segredo-de-teste-que-todos-usam",
    signInRules,
  };
  const { accountAdmin, accounts } = await openAccounts(database, settings, log, createQuickHashing());
  async function come(password: string, address = email) {
    const done = await accounts.signIn(new Headers(), { email: address, password });
    const headers = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    const admin = await accounts.getAdmin(headers);
    if (!admin) throw new Error("nobody is signed in");
    return { headers, admin, look: () => accounts.getAdmin(headers) };
  }
  return { accountAdmin, accounts, activity, signInRules, come };
}

describeOnBothEngines("a password that was made up", (open) => {
  test("opens the panel only to be replaced, at the first start and by a command", async () => {
    const { accountAdmin, accounts, come } = await prepare(await open());
    const made = (await ensureAdmin(accountAdmin, { email, password: null })) ?? "";
    const { admin, look } = await come(made);
    expect(admin.pendingStep).toBe("password");
    await expect(accounts.setOwnPassword(admin, { password: made, repeated: made })).rejects.toMatchObject({
      code: "same-password",
    });
    await expect(
      accounts.setOwnPassword(admin, { password: "123456789012", repeated: "123456789012" }),
    ).rejects.toMatchObject({ code: "guessable-password" });
    const elsewhere = await come(made);
    await accounts.setOwnPassword(admin, own);
    expect((await look())?.pendingStep).toBeNull();
    // Whoever else came in by it is out, and it opens nothing more.
    expect(await elsewhere.look()).toBeNull();
    await expect(come(made)).rejects.toMatchObject({ code: "wrong-credentials" });

    const again = await accountAdmin.resetPassword(email);
    expect(await look()).toBeNull();
    expect((await come(again)).admin.pendingStep).toBe("password");
    const created = await accountAdmin.createAccountWithMadePassword("outra@exemplo.com.br", "staff");
    expect((await come(created, "outra@exemplo.com.br")).admin.pendingStep).toBe("password");
  });

  test("is over too when its owner sets another by a link", async () => {
    const { accountAdmin, accounts, come } = await prepare(await open());
    await accountAdmin.createAccount("chefe@exemplo.com.br", own.password, "owner");
    const { admin: owner } = await come(own.password, "chefe@exemplo.com.br");
    expect(owner.pendingStep).toBeNull();
    // A password of one's own is changed with the current one alone.
    await expect(accounts.setOwnPassword(owner, own)).rejects.toMatchObject({ code: "bad-request" });
    await accountAdmin.createAccountWithMadePassword(email, "staff");
    const person = (await accounts.findPeople()).find((each) => each.email === email);
    const { link } = await accounts.makeResetLink(owner, person?.id ?? "");
    await accounts.resetPassword(new Headers(), new URL(link).searchParams.get("token") ?? "", own);
    expect((await come(own.password)).admin.pendingStep).toBeNull();
  });
});

describeOnBothEngines("a second factor that the owner demands", (open) => {
  test("is set up before anything else, cannot be turned off, and the owner has it first", async () => {
    const { accountAdmin, accounts, activity, signInRules, come } = await prepare(await open());
    await accountAdmin.createAccount(email, own.password, "owner");
    await accountAdmin.createAccount("equipe@exemplo.com.br", own.password, "staff");
    const owner = await come(own.password);
    const staff = await come(own.password, "equipe@exemplo.com.br");
    await expect(signInRules.saveSecondFactorDemand(true, owner.admin)).rejects.toMatchObject({
      code: "second-factor-first",
    });
    expect((await staff.look())?.pendingStep).toBeNull();

    const turnOn = async ({ admin, headers }: typeof owner) => {
      const { secret } = await accounts.prepareSecondFactor(admin, headers, own.password);
      const done = await accounts.confirmSecondFactor(admin, headers, totp(secret));
      const renewed = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
      return { headers: renewed, admin: await accounts.getAdmin(renewed) };
    };
    const secured = await turnOn(owner);
    if (!secured.admin) throw new Error("the owner is out");
    await signInRules.saveSecondFactorDemand(true, secured.admin);
    expect(secured.admin.pendingStep).toBeNull();
    expect((await staff.look())?.pendingStep).toBe("second-factor");
    await expect(accounts.turnOffSecondFactor(secured.admin, secured.headers, own.password)).rejects.toMatchObject({
      code: "second-factor-demanded",
    });
    expect((await turnOn(staff)).admin).toMatchObject({ pendingStep: null, hasSecondFactor: true });

    await signInRules.saveSecondFactorDemand(false, secured.admin);
    await accounts.turnOffSecondFactor(secured.admin, secured.headers, own.password);
    expect((await activity.findActivities({ kind: "people" })).activities).toMatchObject([
      { action: "second-factor-demand-changed", details: { isDemanded: 0 } },
      { action: "second-factor-demand-changed", details: { isDemanded: 1 } },
    ]);
  });
});
