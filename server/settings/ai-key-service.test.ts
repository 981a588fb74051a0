import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createAiKeyService } from "./ai-key-service.ts";
import { createSettingsRepository } from "./settings-repository.ts";

const secret = "s".repeat(32);
const maria = { id: "u1", name: "Maria" };
const log = createLog("silent");

describeOnBothEngines("the AI key", (open) => {
  test("is kept sealed, and only its end is shown", async () => {
    const database = await open();
    const activity = createActivityService({ database, log });
    const { record } = activity;
    const keys = createAiKeyService({ database, secret, fromEnvironment: null, record, log });
    expect(await keys.getKeyState()).toEqual({ isSet: false });
    expect(await keys.getKey()).toBeNull();
    expect(await keys.saveKey(" sk-abcdefghijklmnop1234 ", maria)).toEqual({
      isSet: true,
      lastFour: "1234",
      from: "panel",
    });
    expect(await keys.getKey()).toBe("sk-abcdefghijklmnop1234");
    expect(await createSettingsRepository(database).getSetting("ai-key")).not.toContain("abcdef");
    await keys.saveKey("sk-abcdefghijklmnop9876", null);
    expect(await keys.getKeyState()).toEqual({ isSet: true, lastFour: "9876", from: "panel" });
    await expect(keys.saveKey("sk-short", null)).rejects.toThrow("ai-key-invalid");
    await keys.deleteKey(maria);
    expect(await keys.getKeyState()).toEqual({ isSet: false });
    expect((await activity.findActivities({ actor: maria.id })).activities).toMatchObject([
      { action: "ai-key-removed", actor: maria },
      { action: "ai-key-saved", actor: maria, details: { lastFour: "1234" } },
    ]);
  });

  test("of the environment counts while the panel has none", async () => {
    const database = await open();
    const { record } = createActivityService({ database, log });
    const fromEnvironment = "sk-environment-key-0000";
    const keys = createAiKeyService({ database, secret, fromEnvironment, record, log });
    expect(await keys.getKeyState()).toEqual({ isSet: true, lastFour: "0000", from: "environment" });
    await keys.saveKey("sk-abcdefghijklmnop1234", null);
    expect(await keys.getKey()).toBe("sk-abcdefghijklmnop1234");
  });

  test("sealed with a secret that is lost is as good as none", async () => {
    const database = await open();
    const { record } = createActivityService({ database, log });
    const parts = { database, fromEnvironment: null, record, log };
    await createAiKeyService({ ...parts, secret }).saveKey("sk-abcdefghijklmnop1234", null);
    expect(await createAiKeyService({ ...parts, secret: "t".repeat(32) }).getKeyState()).toEqual({ isSet: false });
  });

  test("that something else has written is as good as none", async () => {
    const database = await open();
    await createSettingsRepository(database).saveSetting("ai-key", "no key of ours");
    const { record } = createActivityService({ database, log });
    const keys = createAiKeyService({ database, secret, fromEnvironment: "sk-environment-key-0000", record, log });
    expect(await keys.getKeyState()).toMatchObject({ from: "environment" });
  });
});
