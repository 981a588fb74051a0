import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { toSlug } from "#domain/slug.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { type Where, withDatabase } from "#tests/support/with-database.ts";
import type { Tally } from "./fault.ts";
import { ask, postContact, postForm, postPhoto, readAiKey } from "./panel-client.ts";

/** What is done again and again until the server is dead; `check` looks at what is left of it, once it runs again. */
export type Deed = { again(): Promise<void>; check(url: string): Promise<void> };
export type Parts = { where: Where; url: string; cookie: string; tally: Tally; round: number };

/** Contacts are written once a second, and who is killed loses what had not been written yet (docs/operations.md). */
const writtenAfterMs = 3_000;

export async function doRuns({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
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

function takeOverPage(url: string, cookie: string, slug: string) {
  const body = JSON.stringify({
    title: slug.replaceAll("-", " "),
    slug,
    content: "<p>Conserto de portão na Mooca.</p>",
  });
  const headers = { cookie, "content-type": "application/json" };
  return ask(`${url}/admin/migracao`, { method: "POST", headers, body });
}

/** Each edit changes title, address and text to its own number, so that half of one would show. */
async function doEdits({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
  const toAddress = (edit: number) => `editar-${round}-${edit}`;
  await takeOverPage(url, cookie, toAddress(1));
  const readPage = () =>
    withDatabase(where, async ({ db }) => {
      const found = await sql<{ id: string; version: number; title: string; slug: string; content: string }>`
        select id, version, title, slug, content from generated_pages where slug like ${toAddress(0).replace(/0$/, "%")}`.execute(
        db,
      );
      return found.rows[0];
    });
  const page = await readPage();
  tally.check(page?.version === 1, `round ${round}: a saved page is missing`);
  let confirmed = 1;
  return {
    async again() {
      const edit = confirmed + 1;
      const answer = await postForm(`${url}/admin/paginas/${page?.id}`, cookie, {
        intent: "save",
        basedOn: String(confirmed),
        title: `editar ${round} ${edit}`,
        slug: toAddress(edit),
        text: `<p>Conserto de portão na Mooca, edição ${edit}.</p>`,
      });
      if (answer?.status === 302 || answer?.status === 303) confirmed = edit;
    },
    async check(url) {
      const now = await readPage();
      const version = now?.version ?? 0;
      tally.check(
        version === confirmed || version === confirmed + 1,
        `round ${round}: a saved edit is gone: ${confirmed} were told, ${version} are there`,
      );
      const isWhole =
        version === 1 ||
        (now?.title === `editar ${round} ${version}` &&
          now.slug === toAddress(version) &&
          now.content.includes(`edição ${version}.`));
      tally.check(isWhole, `round ${round}: half of edit ${version}: ${now?.title}, ${now?.slug}, ${now?.content}`);
      const kept = await withDatabase(where, async ({ db }) => {
        const { rows } = await sql<{ version: number }>`
          select version from page_revisions where page_id = ${page?.id} order by version`.execute(db);
        return rows.map((row) => row.version);
      });
      const isHistoryWhole = kept.length === version - 1 && kept.every((earlier, at) => earlier === at + 1);
      tally.check(isHistoryWhole, `round ${round}: of ${version} versions ${kept.length} earlier ones are kept`);
      const shown = await ask(`${url}/links-uteis/${toAddress(version)}`);
      tally.check(shown?.status === 200, `round ${round}: an edited page answers ${shown?.status}`);
      if (version === 1) return;
      const old = await ask(`${url}/links-uteis/${toAddress(1)}`);
      const leadsOn = old?.status === 301 && old.headers.get("location")?.endsWith(toAddress(version));
      tally.check(leadsOn === true, `round ${round}: its first address answers ${old?.status}`);
    },
  };
}

async function doDeletes({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
  const slugs = Array.from({ length: 30 }, (_, index) => toSlug(`apagar ${round} ${index}`));
  for (const slug of slugs) await takeOverPage(url, cookie, slug);
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

async function doUploads({ where, url, cookie, tally, round }: Parts): Promise<Deed> {
  const photo = await makePhoto({ width: 400, height: 300 });
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

/** All that staff and visitors do to what is kept. */
export const deeds = [doRuns, doEdits, doDeletes, doSettings, doContacts, doUploads];
