import { expect, test } from "vitest";
import { toSlug } from "#domain/slug.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createContactedPageListRepository } from "./page-list-by-contacts-repository.ts";
import { createPageListRepository, type PageListRequest } from "./page-list-repository.ts";
import { createPageCountRepository } from "./page-search-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

async function fill(database: Database, ...titles: string[]) {
  const pages = createPagesRepository(database);
  for (const title of titles) await pages.insertPage({ title, slug: toSlug(title), content: "<p>x</p>" });
  const list = createPageListRepository(database);
  const titlesFor = async (request: PageListRequest) => (await list.listPages(request)).pages.map(({ title }) => title);
  return { pages, list, titlesFor };
}

describeOnBothEngines("the list of pages", (open) => {
  test("a search finds parts of titles and slugs, whatever their case and accents", async () => {
    const { titlesFor } = await fill(
      await open(),
      "Motor em São Paulo",
      "Portão Itaquaquecetuba",
      "100% PPA_1",
      "Ação\\'\"",
    );
    const search = (text: string) => titlesFor({ search: text });
    expect(await search("SAO PAULO")).toEqual(["Motor em São Paulo"]);
    expect(await search("são-paulo")).toEqual(["Motor em São Paulo"]);
    expect(await search("paulo motor")).toEqual(["Motor em São Paulo"]);
    expect(await search("quaquec")).toEqual(["Portão Itaquaquecetuba"]);
    expect(await search("mo")).toEqual(["Motor em São Paulo"]);
    expect(await search("em paul")).toEqual(["Motor em São Paulo"]);
    expect(await search("AÇÃO")).toEqual(["Ação\\'\""]);
    expect(await search("nada disso")).toEqual([]);
    expect(await search("  ")).toHaveLength(4);
  });

  test("signs of the search language are plain signs", async () => {
    const { titlesFor } = await fill(await open(), "100% PPA_1", "1000 PPAx1", 'Com "aspas"');
    expect(await titlesFor({ search: "100%" })).toEqual(["100% PPA_1"]);
    expect(await titlesFor({ search: "%" })).toEqual(["100% PPA_1"]);
    expect(await titlesFor({ search: "ppa_1" })).toEqual(["100% PPA_1"]);
    expect(await titlesFor({ search: "_" })).toEqual(["100% PPA_1"]);
    expect(await titlesFor({ search: '"aspas"' })).toEqual(['Com "aspas"']);
    for (const search of [
      '"',
      "OR",
      "ppa OR aspas",
      "NEAR(",
      "text:x",
      "*",
      "\\",
      "'",
      "a\0b",
      '""',
      '"%%%"',
      '"a"b"',
      '" "',
    ]) {
      await expect(titlesFor({ search }), search).resolves.toBeInstanceOf(Array);
    }
  });

  test("what stands in quotes is found whole and in its order, and the number of results is told", async () => {
    const database = await open();
    const { titlesFor } = await fill(
      database,
      "Motor Vila Maria - São Paulo",
      "Motor Vila Mariana",
      "Conserto em Maria da Vila",
      "Portão (Vila Maria), 24h",
    );
    const maria = ["Portão (Vila Maria), 24h", "Motor Vila Maria - São Paulo"];
    const { countFound } = createPageCountRepository(database);
    for (const [search, expected] of [
      ['"vila maria"', maria],
      ["“VILA  MARIA”", maria],
      ['motor "vila maria"', ["Motor Vila Maria - São Paulo"]],
      ['"maria da vila"', ["Conserto em Maria da Vila"]],
      ['"em"', ["Conserto em Maria da Vila"]],
      ['"vila-mariana"', ["Motor Vila Mariana"]],
      ['"vila mari"', []],
      ['"100%_"', []],
    ] as const) {
      expect(await titlesFor({ search }), search).toEqual(expected);
      const { pages } = await createContactedPageListRepository(database).listPagesByContacts({ search });
      expect(pages.map(({ title }) => title).toSorted(), search).toEqual(expected.toSorted());
      expect(await countFound(search), search).toEqual({ count: expected.length, hasMore: false });
    }
    expect(await titlesFor({ search: "vila maria" })).toHaveLength(4);
    expect(await countFound("vila maria")).toEqual({ count: 4, hasMore: false });
    expect(await countFound("vi", 4)).toEqual({ count: 4, hasMore: false });
    expect(await countFound("vila", 3)).toEqual({ count: 3, hasMore: true });
  });

  test("goes forward and back without a page twice, though others come in", async () => {
    const { pages, list } = await fill(await open(), ...Array.from({ length: 7 }, (_, index) => `Portão ${index + 1}`));
    for (const search of ["", "portão"]) {
      const first = await list.listPages({ search, limit: 3 });
      expect(first.pages.map(({ title }) => title)).toEqual(["Portão 7", "Portão 6", "Portão 5"]);
      expect(first.previous).toBeNull();
      const second = await list.listPages({ search, limit: 3, after: first.next ?? 0 });
      const third = await list.listPages({ search, limit: 3, after: second.next ?? 0 });
      expect(third.pages.map(({ title }) => title)).toEqual(["Portão 1"]);
      expect(third.next).toBeNull();
      const back = await list.listPages({ search, limit: 3, before: third.previous ?? 0 });
      expect(back.pages).toEqual(second.pages);
      const start = await list.listPages({ search, limit: 3, before: back.previous ?? 0 });
      expect(start).toMatchObject({ pages: first.pages, previous: null });
      expect(start.next).toBe(first.next);
    }
    await pages.insertPage({ title: "Portão novo", slug: "novo", content: "" });
    expect((await list.listPages({ limit: 1 })).pages[0]?.title).toBe("Portão novo");
  });

  test("what is deleted is found no more, and its number can be used again", async () => {
    const database = await open();
    const { pages, titlesFor } = await fill(database, "Portão um", "Portão dois");
    const page = await pages.getPageBySlug("portao-dois");
    await createPageBinRepository(database).binPages([page?.id ?? ""], "");
    expect(await titlesFor({ search: "portao" })).toEqual(["Portão um"]);
    await pages.insertPage({ title: "Motor", slug: "motor", content: "" });
    expect(await titlesFor({ search: "dois" })).toEqual([]);
    expect(await titlesFor({ search: "motor" })).toEqual(["Motor"]);
  });
});
