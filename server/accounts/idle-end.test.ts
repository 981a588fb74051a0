import { expect, test, vi } from "vitest";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { createSignInRulesService } from "../settings/sign-in-rules-service.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { openAccounts } from "./open-accounts.ts";
import type { PeopleTables } from "./people-tables.ts";

const minute = 60_000;
const admin = { email: "admin@exemplo.com.br", password: "uma-senha-bem-longa" };
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
  await ensureAdmin(accountAdmin, admin);
  const done = await accounts.signIn(new Headers(), admin);
  const signedIn = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
  /** As if the last use had been this long ago. */
  const leaveAlone = (milliseconds: number) =>
    database.db
      .withTables<PeopleTables>()
      .updateTable("session")
      .set({ updatedAt: new Date(Date.now() - milliseconds).toISOString() })
      .execute();
  const come = () => accounts.getAdmin(signedIn);
  /** Nobody waits for the note that a session was used, so it comes a little later. */
  const untilNoted = () =>
    vi.waitFor(async () => {
      const { updatedAt } = await database.db
        .withTables<PeopleTables>()
        .selectFrom("session")
        .select("updatedAt")
        .executeTakeFirstOrThrow();
      expect(Date.now() - new Date(updatedAt).getTime()).toBeLessThan(minute);
    });
  return { accounts, activity, signInRules, leaveAlone, come, untilNoted };
}

describeOnDrawnEngines("sessions without use", (open) => {
  test("stay open for their four hours, unless the owner wants otherwise", async () => {
    const { signInRules, leaveAlone, come } = await prepare(await open());
    await leaveAlone(230 * minute);
    expect(await come()).not.toBeNull();
    expect(await signInRules.getIdleMinutes()).toBeNull();
  });

  test("end after the minutes that the owner chose, and not while they are used", async () => {
    const { accounts, activity, signInRules, leaveAlone, come, untilNoted } = await prepare(await open());
    await leaveAlone(100 * minute);
    const person = await come();
    if (!person) throw new Error("nobody is signed in");
    await accounts.startIdleCount();
    await signInRules.saveIdleMinutes(30, person);
    // What was not used before is not held against it.
    expect(await come()).not.toBeNull();
    for (let round = 0; round < 3; round++) {
      await leaveAlone(29 * minute);
      expect(await come()).not.toBeNull();
      await untilNoted();
    }
    await leaveAlone(30 * minute);
    expect(await come()).toBeNull();
    await signInRules.saveIdleMinutes(null, person);
    // It is over for good.
    expect(await come()).toBeNull();
    expect((await activity.findActivities({ kind: "people" })).activities).toMatchObject([
      { action: "idle-end-changed", details: { minutes: 0 } },
      { action: "idle-end-changed", details: { minutes: 30 } },
    ]);
  });
});
