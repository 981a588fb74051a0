import { sql } from "kysely";
import { expect, test } from "vitest";
import { toSlug } from "#domain/slug.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { createContactedPageListRepository } from "./page-list-by-contacts-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

async function fill(database: Database, contactsByTitle: Record<string, number>) {
  const pages = createPagesRepository(database);
  for (const [title, contacts] of Object.entries(contactsByTitle)) {
    await pages.insertPage({ title, slug: toSlug(title), content: "<p>x</p>" });
    await sql`update generated_pages set contacts = ${contacts} where title = ${title}`.execute(database.db);
  }
  return createContactedPageListRepository(database);
}

const getTitles = ({ pages }: { pages: { title: string }[] }) => pages.map(({ title }) => title);

describeOnBothEngines("the list of pages by contacts", (open) => {
  test("goes forward and back, most contacts first, newest first among equals", async () => {
    const list = await fill(await open(), {
      "Portão a": 0,
      "Portão b": 7,
      "Portão c": 2,
      "Portão d": 2,
      "Portão e": 0,
    });
    for (const search of ["", "portão", "po"]) {
      const first = await list.listPagesByContacts({ search, limit: 2 });
      expect(getTitles(first)).toEqual(["Portão b", "Portão d"]);
      expect(first.pages[0]?.contacts).toBe(7);
      expect(first.previous).toBeNull();
      const second = await list.listPagesByContacts({ search, limit: 2, after: first.next ?? undefined });
      expect(getTitles(second)).toEqual(["Portão c", "Portão e"]);
      const third = await list.listPagesByContacts({ search, limit: 2, after: second.next ?? undefined });
      expect(third).toMatchObject({ pages: [{ title: "Portão a" }], next: null });
      const back = await list.listPagesByContacts({ search, limit: 2, before: third.previous ?? undefined });
      expect(back.pages).toEqual(second.pages);
      const start = await list.listPagesByContacts({ search, limit: 2, before: back.previous ?? undefined });
      expect(start).toEqual(first);
    }
  });

  test("a search finds long words, short words and both together", async () => {
    const list = await fill(await open(), { "Motor em São Paulo": 1, "Motor na Mooca": 3, Kit: 2 });
    const search = async (text: string) => getTitles(await list.listPagesByContacts({ search: text }));
    expect(await search("MOTOR")).toEqual(["Motor na Mooca", "Motor em São Paulo"]);
    expect(await search("em paulo")).toEqual(["Motor em São Paulo"]);
    expect(await search("na")).toEqual(["Motor na Mooca"]);
    expect(await search("guarulhos")).toEqual([]);
    for (const odd of ['"', "OR x", "%", "_", "NEAR(", "\\", "'"]) expect(await search(odd), odd).toEqual([]);
  });
});
