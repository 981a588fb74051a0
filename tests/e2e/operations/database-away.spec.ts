import { relatedShown } from "#domain/pages.ts";
import { migrate } from "#server/database/migrate.ts";
import { createPageBinRepository } from "#server/pages/page-bin-repository.ts";
import { editPage } from "#server/pages/page-edits-repository.ts";
import { writePages } from "#server/pages/page-writes-repository.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { createDatabase } from "#tests/support/postgres-for-playwright.ts";
import { savePages, unjudged } from "#tests/support/saved-pages.ts";
import { sharedSecret } from "#tests/support/servers.ts";
import { withDatabase } from "#tests/support/with-database.ts";

test("while the database is away kept pages stay, others say so, and all is well when it is back", async ({
  launch,
}) => {
  const connection = await breakableConnection(await createDatabase());
  const { url } = await launch({ DATABASE_URL: connection.url, APP_SECRET: sharedSecret, LOG_LEVEL: "silent" });
  const getStatus = async (path: string) => (await fetch(url + path)).status;
  const kept = await (await fetch(`${url}/sitemap`)).text();
  connection.cut();
  await expect.poll(() => getStatus("/readyz")).toBe(503);
  expect(await getStatus("/healthz")).toBe(200);
  // Longer than it takes to try again.
  for (let asked = 0; asked < 3; asked++) {
    const away = await fetch(`${url}/links-uteis/qualquer-${asked}`);
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await away.text()).toContain("Voltamos em instantes");
    const page = await fetch(`${url}/sitemap`);
    expect([page.status, await page.text()]).toEqual([200, kept]);
  }
  connection.mend();
  await expect.poll(() => getStatus("/readyz")).toBe(200);
  await expect.poll(() => getStatus("/links-uteis/qualquer-0")).toBe(404);
  await connection.close();
});

test("what another server changed while the database was away is new at its return, and the rest is kept", async ({
  launch,
}) => {
  const databaseUrl = await createDatabase();
  const where = { dataDir: "", databaseUrl };
  await withDatabase(where, migrate);
  const toPage = (slug: string, title: string) => ({ slug, title, content: `<p>${title}, como era.</p>` });
  // With as many of the same place as it links to, a page does not wait for others to come.
  const kept = Array.from({ length: relatedShown + 1 }, (_, at) => toPage(`mooca-${at}`, `Portão na Mooca ${at}`));
  const others = ["alterada", "apagada", "mudada"].map((slug) => toPage(slug, `Página ${slug}`));
  await savePages(where, [...kept, ...others]);

  const connection = await breakableConnection(databaseUrl);
  const { url } = await launch({ DATABASE_URL: connection.url, APP_SECRET: sharedSecret, LOG_LEVEL: "silent" });
  const ask = async (slug: string) => {
    const answer = await fetch(`${url}/links-uteis/${slug}`, { redirect: "manual" });
    return { status: answer.status, text: await answer.text(), to: answer.headers.get("location") };
  };
  const before = await ask("mooca-0");
  for (const { slug, title } of others) expect((await ask(slug)).text).toContain(`${title}, como era.`);
  connection.cut();
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  await withDatabase(where, async (database) => {
    const pages = createPagesRepository(database);
    const change = async (slug: string, changes: { slug?: string; content?: string }) => {
      const page = await pages.getPageBySlug(slug);
      if (!page) throw new Error(slug);
      const fields = { title: page.title, slug, content: page.content, description: "", shareText: "" };
      const edit = { fields: { ...fields, chosenPlace: null, ...changes }, standing: unjudged };
      const note = { how: "edited", by: "Ana", reason: "" } as const;
      await writePages(database, (open) => editPage(open, database, { id: page.id, basedOn: 1, ...edit, note }));
    };
    await change("alterada", { content: "<p>Como ficou.</p>" });
    await change("mudada", { slug: "mudou-se" });
    const deleted = await pages.getPageBySlug("apagada");
    await createPageBinRepository(database).binPages([deleted?.id ?? ""], "Ana");
  });
  expect((await ask("alterada")).text).toContain("Página alterada, como era.");

  connection.mend();
  await expect.poll(async () => (await ask("alterada")).text).toContain("Como ficou.");
  expect((await ask("apagada")).status).toBe(410);
  expect(await ask("mudada")).toMatchObject({ status: 301, to: "/links-uteis/mudou-se" });
  // Nothing but the cache can answer for it now.
  connection.cut();
  expect(await ask("mooca-1")).toMatchObject({ status: 503 });
  expect(await ask("mooca-0")).toEqual(before);
  await connection.close();
});

test("a database that hangs does not keep the server from stopping", { tag: "@whole" }, async ({ launch }) => {
  const connection = await breakableConnection(await createDatabase());
  const product = await launch({ DATABASE_URL: connection.url, APP_SECRET: sharedSecret, LOG_LEVEL: "silent" });
  connection.freeze();
  const hanging = fetch(`${product.url}/links-uteis/qualquer`).catch(() => null);
  const started = performance.now();
  await product.stop("SIGTERM");
  expect(performance.now() - started).toBeLessThan(10_000);
  await hanging;
  await connection.close();
});
