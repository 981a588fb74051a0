import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { openAccounts } from "./open-accounts.ts";

const settings = { ...readConfig({}), siteUrl: "http://localhost", secret: "um-segredo-de-teste-que-todos-usam" };
const password = "uma-senha-bem-longa";
const log = createLog("silent");
const ana = { name: "Ana", email: "", role: "staff" } as const;
const accepted = { name: "Ana Lima", email: "ana@exemplo.com.br", password, repeated: password };

async function prepare(database: Database, smtpUrl: string | null = null) {
  const { accounts, accountAdmin } = await openAccounts(database, { ...settings, smtpUrl }, log, createQuickHashing());
  await accountAdmin.createAccount("maria@exemplo.com.br", password, "owner");
  const { headers: set } = await accounts.signIn(new Headers(), { email: "maria@exemplo.com.br", password });
  const maria = await accounts.getAdmin(new Headers({ cookie: set.getSetCookie()[0]?.split(";")[0] ?? "" }));
  if (!maria) throw new Error("nobody is signed in");
  return { accounts, maria, activity: createActivityService({ database, log }) };
}

const toToken = (link: string) => link.split("/").at(-1) ?? "";

describeOnDrawnEngines("invitations", (open) => {
  test("make one account of their role, which is signed in", async () => {
    const database = await open();
    const { accounts, maria, activity } = await prepare(database);
    const made = await accounts.makeInvitation(maria, ana);
    expect(made).toMatchObject({ name: "Ana", role: "staff", mailedTo: null, hasMailFailed: false });
    expect(made.link).toMatch(/^http:\/\/localhost\/admin\/convite\/[\w-]{43}$/);
    const token = toToken(made.link);
    const { rows } = await sql`select * from invitations`.execute(database.db);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await accounts.getOpenInvitation(token)).toEqual({ name: "Ana", email: null, role: "staff" });
    expect(await accounts.findOpenInvitations()).toHaveLength(1);

    const { headers } = await accounts.acceptInvitation(new Headers(), token, accepted);
    const cookie = new Headers({ cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    expect(await accounts.getAdmin(cookie)).toMatchObject({ name: "Ana Lima", email: accepted.email, role: "staff" });
    expect(await accounts.findOpenInvitations()).toEqual([]);
    await expect(accounts.getOpenInvitation(token)).rejects.toMatchObject({ code: "invitation-used" });
    const again = { ...accepted, email: "outra@exemplo.com.br" };
    await expect(accounts.acceptInvitation(new Headers(), token, again)).rejects.toMatchObject({
      code: "invitation-used",
    });
    expect((await activity.findActivities({ kind: "people" })).activities).toMatchObject([
      { action: "invitation-accepted", actor: { name: "Ana Lima" }, details: { role: "staff" } },
      { action: "invitation-made", actor: { id: maria.id }, details: { person: "Ana", role: "staff" } },
    ]);
  });

  test("that two accept together make one account", async () => {
    const { accounts, maria } = await prepare(await open());
    const token = toToken((await accounts.makeInvitation(maria, ana)).link);
    const done = await Promise.allSettled(
      ["um", "dois"].map((name) =>
        accounts.acceptInvitation(new Headers(), token, { ...accepted, email: `${name}@exemplo.com.br` }),
      ),
    );
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(done.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "invitation-used" } });
    expect(await accounts.findPeople()).toHaveLength(2);
  });

  test("are over when withdrawn, after a week, and when made up", async () => {
    const database = await open();
    const { accounts, maria } = await prepare(database);
    const withdrawn = toToken((await accounts.makeInvitation(maria, ana)).link);
    const [invitation] = await accounts.findOpenInvitations();
    await accounts.withdrawInvitation(maria, invitation?.id ?? "");
    await expect(accounts.withdrawInvitation(maria, invitation?.id ?? "")).rejects.toMatchObject({
      code: "invitation-over",
    });
    const expired = toToken((await accounts.makeInvitation(maria, ana)).link);
    const past = new Date(Date.now() - 1_000).toISOString();
    await sql`update invitations set expires_at = ${past} where withdrawn_at is null`.execute(database.db);
    expect(await accounts.findOpenInvitations()).toEqual([]);
    for (const [token, code] of [
      [withdrawn, "invitation-withdrawn"],
      [expired, "invitation-expired"],
      ["x".repeat(43), "invitation-unknown"],
      ["", "invitation-unknown"],
      ["\0", "invitation-unknown"],
    ] as const) {
      await expect(accounts.getOpenInvitation(token)).rejects.toMatchObject({ code });
      await expect(accounts.acceptInvitation(new Headers(), token, accepted)).rejects.toMatchObject({ code });
    }
    expect(await accounts.findPeople()).toHaveLength(1);
  });

  test("are good for seven days", async () => {
    const { accounts, maria } = await prepare(await open());
    await accounts.makeInvitation(maria, ana);
    const [invitation] = await accounts.findOpenInvitations();
    const days = ((invitation?.expiresAt.getTime() ?? 0) - (invitation?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
  });

  test("stay open after a mistake, and take no address that has an account", async () => {
    const { accounts, maria } = await prepare(await open());
    const token = toToken((await accounts.makeInvitation(maria, ana)).link);
    for (const [mistake, code] of [
      [{ name: " " }, "invalid-name"],
      [{ email: "ana" }, "invalid-email"],
      [{ email: "MARIA@exemplo.com.br" }, "account-exists"],
      [{ password: "curta", repeated: "curta" }, "weak-password"],
      [{ repeated: "outra-senha-bem-longa" }, "different-passwords"],
    ] as const) {
      const given = { ...accepted, ...mistake };
      await expect(accounts.acceptInvitation(new Headers(), token, given)).rejects.toMatchObject({ code });
    }
    await accounts.acceptInvitation(new Headers(), token, accepted);
    const taken = { ...ana, email: "ana@exemplo.com.br" };
    await expect(accounts.makeInvitation(maria, taken)).rejects.toMatchObject({ code: "person-exists" });
    await expect(accounts.makeInvitation(maria, { ...ana, email: "x" })).rejects.toMatchObject({
      code: "invalid-email",
    });
  });

  test("go by mail where mail leaves, and keep the address they were sent to", async () => {
    const smtp = await startSmtpSink();
    onTestFinished(() => smtp.stop());
    const { accounts, maria } = await prepare(await open(), smtp.url);
    const mail = smtp.nextMailTo("ana@exemplo.com.br");
    const made = await accounts.makeInvitation(maria, { ...ana, email: "Ana@exemplo.com.br" });
    expect(made.mailedTo).toBe("ana@exemplo.com.br");
    expect((await mail).replace(/=\r?\n/g, "")).toContain(toToken(made.link));
    const given = { ...accepted, email: "intruso@exemplo.com.br" };
    await accounts.acceptInvitation(new Headers(), toToken(made.link), given);
    expect((await accounts.findPeople()).map(({ email }) => email)).toContain("ana@exemplo.com.br");
    await smtp.stop();
    const unsent = await accounts.makeInvitation(maria, { ...ana, email: "eva@exemplo.com.br" });
    expect(unsent).toMatchObject({ mailedTo: null, hasMailFailed: true });
  });

  test("are tried ten times an hour from one address", async () => {
    const { accounts } = await prepare(await open());
    const headers = new Headers({ "x-client-address": "203.0.113.9" });
    const attempt = () => accounts.acceptInvitation(headers, "x".repeat(43), accepted);
    for (let round = 0; round < 10; round++) {
      await expect(attempt()).rejects.toMatchObject({ code: "invitation-unknown" });
    }
    await expect(attempt()).rejects.toMatchObject({ code: "too-many-tries" });
  });
});
