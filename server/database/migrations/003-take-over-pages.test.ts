import { sql } from "kysely";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { prepareDatabase } from "#server/prepare-database.ts";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import { openPostgres } from "../postgres.ts";

/** A database as the hosted product leaves it. */
async function hosted(...statements: string[]) {
  const url = await createEmptyDatabase(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  const database = openPostgres(url, createLog("silent"));
  onTestFinished(() => database.db.destroy());
  return database;
}

const withUuid = `create table generated_pages (
  id uuid primary key default gen_random_uuid(), title text not null, slug text not null unique, content text,
  created_at timestamptz default now(), updated_at timestamptz default now());
  create index idx_generated_pages_created on generated_pages (created_at)`;

test("pages of the hosted table move in with their ids, dates and order, cleaned", async () => {
  const database = await hosted(
    withUuid,
    `insert into generated_pages values
      ('11111111-1111-4111-8111-111111111111', 'Motor em Osasco', 'motor-em-osasco',
       '<h2 onclick="x()">Olá</h2><script>bad()</script><p>Texto bom</p>', '2024-03-01 10:00:00.123456-03', '2024-04-01Z'),
      ('22222222-2222-4222-8222-222222222222', 'Portão na Mooca', 'portao-mooca', '<p>x</p>', '2025-01-01Z', '2025-01-02Z')`,
  );
  await prepareDatabase(database);
  const pages = createPagesRepository(database);
  const found = await pages.findPages({ limit: 10 });
  expect(found.map(({ slug }) => slug)).toEqual(["portao-mooca", "motor-em-osasco"]);
  expect(found[1]).toMatchObject({
    id: "11111111-1111-4111-8111-111111111111",
    title: "Motor em Osasco",
    content: "<h2>Olá</h2><p>Texto bom</p>",
    createdAt: new Date("2024-03-01T13:00:00.123Z"),
    updatedAt: new Date("2024-04-01T00:00:00Z"),
  });
  expect(await pages.getStatistics()).toMatchObject({ total: 2, thisWeek: 0, words: 4 });
  expect(await pages.findPagesByPlace(["mooca-sao-paulo"], 5)).toMatchObject([{ slug: "portao-mooca" }]);
  const { rows } = await sql`select slug from hosted_generated_pages`.execute(database.db);
  expect(rows).toHaveLength(2);
});

test("a table of numbers, dates without a zone, holes and repeated addresses loses nothing", async () => {
  const database = await hosted(
    `create table generated_pages (id bigint, title text, slug text, content text,
      created_at timestamp, updated_at timestamp)`,
    `insert into generated_pages values
      (1, 'Primeira', 'mesma', '<p>1</p>', '2024-01-01 12:00:00', null),
      (2, 'Segunda', 'mesma', '<p>2</p>', '2024-01-02 12:00:00', '2024-01-03 12:00:00'),
      (3, 'Sem endereço', '', '<p>3</p>', null, null),
      (3, 'Sem endereço', null, null, null, '2024-05-05 00:00:00'),
      (null, null, null, '<p>5</p>', 'infinity', null),
      (6, '!!!', ' ', '<p>6</p>', '2024-01-04', null)`,
  );
  const started = Date.now();
  await prepareDatabase(database);
  const found = await createPagesRepository(database).findPages({ limit: 10 });
  const bySlug = new Map(found.map((page) => [page.slug, page]));
  expect([...bySlug.keys()].toSorted()).toEqual([
    "mesma",
    "mesma-2",
    "pagina",
    "pagina-sem-titulo",
    "sem-endereco",
    "sem-endereco-2",
  ]);
  expect(bySlug.get("mesma")).toMatchObject({
    id: "1",
    title: "Primeira",
    createdAt: new Date("2024-01-01T12:00:00Z"),
  });
  expect(bySlug.get("mesma-2")).toMatchObject({ id: "2", updatedAt: new Date("2024-01-03T12:00:00Z") });
  expect(bySlug.get("sem-endereco-2")).toMatchObject({ content: "", createdAt: new Date("2024-05-05T00:00:00Z") });
  expect(bySlug.get("pagina-sem-titulo")?.createdAt.getTime()).toBeGreaterThanOrEqual(started - 1);
  expect(new Set(found.map(({ id }) => id)).size).toBe(6);
});

test("text ids, missing dates columns and more rows than one gulp", async () => {
  const database = await hosted(
    "create table generated_pages (id text primary key, title varchar(200), slug varchar(200), content text, extra int)",
    `insert into generated_pages select 'id-' || n, 'Página ' || n, 'pagina-' || n, '<p>Texto ' || n || '</p>', n
      from generate_series(1, 450) as n`,
  );
  await prepareDatabase(database);
  const pages = createPagesRepository(database);
  expect(await pages.countPages()).toBe(450);
  expect(await pages.getPageBySlug("pagina-450")).toMatchObject({ id: "id-450", title: "Página 450" });
});

test("two servers that start together take the pages over once", async () => {
  const database = await hosted(
    withUuid,
    "insert into generated_pages (title, slug, content) values ('A', 'a', '<p>a</p>')",
  );
  await Promise.all([prepareDatabase(database), prepareDatabase(database)]);
  await prepareDatabase(database);
  expect(await createPagesRepository(database).countPages()).toBe(1);
  await createPagesRepository(database).insertPage({ title: "B", slug: "b", content: "<p>b</p>" });
  expect((await createPagesRepository(database).findPages({ limit: 5 })).map(({ slug }) => slug)).toEqual(["b", "a"]);
});
