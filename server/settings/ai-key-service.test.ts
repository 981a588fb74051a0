import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createLog } from "../log.ts";
import { aiKey } from "./ai-key-service.ts";
import { settings } from "./settings-repository.ts";

const secret = "s".repeat(32);
const log = createLog("silent");

describeOnBothEngines("the AI key", (open) => {
  test("is kept sealed, and only its end is shown", async () => {
    const store = settings(await open());
    const keys = aiKey(store, secret, null, log);
    expect(await keys.getKeyState()).toEqual({ isSet: false });
    expect(await keys.getKey()).toBeNull();
    expect(await keys.saveKey(" sk-abcdefghijklmnop1234 ")).toEqual({ isSet: true, lastFour: "1234", from: "panel" });
    expect(await keys.getKey()).toBe("sk-abcdefghijklmnop1234");
    expect(await store.getSetting("ai-key")).not.toContain("abcdef");
    await keys.saveKey("sk-abcdefghijklmnop9876");
    expect(await keys.getKeyState()).toEqual({ isSet: true, lastFour: "9876", from: "panel" });
    await expect(keys.saveKey("sk-short")).rejects.toThrow("ai-key-invalid");
    await keys.deleteKey();
    expect(await keys.getKeyState()).toEqual({ isSet: false });
  });

  test("of the environment counts while the panel has none", async () => {
    const store = settings(await open());
    const keys = aiKey(store, secret, "sk-environment-key-0000", log);
    expect(await keys.getKeyState()).toEqual({ isSet: true, lastFour: "0000", from: "environment" });
    await keys.saveKey("sk-abcdefghijklmnop1234");
    expect(await keys.getKey()).toBe("sk-abcdefghijklmnop1234");
  });

  test("sealed with a secret that is lost is as good as none", async () => {
    const store = settings(await open());
    await aiKey(store, secret, null, log).saveKey("sk-abcdefghijklmnop1234");
    expect(await aiKey(store, "t".repeat(32), null, log).getKeyState()).toEqual({ isSet: false });
  });
});
