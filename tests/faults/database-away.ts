import { setTimeout as delay } from "node:timers/promises";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { startRunIn, untilOver } from "#tests/support/bulk-runs.ts";
import { createDatabase } from "#tests/support/postgres-for-playwright.ts";
import { startProduct } from "#tests/support/product.ts";
import { sharedSecret } from "#tests/support/servers.ts";
import { withDatabase } from "#tests/support/with-database.ts";
import { type Fault, type Report, Tally } from "./fault.ts";
import { ask, operator } from "./panel-client.ts";

const titles = 400;

async function startBehindProxy() {
  const databaseUrl = await createDatabase();
  const connection = await breakableConnection(databaseUrl);
  const settings = {
    DATABASE_URL: connection.url,
    APP_SECRET: sharedSecret,
    RUN_PAUSE_SCALE: "0",
    LOG_LEVEL: "silent",
  };
  const product = await startProduct({ ...settings, ...operator });
  return { connection, product, where: { dataDir: product.dataDir, databaseUrl } };
}

type Started = Awaited<ReturnType<typeof startBehindProxy>>;

async function endWithRun({ connection, product, where }: Started, runId: string, tally: Tally): Promise<void> {
  await untilOver(where, runId);
  const run = await withDatabase(where, (database) => createRunsRepository(database).getRun(runId));
  const isWhole = run?.total === titles && run.created + run.held === titles && run.failed === 0;
  tally.check(isWhole, `a run made ${run?.created} of ${titles}, ${run?.existing} twice, ${run?.failed} failed`);
  await product.stop();
  await connection.close();
}

/** Kept pages stay, what needs the database says that it is away, and the run that was under way loses nothing. */
async function tryAway(seconds: number): Promise<Report> {
  const tally = new Tally();
  const started = await startBehindProxy();
  const { connection, product, where } = started;
  const { url } = product;
  await ask(`${url}/sitemap`);
  const { id } = await startRunIn(where, titles);
  connection.cut();
  const end = performance.now() + 1_000 * seconds;
  while (performance.now() < end) {
    const [kept, asking] = await Promise.all([ask(`${url}/sitemap`), ask(`${url}/links-uteis/nada-${tally.requests}`)]);
    tally.requests += 2;
    tally.check(kept?.status === 200, `a kept page was answered with ${kept?.status}`);
    tally.check(
      asking?.status === 503 && asking.headers.has("retry-after"),
      `a page was answered with ${asking?.status}`,
    );
    await delay(50);
  }
  connection.mend();
  const back = performance.now();
  while ((await ask(`${url}/links-uteis/nada`))?.status !== 302 && performance.now() - back < 15_000) await delay(50);
  const after = performance.now() - back;
  tally.check(after < 15_000, "pages were not back 15 s after the database");
  await endWithRun(started, id, tally);
  return tally.report(1, `away for ${seconds} s; pages were back after ${Math.round(after)} ms`);
}

export const databaseAway: Fault = { name: "PostgreSQL away for a while", rounds: 20, run: tryAway };

/** Connections that break in the middle of a run, with and without the answer to a commit. */
export const cutConnections: Fault = {
  name: "connections to PostgreSQL that are cut",
  rounds: 30,
  async run(rounds, random) {
    const tally = new Tally();
    const started = await startBehindProxy();
    const { connection, where } = started;
    const { id } = await startRunIn(where, titles);
    for (let round = 0; round < rounds; round++) {
      await delay(random.below(200));
      if (random.below(2) === 0) connection.loseCommits(1);
      else connection.cut();
      await delay(random.below(100));
      connection.mend();
      tally.requests += 1;
      tally.check((await ask(`${started.product.url}/healthz`))?.status === 200, `round ${round}: the server is gone`);
    }
    await endWithRun(started, id, tally);
    return tally.report(rounds);
  },
};
