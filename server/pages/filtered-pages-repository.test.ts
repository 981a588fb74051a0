import { sql } from "kysely";
import { expect, test } from "vitest";
import type { NewPage } from "#domain/pages.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { compareNextPage } from "./compare-pages.ts";
import { createFilteredPagesRepository } from "./filtered-pages-repository.ts";
import { createPageComparisonRepository } from "./page-comparison-repository.ts";
import { readAgainWithoutWords } from "./page-text-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";
import { createSignature } from "./signature.ts";

const pages: NewPage[] = [
  {
    title: "Motor em Osasco",
    slug: "a",
    content: "<p>Um capacitor à parte.</p>",
    standing: { ...unjudged, score: 90, subject: "capacitor osasco" },
  },
  {
    title: "Portão no Centro de Osasco",
    slug: "b",
    content: "<p>Dois.</p>",
    standing: { ...unjudged, score: 40 },
    runId: "r1",
  },
  {
    title: "Pizza",
    slug: "c",
    content: "<p>Três quatro.</p>",
    standing: { ...unjudged, isPublished: false, hold: "off-topic", score: 5 },
  },
  { title: "Rascunho", slug: "d", content: "<p>Cinco.</p>", standing: { ...unjudged, isPublished: false } },
];

describeOnBothEngines("pages by filters", (open) => {
  test("are found by what is known of them, counted and sorted", async () => {
    const database = await open();
    const repository = createPagesRepository(database);
    for (const page of pages) await repository.insertPage(page);
    const comparison = createPageComparisonRepository(database);
    while (await compareNextPage(comparison));
    const { listFiltered, countFiltered, findIds } = createFilteredPagesRepository(database);
    const slugs = async (
      ...[filter, order = "newest"]: [Parameters<typeof listFiltered>[0], ("newest" | "score" | "words")?]
    ) => {
      const found = await listFiltered(filter, { order, offset: 0, limit: 10 });
      expect(await countFiltered(filter)).toBe(found.length);
      expect(await findIds(filter)).toHaveLength(found.length);
      return found.map(({ slug }) => slug).join("");
    };
    expect(await slugs({})).toBe("dcba");
    expect(await slugs({ state: "published" })).toBe("ba");
    expect(await slugs({ state: "draft" })).toBe("dc");
    expect(await slugs({ state: "held" })).toBe("c");
    expect(await slugs({ place: "osasco" })).toBe("ba");
    expect(await slugs({ subject: "capacitor" })).toBe("a");
    expect(await slugs({ subject: "capa" })).toBe("");
    expect(await slugs({ score: "low" })).toBe("cb");
    expect(await slugs({ score: "high" })).toBe("a");
    expect(await slugs({ score: "none" })).toBe("d");
    expect(await slugs({ isIndexable: true })).toBe("a");
    expect(await slugs({ hasContacts: true })).toBe("");
    expect(await slugs({ age: 7, state: "published" })).toBe("ba");
    expect(await slugs({ age: -90 })).toBe("");
    expect(await slugs({ run: "r1" })).toBe("b");
    expect(await slugs({ editedBy: "-" })).toBe("dcba");
    expect(await slugs({ editedBy: "*" })).toBe("");
    expect(await slugs({ search: "osasco", score: "high" })).toBe("a");
    expect(await slugs({ search: "em", state: "published" })).toBe("a");
    expect(await slugs({ search: "Capacitor a", inText: true })).toBe("a");
    expect(await slugs({ search: "quatr", inText: true })).toBe("c");
    expect(await slugs({ search: "osasco", inText: true })).toBe("");
    expect(await slugs({ search: "'\" * (", inText: true })).toBe("");
    expect(await slugs({ state: "published" }, "score")).toBe("ba");
    expect(await slugs({ state: "published" }, "words")).toBe("ba");
    expect((await listFiltered({}, { order: "newest", offset: 3, limit: 2 })).map(({ slug }) => slug)).toEqual(["a"]);
  });

  test("a shop that came without the words of its texts has them read once more", async () => {
    const database = await open();
    await createPagesRepository(database).insertPage({ title: "A", slug: "a", content: "<p>Capacitor.</p>" });
    const comparison = createPageComparisonRepository(database);
    const { countFiltered } = createFilteredPagesRepository(database);
    const count = () => countFiltered({ search: "capacitor", inText: true });
    await comparison.saveSignature(1, createSignature("", []));
    if (database.engine === "sqlite") await sql`delete from page_text_search`.execute(database.db);
    else await sql`update generated_pages set text_search = null`.execute(database.db);
    expect(await compareNextPage(comparison)).toBe(false);
    await readAgainWithoutWords(database);
    expect(await compareNextPage(comparison)).toBe(true);
    expect(await count()).toBe(1);
    await readAgainWithoutWords(database);
    expect(await compareNextPage(comparison)).toBe(false);
  });
});
