import { expect, test } from "vitest";
import "#tests/support/ready-reader.ts";
import { sampleFacts } from "#content/facts.ts";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { findMovedPlaces } from "#content/service-area.ts";
import { createShop, sampleShop } from "#content/shop.ts";
import { isIndexable } from "#domain/standing.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { judgeNextPage } from "./judge-pages.ts";
import { createPageFiguresRepository } from "./page-figures-repository.ts";
import { createPageJudgingRepository } from "./page-judging-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

const good = toHtml(writePageForTitle("Conserto de portão no Tatuapé").text);

async function judgeAll(database: Database, shop = sampleShop): Promise<{ count: number; changed: string[] }> {
  const changed: string[] = [];
  const judging = createPageJudgingRepository(database);
  const judge = { judging, getShop: () => shop, onChange: (slugs: readonly string[]) => changed.push(...slugs) };
  let count = 0;
  while (await judgeNextPage(judge)) count += 1;
  return { count, changed };
}

describeOnDrawnEngines("judging pages from before", (open) => {
  test("a good one stays in the index; weak, foreign and twin ones leave it and stay public", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const save = (title: string, slug: string, content: string) => pages.insertPage({ title, slug, content });
    await save("Conserto de portão no Tatuapé", "boa", good);
    await save("Conserto de portão no Tatuapé", "gemea", good);
    await save("Conserto de portão na Mooca", "fraca", "<p>Ligue já.</p>");
    await save("Receita de bolo de cenoura", "bolo", "<p>Bata a cenoura no liquidificador.</p>");
    await save("Conserto de portão em Osasco", "cara", `${good}<p>Tudo por R$ 77.777.</p>`);
    expect(await pages.countIndexable()).toBe(5);

    expect(await judgeAll(database)).toEqual({ count: 5, changed: ["gemea", "fraca", "bolo", "cara"] });
    const readStanding = async (slug: string) => (await pages.getPageBySlug(slug))?.standing;
    const best = await readStanding("boa");
    expect(best && isIndexable(best)).toBe(true);
    expect(best?.score).toBeGreaterThanOrEqual(60);
    expect(await readStanding("gemea")).toMatchObject({ isTwin: true, isPublished: true });
    expect(await readStanding("bolo")).toMatchObject({ hold: "off-topic", isPublished: true });
    expect(await readStanding("cara")).toMatchObject({ hold: "wrong-figure", isPublished: true });
    expect(await pages.countIndexable()).toBe(1);
    expect((await pages.findAddresses({ limit: 9 })).map(({ slug }) => slug)).toEqual(["boa"]);

    expect(await judgeAll(database)).toEqual({ count: 0, changed: [] });
  });

  test("ties what they state to the shop, once, so that they follow it", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const content = "<h2>Preço</h2><p>O kit sai a partir de R$ 899, e o JetFlex custa R$ 1.349.</p>";
    await pages.insertPage({ title: "Preço de motor basculante em Osasco", slug: "preco", content });
    await judgeAll(database);
    const tied = (await pages.getPageBySlug("preco"))?.content ?? "";
    expect(tied).toContain('<data value="price.lowest">R$ 899</data>');
    const { models } = sampleFacts;
    const items = models.items.map((model) => ({ ...model, price: model.price + 1 }));
    const dearer = createShop({ models: { ...models, items } });
    expect(dearer.fill(tied).replaceAll("\u00a0", " ")).toContain("a partir de R$ 900, e o JetFlex custa R$ 1.350.");
    expect(await createPageFiguresRepository(database).countWithFigures(["price.jetflex"])).toBe(1);
  });

  test("takes pages about a place out of the index when the shop no longer goes there, and back in", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const judging = createPageJudgingRepository(database);
    await pages.insertPage({ title: "Conserto de portão no Tatuapé", slug: "boa", content: good });
    await judgeAll(database);
    const [osasco] = sampleFacts.area.cities.filter(({ slug }) => slug === "osasco");
    const elsewhere = createShop({ area: { cities: osasco ? [osasco] : [] } });
    await judging.forgetStandings(findMovedPlaces(sampleShop, elsewhere));
    await judgeAll(database, elsewhere);
    expect((await pages.getPageBySlug("boa"))?.standing).toMatchObject({ hold: "place-not-served", isPublished: true });
    expect(await pages.countIndexable()).toBe(0);
    await judging.forgetStandings(findMovedPlaces(elsewhere, sampleShop));
    await judgeAll(database);
    expect(await pages.countIndexable()).toBe(1);
  });
});
