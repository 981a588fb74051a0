import { expect } from "@playwright/test";
import { countIn, startRunIn, untilCreated, untilOver } from "#tests/support/bulk-runs.ts";
import { test } from "#tests/support/engine-test.ts";
import { makePlace } from "#tests/support/servers.ts";

test("the second server goes on with the runs of the first, which was killed", async ({ engine, launch }) => {
  const { where, settings } = await makePlace(engine);
  const start = (pauseScale: string) =>
    launch({ ...settings, RUN_PAUSE_SCALE: pauseScale, RUN_LEASE_SECONDS: "2", LOG_LEVEL: "warn" });
  // Too slow to come to the end before it is killed.
  const first = await start("10");
  const { id } = await startRunIn(where, 60);
  const other = await startRunIn(where, 20, 60);
  await untilCreated(where, id, 1);
  const second = await start("0");
  expect((await countIn(where, id)).run).toMatchObject({ state: "running" });
  await first.stop("SIGKILL");
  for (const runId of [id, other.id]) await untilOver(where, runId);
  expect(await countIn(where, id)).toMatchObject({ run: { created: 60, failed: 0 }, pages: 80, createdItems: 60 });
  expect(await countIn(where, other.id)).toMatchObject({ run: { created: 20, failed: 0 }, createdItems: 20 });
  expect(await second.stop()).toBe(0);
});
