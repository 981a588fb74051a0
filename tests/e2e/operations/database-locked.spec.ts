import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { sqliteFile } from "#server/database/sqlite.ts";
import { test } from "#tests/support/engine-test.ts";

const credentials = { email: "admin@exemplo.com.br", password: "errada-mas-longa" };
const tryToSignIn = (url: string) =>
  fetch(`${url}/admin/login`, { method: "POST", body: new URLSearchParams(credentials), redirect: "manual" });

/** As another program does that writes for a long time. */
function lock(dataDir: string): () => void {
  const other = new DatabaseSync(sqliteFile(dataDir));
  other.exec("begin immediate");
  return () => other.close();
}

/** A kept page, and one that the database is asked for; gives how long they took. */
async function readPages(url: string, name: number): Promise<number> {
  const started = performance.now();
  const answers = await Promise.all([fetch(url), fetch(`${url}/links-uteis/nenhuma-${name}`)]);
  await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  return performance.now() - started;
}

test("while another program holds the lock pages are shown, and a form waits for it", async ({ launch }) => {
  const { url, dataDir } = await launch({ LOG_LEVEL: "silent" });
  await readPages(url, 0);
  const unlock = lock(dataDir);
  const form = tryToSignIn(url);
  for (let asked = 1; asked <= 20; asked++) expect(await readPages(url, asked)).toBeLessThan(3_000);
  unlock();
  expect((await form).status).toBe(400);
});

test("a form that waited ten seconds for the lock says so", { tag: "@whole" }, async ({ launch }) => {
  const { url, dataDir } = await launch({ LOG_LEVEL: "silent" });
  const unlock = lock(dataDir);
  const answer = await tryToSignIn(url);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).toContain("Espere um pouco e tente de novo.");
  unlock();
  expect((await tryToSignIn(url)).status).toBe(400);
});
