import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { toSlug } from "#domain/slug.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { makePlace, toSettings } from "#tests/support/servers.ts";
import { type Where, withDatabase } from "#tests/support/with-database.ts";
import { type Fault, Tally } from "./fault.ts";
import { ask, operator, postContact, postForm, postPhoto, readAiKey, signIn } from "./panel-client.ts";

/** What is done again and again until the server is dead; `check` looks at what is left of it, once it runs again. */
type Deed = { again(): Promise<void>; check(url: string): Promise<void> };
type Parts = { where: Where; url: string; cookie: string; tally: Tally; round: number };

const killAfterMs = 700;
/** Contacts are written once a second, and who is killed loses what had not been written yet (docs/operations.md). */
const writtenAfterMs = 3_000;

/** SIGKILL at a random moment of whatever the staff and visitors do, on one database that has to outlive all of it. */
export const kills: Fault = {
  name: "SIGKILL at random moments of runs, deletes, settings, contacts and uploads",
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
    const photo = await makePhoto({ width: 400, height: 300 });
    const kinds = [doRuns, doDeletes, doSettings, doContacts, (parts: Parts) => doUploads(parts, photo)];
    // A few rounds are not always of the same kinds.
    const first = random.below(kinds.length);
    for (let round = 0; round < rounds; round++) {
      const parts = { where, url: product.url, cookie, tally, round };
      const kind = kinds[(first + round) % kinds.length] ?? doRuns;
      const deed = await kind(parts);
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

async function doRuns({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
  const ids: string[] = [];
  let made = 0;
  return {
    async again() {
      made += 1;
      const titles = predefinedTitles.slice(0, 40).map(({ title }) => `${title} ${round} ${made}`);
      const answer = await postForm(`${url}/admin/legacy-generator`, cookie, {
        titles: titles.join("\n"),
        intent: "generate",
      });
      const id = /execucao=([\w-]+)/.exec(answer?.headers.get("location") ?? "")?.[1];
      if (id) ids.push(id);
    },
    async check() {
      await withDatabase(where, async (database) => {
        const runs = createRunsRepository(database);
        for (const id of ids) {
          while (!(await runs.getRun(id))?.finishedAt) {
            if (!(await runs.getRun(id))) return tally.losses.push(`round ${round}: a run that was begun is gone`);
            await delay(50);
          }
          const run = await runs.getRun(id);
          const sum = (run?.created ?? 0) + (run?.held ?? 0) + (run?.existing ?? 0) + (run?.failed ?? 0);
          tally.check(
            sum === run?.total && run?.failed === 0,
            `round ${round}: a run says ${sum} of ${run?.total}, ${run?.failed} failed`,
          );
        }
      });
    },
  };
}

async function doDeletes({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
  const slugs = Array.from({ length: 30 }, (_, index) => toSlug(`apagar ${round} ${index}`));
  for (const slug of slugs) {
    const body = JSON.stringify({
      title: slug.replaceAll("-", " "),
      slug,
      content: "<p>Conserto de portão na Mooca.</p>",
    });
    await ask(`${url}/admin/migracao`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body,
    });
  }
  const pages = await withDatabase(where, async ({ db }) => {
    const found = await sql<{
      id: string;
      slug: string;
    }>`select id, slug from generated_pages where slug like ${`apagar-${round}-%`}`.execute(db);
    return found.rows;
  });
  tally.check(pages.length === slugs.length, `round ${round}: ${slugs.length - pages.length} saved pages are missing`);
  const batches = Array.from({ length: 10 }, (_, index) => ({
    pages: pages.slice(3 * index, 3 * index + 3),
    isDone: false,
  }));
  let next = 0;
  return {
    async again() {
      const batch = batches[next++ % batches.length];
      if (!batch || batch.isDone) return delay(1);
      const ids = batch.pages.map(({ id }): [string, string] => ["id", id]);
      batch.isDone = (await postForm(`${url}/admin/pages-list`, cookie, ids))?.status === 303;
    },
    async check(url) {
      for (const { pages, isDone } of batches) {
        const statuses = await Promise.all(
          pages.map(async ({ slug }) => (await ask(`${url}/links-uteis/${slug}`))?.status),
        );
        const isWhole = new Set(statuses).size === 1 && (statuses[0] === 410 || (statuses[0] === 200 && !isDone));
        tally.check(isWhole, `round ${round}: of pages deleted together ${statuses.join(" ")} (told: ${isDone})`);
      }
    },
  };
}

async function doSettings({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
  let made = 0;
  let confirmed = "";
  // Of these nobody heard: one may have been saved before the end, and others were asked of nobody after it.
  const unheard = new Set<string>();
  return {
    async again() {
      const asked = `sk-falhas-${String(round).padStart(6, "0")}-${String(++made).padStart(8, "0")}`;
      unheard.add(asked);
      const answer = await postForm(`${url}/admin/painel`, cookie, { intent: "save-key", key: asked });
      if (!answer || answer.status >= 400) return;
      confirmed = asked;
      unheard.clear();
    },
    async check() {
      const key = (await readAiKey(where)) ?? "";
      tally.check(
        confirmed === "" || key === confirmed || unheard.has(key),
        `round ${round}: a saved key is gone: ${confirmed} was told, ${key} is there`,
      );
    },
  };
}

async function doContacts({ where, url, tally, round }: Parts): Promise<Deed> {
  const reported: { id: string; at: number }[] = [];
  // Long enough before the kill that they have been written.
  for (let count = 0; count < 5; count++) {
    const { id, answer } = postContact(url);
    if ((await answer)?.status === 204) reported.push({ id, at: performance.now() });
  }
  await delay(writtenAfterMs);
  return {
    async again() {
      await postContact(url).answer;
      await delay(20);
    },
    async check() {
      const rows = await withDatabase(
        where,
        async ({ db }) => (await sql<{ id: string }>`select id from contacts`.execute(db)).rows,
      );
      const kept = new Set(rows.map(({ id }) => id));
      const lost = reported.filter(({ id }) => !kept.has(id)).length;
      tally.check(
        reported.length === 5 && lost === 0,
        `round ${round}: ${lost} of ${reported.length} contacts are gone`,
      );
    },
  };
}

async function doUploads({ where, url, cookie, tally, round }: Parts, photo: Buffer): Promise<Deed> {
  const confirmed = new Set<string>();
  return {
    async again() {
      const answer = await postPhoto(url, cookie, photo);
      const id = answer?.status === 200 ? (JSON.parse(answer.text) as { id?: string }).id : undefined;
      if (id) confirmed.add(id);
    },
    async check(url) {
      const { rows } = await withDatabase(where, ({ db }) => sql<{ id: string }>`select id from photos`.execute(db));
      const known = new Set(rows.map(({ id }) => id));
      for (const id of confirmed) tally.check(known.has(id), `round ${round}: a photo that was taken is gone`);
      for (const { id } of rows.slice(-10)) {
        const status = (await ask(`${url}/admin/fotos/${id}/original`, { headers: { cookie } }))?.status;
        tally.check(status === 200, `round ${round}: a photo in the list cannot be opened (${status})`);
      }
    },
  };
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
