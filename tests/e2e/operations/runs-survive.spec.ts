import { setTimeout as delay } from "node:timers/promises";
import { expect } from "@playwright/test";
import { createRandom } from "#domain/random.ts";
import { countIn, startRunIn } from "#tests/support/bulk-runs.ts";
import { test } from "#tests/support/engine-test.ts";
import { startProduct } from "#tests/support/product.ts";
import { makePlace } from "#tests/support/servers.ts";

/** Set it to see a failure again. */
const seed = process.env.KILL_SEED ?? String(Date.now());

test("a run of 300 pages with a server killed at ten random moments makes exactly 300", async ({ engine }) => {
  test.setTimeout(180_000);
  console.log(`KILL_SEED=${seed}`);
  const random = createRandom(seed);
  const { where, settings } = await makePlace(engine);
  const start = () => startProduct({ ...settings, RUN_PAUSE_SCALE: "0.2", RUN_LEASE_SECONDS: "1", LOG_LEVEL: "warn" });
  await (await start()).stop();
  const { id } = await startRunIn(where, 300);

  // On PostgreSQL the other server goes on while the killed one is away.
  const servers = await Promise.all(engine === "postgres" ? [start(), start()] : [start()]);
  let before = 0;
  for (let kill = 1; kill <= 10; kill++) {
    const moment = random.below(600);
    await delay(moment);
    const [victim] = servers.splice(random.below(servers.length), 1);
    await victim?.stop("SIGKILL");
    const { run, pages, createdItems } = await countIn(where, id);
    console.log(`kill ${kill} after ${moment} ms: ${pages} pages`);
    expect([run.created, createdItems]).toEqual([pages, pages]);
    expect(pages).toBeGreaterThanOrEqual(before);
    before = pages;
    servers.push(await start());
  }
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(300);

  await expect.poll(async () => (await countIn(where, id)).run.state, { timeout: 90_000 }).toBe("done");
  expect(await countIn(where, id)).toMatchObject({
    run: { total: 300, created: 300, failed: 0 },
    pages: 300,
    createdItems: 300,
  });
  for (const server of servers) expect(await server.stop()).toBe(0);
});

test("a server that is told to stop in the middle of a run stops in time and goes on later", async ({ engine }) => {
  test.setTimeout(90_000);
  const { where, settings } = await makePlace(engine);
  const slow = await startProduct({ ...settings, LOG_LEVEL: "warn" });
  const { id } = await startRunIn(where, 40);
  await expect.poll(async () => (await countIn(where, id)).pages).toBeGreaterThan(0);
  expect(await slow.stop("SIGTERM")).toBe(0);
  const stopped = await countIn(where, id);
  expect(stopped.run.state).toBe("running");
  expect(stopped.pages).toBeLessThan(40);
  const quick = await startProduct({ ...settings, RUN_PAUSE_SCALE: "0" });
  await expect.poll(async () => (await countIn(where, id)).run.state, { timeout: 30_000 }).toBe("done");
  expect((await countIn(where, id)).pages).toBe(40);
  await quick.stop();
});
