import { expect, test, vi } from "vitest";
import type { Role } from "#domain/access.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { openAccounts } from "./open-accounts.ts";

const settings = { ...readConfig({}), siteUrl: "http://localhost", secret: "um-segredo-de-teste-que-todos-usam" };
const password = "uma-senha-bem-longa";
const log = createLog("silent");

async function prepare(database: Database) {
  const { accounts, accountAdmin } = await openAccounts(database, settings, log, createQuickHashing());

  async function make(name: string, role: Role) {
    await accountAdmin.createAccount(`${name}@exemplo.com.br`, password, role);
    return signIn(name);
  }

  async function signIn(name: string) {
    const headers = new Headers({ "user-agent": "Firefox/132 (Android)" });
    const { headers: set } = await accounts.signIn(headers, { email: `${name}@exemplo.com.br`, password });
    const cookie = new Headers({ cookie: set.getSetCookie()[0]?.split(";")[0] ?? "" });
    const admin = await accounts.getAdmin(cookie);
    if (!admin) throw new Error(`${name} is not signed in`);
    return { admin, cookie };
  }

  const activity = createActivityService({ database, log });
  const countOwners = async () =>
    (await accounts.findPeople()).filter(({ role, removedAt }) => role === "owner" && removedAt === null).length;
  return { accounts, accountAdmin, activity, make, signIn, countOwners };
}

describeOnDrawnEngines("people", (open) => {
  test("have a role, and the owner changes that of others", async () => {
    const { accounts, activity, make } = await prepare(await open());
    const { admin: maria } = await make("maria", "owner");
    const { admin: ana, cookie } = await make("ana", "staff");
    expect(ana.role).toBe("staff");
    await accounts.changeRole(maria, ana.id, "technician");
    expect(await accounts.getAdmin(cookie)).toMatchObject({ role: "technician" });
    await expect(accounts.changeRole(maria, maria.id, "staff")).rejects.toMatchObject({ code: "own-role" });
    await expect(accounts.changeRole(maria, "nobody", "staff")).rejects.toMatchObject({ code: "person-missing" });
    const { activities } = await activity.findActivities({ kind: "people" });
    expect(activities).toMatchObject([
      { actor: { id: maria.id }, action: "role-changed", details: { from: "staff", to: "technician" } },
    ]);
  });

  test("are seen when they come, with what they came on", async () => {
    const { accounts, accountAdmin, activity, make } = await prepare(await open());
    await accountAdmin.createAccount("nunca@exemplo.com.br", password, "staff");
    await make("maria", "owner");
    // That a session was used is written down without keeping its user waiting.
    await vi.waitFor(async () =>
      expect(await accounts.findPeople()).toMatchObject([{ lastSeenAt: null }, { lastSeenAt: expect.any(Date) }]),
    );
    expect((await activity.findActivities({ kind: "sign-ins" })).activities).toMatchObject([
      { action: "signed-in", details: { device: "Firefox em Android" } },
    ]);
  });

  test("without access get in by no way, until it is given back", async () => {
    const { accounts, make, signIn } = await prepare(await open());
    const { admin: maria } = await make("maria", "owner");
    const { admin: ana, cookie } = await make("ana", "owner");
    const { link } = await accounts.makeResetLink(maria, ana.id);
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await accounts.isResetLinkGood(token)).toBe(true);
    await accounts.removeAccess(maria, ana.id);

    expect(await accounts.getAdmin(cookie)).toBeNull();
    await expect(signIn("ana")).rejects.toMatchObject({ code: "wrong-credentials" });
    expect(await accounts.isResetLinkGood(token)).toBe(false);
    const chosen = { password: "outra-senha-bem-longa", repeated: "outra-senha-bem-longa" };
    await expect(accounts.resetPassword(new Headers(), token, chosen)).rejects.toMatchObject({ code: "invalid-link" });
    await expect(accounts.makeResetLink(maria, ana.id)).rejects.toMatchObject({ code: "person-missing" });
    await expect(accounts.removeAccess(maria, ana.id)).rejects.toMatchObject({ code: "person-missing" });

    await accounts.restoreAccess(maria, ana.id);
    expect(await accounts.getAdmin(cookie)).toBeNull();
    expect((await signIn("ana")).admin).toMatchObject({ id: ana.id, role: "owner" });
    await expect(accounts.restoreAccess(maria, ana.id)).rejects.toMatchObject({ code: "person-missing" });
  });

  test("always have an owner among them", async () => {
    const { accounts, accountAdmin, make, countOwners } = await prepare(await open());
    const { admin: maria } = await make("maria", "owner");
    const { admin: ana } = await make("ana", "owner");
    await expect(accounts.removeAccess(maria, maria.id)).rejects.toMatchObject({ code: "own-access" });
    await accounts.removeAccess(ana, maria.id);
    await expect(accounts.changeRole(maria, ana.id, "staff")).rejects.toMatchObject({ code: "last-owner" });
    await expect(accounts.removeAccess(maria, ana.id)).rejects.toMatchObject({ code: "last-owner" });
    await expect(accountAdmin.setRole(ana.email, "staff")).rejects.toMatchObject({ code: "last-owner" });
    await accounts.changeRole(maria, ana.id, "owner");
    expect(await countOwners()).toBe(1);
  });

  test.each([
    ["remove", "removeAccess"],
    ["demote", "changeRole"],
  ] as const)("two owners who %s each other leave one", async (_, change) => {
    const { accounts, make, countOwners } = await prepare(await open());
    const { admin: maria } = await make("maria", "owner");
    const { admin: ana } = await make("ana", "owner");
    const done = await Promise.allSettled([
      accounts[change](maria, ana.id, "staff"),
      accounts[change](ana, maria.id, "staff"),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await countOwners()).toBe(1);
  });

  test("who forgot the password get a link from the owner, good once and for an hour", async () => {
    const { accounts, make } = await prepare(await open());
    const { admin: maria } = await make("maria", "owner");
    const { admin: ana, cookie } = await make("ana", "staff");
    const { link } = await accounts.makeResetLink(maria, ana.id);
    expect(link).toMatch(/^http:\/\/localhost\/admin\/login\/nova-senha\?token=\w+$/);
    const token = new URL(link).searchParams.get("token") ?? "";
    const chosen = { password: "outra-senha-bem-longa", repeated: "outra-senha-bem-longa" };
    await accounts.resetPassword(new Headers(), token, chosen);
    expect(await accounts.getAdmin(cookie)).toBeNull();
    await expect(accounts.resetPassword(new Headers(), token, chosen)).rejects.toMatchObject({ code: "invalid-link" });
    expect(await accounts.signIn(new Headers(), { email: ana.email, ...chosen })).toMatchObject({ needsCode: false });
    await expect(accounts.makeResetLink(maria, maria.id)).rejects.toMatchObject({ code: "person-missing" });
  });
});
