import { expect, test } from "vitest";
import type { NewPage } from "#domain/pages.ts";
import type { Database } from "#server/database/database.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { findTakenSubjects } from "./page-subjects-repository.ts";
import { insertPages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

const make = (subject: string, isPublished = true, part = 0): NewPage[] =>
  Array.from({ length: 400 }, (_, index) => ({
    title: `${subject} ${part}.${index}`,
    slug: `${subject}-${part}-${index}`,
    content: `<p>${"Portão. ".repeat(200)}</p>`,
    standing: { ...unjudged, isPublished, score: 90, subject },
  }));

const insert = (database: Database, pages: NewPage[]) =>
  database.db.transaction().execute((open) => insertPages(open, database, pages));

const find = ({ db }: Database, subjects: string[], besides: string[] = []) =>
  db.transaction().execute((open) =>
    findTakenSubjects(
      open.withTables<PageTables>(),
      subjects.map((subject) => ({ subject })),
      besides,
    ),
  );

async function timeBest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 15; round++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describeOnBothEngines("subjects that pages answer", (open) => {
  test("a public page takes its subject; a draft and a page that is about to change do not", async () => {
    const database = await open();
    await insert(database, make("trilho").slice(0, 1));
    await insert(database, make("motor").slice(0, 2));
    await insert(database, make("rascunho", false).slice(0, 1));
    const { id } = await database.db
      .withTables<PageTables>()
      .selectFrom("generated_pages")
      .select("id")
      .where("subject", "=", "trilho")
      .executeTakeFirstOrThrow();
    const subjects = ["", "trilho", "motor", "rascunho", "outro"];
    expect([...(await find(database, subjects))].sort()).toEqual(["motor", "trilho"]);
    expect([...(await find(database, subjects, [id]))]).toEqual(["motor"]);
    expect([...(await find(database, []))]).toEqual([]);
  });

  test("asking for a subject that thousands of pages share takes no longer", async () => {
    const database = await open();
    await insert(database, make("trilho").slice(0, 1));
    for (let part = 0; part < 10; part++) await insert(database, make("motor", true, part));
    const one = await timeBest(() => find(database, ["trilho"]));
    expect(await timeBest(() => find(database, ["motor"]))).toBeLessThan(3 * one + 1);
  });
});
