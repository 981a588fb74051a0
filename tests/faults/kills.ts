import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { type Product, startProduct } from "#tests/support/product.ts";
import { makePlace, toSettings } from "#tests/support/servers.ts";
import { type Where, withDatabase } from "#tests/support/with-database.ts";
import { type Deed, deeds, doRuns } from "./deeds.ts";
import { type Fault, Tally } from "./fault.ts";
import { operator, signIn } from "./panel-client.ts";

const killAfterMs = 700;

/** SIGKILL at a random moment of whatever the staff and visitors do, on one database that has to outlive all of it. */
export const kills: Fault = {
  name: "SIGKILL at random moments of runs, edits, deletes, settings, contacts and uploads",
  rounds: 100,
  async run(rounds, random) {
    const tally = new Tally();
    const { where } = await makePlace("sqlite");
    const settings = {
      ...toSettings(where),
      ...operator,
      TRUST_PROXY: "true",
      RUN_PAUSE_SCALE: "0",
      LOG_LEVEL: "silent",
    };
    let product = await startProduct(settings);
    const cookie = await signIn(product);
    // A few rounds are not always of the same kinds.
    const first = random.below(deeds.length);
    for (let round = 0; round < rounds; round++) {
      const parts = { where, url: product.url, cookie, tally, round };
      const start = deeds[(first + round) % deeds.length] ?? doRuns;
      const deed = await start(parts);
      product = await killDuring(product, deed, random.below(killAfterMs), settings, tally);
      await deed.check(product.url);
      await checkSums(where, tally, round);
    }
    tally.check((await product.stop()) === 0, "the last server did not stop cleanly");
    return tally.report(rounds);
  },
};

async function killDuring(
  product: Product,
  deed: Deed,
  milliseconds: number,
  settings: Record<string, string>,
  tally: Tally,
): Promise<Product> {
  let isDead = false;
  const working = (async () => {
    while (!isDead) {
      await deed.again();
      tally.requests += 1;
    }
  })();
  await delay(milliseconds);
  await product.stop("SIGKILL");
  isDead = true;
  await working;
  return startProduct(settings);
}

/** Whatever happened, what is counted beside the rows says what the rows say. */
async function checkSums(where: Where, tally: Tally, round: number): Promise<void> {
  await withDatabase(where, async ({ db }) => {
    const read = async (query: string) => Number((await sql.raw<{ n: number }>(query).execute(db)).rows[0]?.n ?? 0);
    const [pages, counted] = [
      await read("select count(*) as n from generated_pages"),
      await read("select sum(pages) as n from page_days"),
    ];
    tally.check(pages === counted, `round ${round}: ${pages} pages, ${counted} are counted`);
    const damage = (await sql.raw<{ quick_check: string }>("pragma quick_check(1)").execute(db)).rows[0]?.quick_check;
    tally.check(damage === "ok", `round ${round}: the database is damaged: ${damage}`);
  });
}
