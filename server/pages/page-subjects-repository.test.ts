import { expect, test } from "vitest";
import type { NewPage } from "#domain/pages.ts";
import type { Database } from "#server/database/database.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { findTakenSubjects } from "./page-subjects-repository.ts";
import { insertPages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

const make = (count: number, subject: string, isPublished = true): NewPage[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `${subject} ${index}`,
    slug: `${subject}-${index}`,
    content: "<p>Portão.</p>",
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

describeOnBothEngines("subjects that pages answer", (open) => {
  test("a public page takes its subject; a draft and a page that is about to change do not", async () => {
    const database = await open();
    await insert(database, make(1, "trilho"));
    await insert(database, make(2, "motor"));
    await insert(database, make(1, "rascunho", false));
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
});
