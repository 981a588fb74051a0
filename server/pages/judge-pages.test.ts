import { expect, test } from "vitest";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { sampleShop } from "#content/shop.ts";
import { isIndexable } from "#domain/standing.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { judgeNextPage } from "./judge-pages.ts";
import { createPageJudgingRepository } from "./page-judging-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

const good = toHtml(writePageForTitle("Conserto de portão no Tatuapé").text);

async function judgeAll(database: Database): Promise<{ count: number; changed: string[] }> {
  const changed: string[] = [];
  const judging = createPageJudgingRepository(database);
  const judge = { judging, getShop: () => sampleShop, onChange: (slugs: readonly string[]) => changed.push(...slugs) };
  let count = 0;
  while (await judgeNextPage(judge)) count += 1;
  return { count, changed };
}

describeOnBothEngines("judging pages from before", (open) => {
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
});
