import { expect } from "@playwright/test";
import { createRandom } from "#domain/random.ts";
import { countIn, startRunIn, untilCreated, untilOver } from "#tests/support/bulk-runs.ts";
import { test } from "#tests/support/engine-test.ts";
import { isWhole, seed } from "#tests/support/extent.ts";
import { makePlace } from "#tests/support/servers.ts";

const count = 60;
const rounds = isWhole ? 10 : 1;

for (let round = 1; round <= rounds; round++) {
  test(`a run whose server is killed at a random moment makes every page once (${round} of ${rounds})`, async ({
    engine,
    launch,
  }) => {
    const random = createRandom(`${seed} ${round}`);
    const { where, settings } = await makePlace(engine);
    const start = () => launch({ ...settings, RUN_PAUSE_SCALE: "0.2", RUN_LEASE_SECONDS: "1", LOG_LEVEL: "warn" });
    const victim = await start();
    const { id } = await startRunIn(where, count);
    const least = 1 + random.below(count / 2);
    await untilCreated(where, id, least);
    await victim.stop("SIGKILL");
    const { run, pages, createdItems } = await countIn(where, id);
    expect([run.created, createdItems]).toEqual([pages, pages]);
    expect(pages).toBeGreaterThanOrEqual(least);
    const heir = await start();
    await untilOver(where, id);
    const whole = { run: { total: count, created: count, failed: 0 }, pages: count, createdItems: count };
    expect(await countIn(where, id)).toMatchObject(whole);
    expect(await heir.stop()).toBe(0);
  });
}

test("a server that is told to stop in the middle of a run stops in time and goes on later", async ({
  engine,
  launch,
}) => {
  const { where, settings } = await makePlace(engine);
  const slow = await launch({ ...settings, LOG_LEVEL: "warn" });
  const { id } = await startRunIn(where, 100);
  await untilCreated(where, id, 1);
  expect(await slow.stop("SIGTERM")).toBe(0);
  const stopped = await countIn(where, id);
  expect(stopped.run.state).toBe("running");
  expect(stopped.pages).toBeLessThan(100);
  await launch({ ...settings, RUN_PAUSE_SCALE: "0" });
  await untilOver(where, id);
  expect((await countIn(where, id)).pages).toBe(100);
});
