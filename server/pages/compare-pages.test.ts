import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { compareNextPage } from "./compare-pages.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createPageComparisonRepository } from "./page-comparison-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

describeOnDrawnEngines("comparing pages", (open) => {
  test("the worst pair is found, and forgotten when one of it goes", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const comparison = createPageComparisonRepository(database);
    const save = (slug: string, content: string) => pages.insertPage({ title: slug, slug, content });
    const compareAll = async () => {
      let count = 0;
      while (await compareNextPage(comparison)) count += 1;
      return count;
    };
    const text = toHtml(writePageForTitle("Motor em Osasco").text);
    await save("a", text);
    await save("b", toHtml(writePageForTitle("Conserto de portão no Tatuapé").text));
    expect((await pages.getStatistics()).worstSimilarity).toBeNull();
    expect(await compareAll()).toBe(2);
    expect((await pages.getStatistics()).worstSimilarity).toBeLessThan(0.4);
    const copy = await save("c", `${text}<p>Mais uma linha no fim.</p>`);
    expect(await compareAll()).toBe(1);
    expect((await pages.getStatistics()).worstSimilarity).toBeGreaterThan(0.8);
    expect((await pages.getStatistics()).mostSimilar.map(({ slug }) => slug)).toEqual(["c", "a"]);
    await createPageBinRepository(database).binPages([copy.id], "");
    expect((await pages.getStatistics()).worstSimilarity).toBeLessThan(0.4);
    await save("d", "<p>Curta</p>");
    expect(await compareAll()).toBe(1);
  });
});
