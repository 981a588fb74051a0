import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createLog } from "../log.ts";
import { createAiKeyService } from "./ai-key-service.ts";
import { createSettingsRepository } from "./settings-repository.ts";

const secret = "s".repeat(32);
const log = createLog("silent");

describeOnBothEngines("the AI key", (open) => {
  test("is kept sealed, and only its end is shown", async () => {
    const database = await open();
    const keys = createAiKeyService({ database, secret, fromEnvironment: null, log });
    expect(await keys.getKeyState()).toEqual({ isSet: false });
    expect(await keys.getKey()).toBeNull();
    expect(await keys.saveKey(" sk-abcdefghijklmnop1234 ")).toEqual({ isSet: true, lastFour: "1234", from: "panel" });
    expect(await keys.getKey()).toBe("sk-abcdefghijklmnop1234");
    expect(await createSettingsRepository(database).getSetting("ai-key")).not.toContain("abcdef");
    await keys.saveKey("sk-abcdefghijklmnop9876");
    expect(await keys.getKeyState()).toEqual({ isSet: true, lastFour: "9876", from: "panel" });
    await expect(keys.saveKey("sk-short")).rejects.toThrow("ai-key-invalid");
    await keys.deleteKey();
    expect(await keys.getKeyState()).toEqual({ isSet: false });
  });

  test("of the environment counts while the panel has none", async () => {
    const keys = createAiKeyService({
      database: await open(),
      secret,
      fromEnvironment: "sk-environment-key-0000",
      log,
    });
    expect(await keys.getKeyState()).toEqual({ isSet: true, lastFour: "0000", from: "environment" });
    await keys.saveKey("sk-abcdefghijklmnop1234");
    expect(await keys.getKey()).toBe("sk-abcdefghijklmnop1234");
  });

  test("sealed with a secret that is lost is as good as none", async () => {
    const parts = { database: await open(), fromEnvironment: null, log };
    await createAiKeyService({ ...parts, secret }).saveKey("sk-abcdefghijklmnop1234");
    expect(await createAiKeyService({ ...parts, secret: "t".repeat(32) }).getKeyState()).toEqual({ isSet: false });
  });

  test("that something else has written is as good as none", async () => {
    const database = await open();
    await createSettingsRepository(database).saveSetting("ai-key", "no key of ours");
    const keys = createAiKeyService({ database, secret, fromEnvironment: "sk-environment-key-0000", log });
    expect(await keys.getKeyState()).toMatchObject({ from: "environment" });
  });
});
