import { expect, onTestFinished, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createLog } from "../log.ts";
import { countQueries } from "./query-count.ts";
import { createReadiness } from "./readiness.ts";

describeOnBothEngines("readiness", (open) => {
  test("is asked of the database once a second, however many ask", async () => {
    const readiness = createReadiness({ database: await open(), isDataGone: () => false, log: createLog("silent") });
    onTestFinished(readiness.stop);
    const once = await countQueries(async () => void (await readiness.whyNotReady()));
    expect(once).toBeGreaterThan(0);
    const more = await countQueries(async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => readiness.whyNotReady()));
      expect(answers).toEqual(Array(200).fill(null));
    });
    // On a slow machine the second may pass meanwhile.
    expect(more).toBeLessThanOrEqual(once);
  });

  test("a folder that is gone is told, once", async () => {
    let isGone = false;
    const readiness = createReadiness({ database: await open(), isDataGone: () => isGone, log: createLog("silent") });
    onTestFinished(readiness.stop);
    expect(await readiness.isAway()).toBe(false);
    isGone = true;
    expect(await readiness.isAway()).toBe(true);
    expect(await readiness.whyNotReady()).toBe("the data folder is gone");
  });
});
