import { expect } from "@playwright/test";
import { countIn, startRunIn } from "#tests/support/bulk-runs.ts";
import { test } from "#tests/support/engine-test.ts";
import { startProduct } from "#tests/support/product.ts";
import { makePlace } from "#tests/support/servers.ts";

test("the second server goes on with the runs of the first, which was killed", async ({ engine }) => {
  test.setTimeout(180_000);
  const { where, settings } = await makePlace(engine);
  const start = () => startProduct({ ...settings, RUN_PAUSE_SCALE: "0.1", RUN_LEASE_SECONDS: "2", LOG_LEVEL: "warn" });
  const first = await start();
  const { id } = await startRunIn(where, 300);
  await expect.poll(async () => (await countIn(where, id)).pages).toBeGreaterThan(10);
  const second = await start();
  const other = await startRunIn(where, 100, 300);
  await expect.poll(async () => (await countIn(where, other.id)).run.created).toBeGreaterThan(5);
  const { run } = await countIn(where, id);
  expect(run.created).toBeLessThan(300);
  await first.stop("SIGKILL");

  for (const runId of [id, other.id]) {
    await expect.poll(async () => (await countIn(where, runId)).run.state, { timeout: 90_000 }).toBe("done");
  }
  expect(await countIn(where, id)).toMatchObject({ run: { created: 300, failed: 0 }, pages: 400, createdItems: 300 });
  expect(await countIn(where, other.id)).toMatchObject({ run: { created: 100, failed: 0 }, createdItems: 100 });
  expect(await second.stop()).toBe(0);
});
