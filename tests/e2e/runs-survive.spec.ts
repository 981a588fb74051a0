import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { createRandom } from "../../domain/random.ts";
import { countIn, startRunIn } from "../support/bulk-runs.ts";
import { createEmptyDatabase, startPostgres } from "../support/postgres.ts";
import { startProduct } from "../support/product.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "basculante-runs-"));
/** Set it to see a failure again. */
const seed = process.env.KILL_SEED ?? String(Date.now());

test("a run of 300 pages whose server is killed at ten random moments makes exactly 300", async () => {
  test.setTimeout(180_000);
  console.log(`KILL_SEED=${seed}`);
  const random = createRandom(seed);
  const where = { dataDir: makeFolder() };
  const settings = { DATA_DIR: where.dataDir, RUN_PAUSE_SCALE: "0.2", LOG_LEVEL: "warn" };
  await (await startProduct(settings)).stop();
  const { id } = await startRunIn(where, 300);

  let before = 0;
  for (let kill = 1; kill <= 10; kill++) {
    const product = await startProduct(settings);
    const moment = random.below(600);
    await delay(moment);
    await product.stop("SIGKILL");
    const { run, pages, createdItems } = await countIn(where, id);
    console.log(`kill ${kill} after ${moment} ms: ${pages} pages`);
    expect([run.created, createdItems]).toEqual([pages, pages]);
    expect(pages).toBeGreaterThanOrEqual(before);
    before = pages;
  }
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(300);

  const product = await startProduct(settings);
  await expect.poll(async () => (await countIn(where, id)).run.state, { timeout: 90_000 }).toBe("done");
  expect(await countIn(where, id)).toMatchObject({
    run: { total: 300, created: 300, failed: 0 },
    pages: 300,
    createdItems: 300,
  });
  expect(await product.stop()).toBe(0);
});

test("on PostgreSQL the second server goes on with the runs of the first, which was killed", async () => {
  test.setTimeout(180_000);
  const postgres = await startPostgres();
  const databaseUrl = await createEmptyDatabase(postgres.url);
  const start = () =>
    startProduct({
      DATABASE_URL: databaseUrl,
      APP_SECRET: "x".repeat(32),
      RUN_PAUSE_SCALE: "0.1",
      RUN_LEASE_SECONDS: "2",
      LOG_LEVEL: "warn",
    });
  const first = await start();
  const where = { dataDir: "", databaseUrl };
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
  await postgres.stop();
});

test("a server that is told to stop in the middle of a run stops in time and goes on later", async () => {
  test.setTimeout(90_000);
  const where = { dataDir: makeFolder() };
  const slow = await startProduct({ DATA_DIR: where.dataDir, LOG_LEVEL: "warn" });
  const { id } = await startRunIn(where, 40);
  await expect.poll(async () => (await countIn(where, id)).pages).toBeGreaterThan(0);
  expect(await slow.stop("SIGTERM")).toBe(0);
  const stopped = await countIn(where, id);
  expect(stopped.run.state).toBe("running");
  expect(stopped.pages).toBeLessThan(40);
  const quick = await startProduct({ DATA_DIR: where.dataDir, RUN_PAUSE_SCALE: "0" });
  await expect.poll(async () => (await countIn(where, id)).run.state, { timeout: 30_000 }).toBe("done");
  expect((await countIn(where, id)).pages).toBe(40);
  await quick.stop();
});
