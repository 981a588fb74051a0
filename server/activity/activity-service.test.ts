import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createLog } from "../log.ts";
import { createActivityRepository } from "./activity-repository.ts";
import { createActivityService, deleteOldActivities } from "./activity-service.ts";

const log = createLog("silent");
const maria = { id: "u1", name: "Maria" };
const ana = { id: "u2", name: "Ana" };

describeOnBothEngines("the log of who changed what", (open) => {
  test("is read newest first, by person and by kind", async () => {
    const activity = createActivityService({ database: await open(), log });
    await activity.record({ actor: maria, action: "signed-in", details: { device: "Chrome em Android" } });
    await activity.record({ actor: ana, action: "run-started", details: { titles: 3, kind: "legacy" } });
    await activity.record({ actor: maria, action: "role-changed", details: { person: "Ana", to: "owner" } });
    await activity.record({ actor: null, action: "pages-deleted", details: { count: 1 } });
    const read = async (request: Parameters<typeof activity.findActivities>[0]) =>
      (await activity.findActivities(request)).activities.map(({ action }) => action);
    expect(await read({})).toEqual(["pages-deleted", "role-changed", "run-started", "signed-in"]);
    expect(await read({ actor: "u1" })).toEqual(["role-changed", "signed-in"]);
    expect(await read({ kind: "runs" })).toEqual(["run-started"]);
    expect(await read({ kind: "people", actor: "u2" })).toEqual([]);
    const [newest] = (await activity.findActivities({})).activities;
    expect(newest).toMatchObject({ actor: null, details: { count: 1 }, at: expect.any(Date) });
  });

  test("has pages of fifty", async () => {
    const activity = createActivityService({ database: await open(), log });
    for (let count = 1; count <= 51; count++) {
      await activity.record({ actor: maria, action: "pages-deleted", details: { count } });
    }
    const first = await activity.findActivities({});
    expect(first.activities).toHaveLength(50);
    const second = await activity.findActivities({ before: first.next ?? "" });
    expect(second).toMatchObject({ activities: [{ details: { count: 1 } }], next: null });
  });

  test("knows everyone once, under the newest name", async () => {
    const activity = createActivityService({ database: await open(), log });
    await activity.record({ actor: maria, action: "signed-in" });
    await activity.record({ actor: ana, action: "signed-in" });
    await activity.record({ actor: { ...maria, name: "Maria Rosa" }, action: "signed-in" });
    await activity.record({ actor: null, action: "pages-deleted" });
    expect(await activity.findActors()).toEqual([ana, { id: "u1", name: "Maria Rosa" }]);
  });

  test("is kept for 400 days", async () => {
    const activities = createActivityRepository(await open());
    const now = new Date("2026-11-16T12:00:00Z");
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);
    await activities.insertActivity({ actor: maria, action: "signed-in" }, daysAgo(401));
    await activities.insertActivity({ actor: ana, action: "signed-in" }, daysAgo(399));
    expect(await deleteOldActivities(activities, now)).toBe(1);
    expect(await activities.findActivities({ limit: 10 })).toMatchObject([{ actor: ana }]);
  });

  test("stops nobody's work when it cannot be written", async () => {
    const database = await open();
    const activity = createActivityService({ database, log });
    await database.db.schema.dropTable("activity").execute();
    await expect(activity.record({ actor: maria, action: "signed-in" })).resolves.toBeUndefined();
  });
});
