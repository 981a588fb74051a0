import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { keepAsTyped } from "#domain/title/clean-title.ts";
import { countPagesToMake, countReviews, sortForReview } from "#domain/title-review.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { createPagePreparer } from "../pages/page-preparer-service.ts";
import { createPageStore } from "../pages/page-store-service.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { reviewTitles } from "./review-titles.ts";

const preparer = createPagePreparer(() => sampleShop);

async function review(database: Database, titles: string[]) {
  return reviewTitles({ readLine: preparer.readLine, pages: createPageStore(database) }, titles);
}

describeOnBothEngines("looking at titles before a run", (open) => {
  test("each line is shown as it was understood, and nothing is made", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const saved = preparer.preparePage(
      { title: "Troca do capacitor do motor na Mooca", content: "<p>Texto.</p>" },
      { isChosen: true },
    );
    await pages.insertPage(saved);
    const found = await review(database, [
      "1. Consero de portao na moca",
      "Capacitor do motor PPA em Osasco: preço",
      "Receita de bolo de cenoura",
      "Motor de portão em Campinas",
      "troca do capacitor do motor na Mooca!",
      "Capacitor do motor: troca na Mooca",
      "• Conserto de portão na Mooca",
      "Conserta portões na Mooca",
      "???",
    ]);
    expect(found.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
      "1 ready",
      "2 ready",
      "3 held",
      "4 held",
      "5 existing",
      "6 twin",
      "7 repeated",
      "8 twin",
      "9 failed",
    ]);
    expect(found[0]).toMatchObject({
      title: "Conserto de portão na Mooca",
      place: "Mooca, São Paulo",
      corrections: expect.arrayContaining([{ from: "Consero", to: "Conserto" }]),
    });
    expect(found[1]).toMatchObject({
      subjects: ["Preço do capacitor da marca"],
      brands: ["PPA"],
      place: "Osasco",
      intent: "price",
    });
    expect(found[3]).toMatchObject({ hold: "place-not-served", holdDetail: "Campinas" });
    expect(found[5]?.repeats).toEqual({ title: saved.title, slug: saved.slug });
    expect(found[6]?.repeats).toEqual({ line: 1, title: "Conserto de portão na Mooca" });
    expect(found[7]?.repeats?.line).toBe(1);
    expect(found[8]?.reason).toMatch(/letras ou números/);
    const counts = countReviews(found);
    expect(counts).toMatchObject({ total: 9, ready: 2, held: 2, twin: 2, existing: 1, repeated: 1, failed: 1 });
    expect(countPagesToMake(counts)).toBe(6);
    expect(sortForReview(found).map(({ line }) => line)).toEqual([9, 3, 4, 6, 8, 7, 5, 1, 2]);
    expect(await pages.countPages()).toBe(1);
  });

  test("a title that is kept as it was typed is not mended, and still understood", async () => {
    const list = keepAsTyped("Consero de portao na moca\nCapacitor do motor", "Consero de portao na moca");
    const [kept] = await review(await open(), list.split("\n"));
    expect(kept).toMatchObject({ title: "Consero de portao na moca", corrections: [], place: "Mooca, São Paulo" });
    const content = "<p>Texto.</p>";
    const page = preparer.preparePage({ title: kept?.written ?? "", content }, { isChosen: false });
    expect(page.title).toBe(kept?.title);
  });
});
