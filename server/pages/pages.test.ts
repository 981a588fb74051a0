import { describe, expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { publishPage } from "./change-state.ts";
import { createPage } from "./create-page.ts";
import { deletePage, deletePages } from "./delete-page.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createPageLifeRepository } from "./page-life-repository.ts";
import { createPagePreparer } from "./page-preparer-service.ts";
import { createPagesRepository } from "./pages-repository.ts";

async function messageFrom(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(isDomainError(error)).toBe(true);
  return isDomainError(error) ? toSentence(error) : "";
}

describeOnBothEngines("making and deleting pages", (open) => {
  async function prepare() {
    const changed: string[] = [];
    const database = await open();
    const pages = createPagesRepository(database);
    const activity = createActivityService({ database, log: createLog("silent") });
    const preparer = createPagePreparer(() => sampleShop);
    const onChange = (slugs: readonly string[]) => changed.push(...slugs);
    const life = createPageLifeRepository(database);
    const bin = createPageBinRepository(database);
    return { changed, pages, activity, useCase: { pages, life, bin, preparer, onChange, record: activity.record } };
  }

  test("the title makes the slug, the content is cleaned, the change is told", async () => {
    const { useCase, pages, changed } = await prepare();
    const saved = await createPage(useCase, {
      title: "  Portão   em São Paulo ",
      content: "<p onclick=x>Olá</p><script>x</script>",
    });
    expect(saved).toMatchObject({ title: "Portão em São Paulo", slug: "portao-em-sao-paulo", content: "<p>Olá</p>" });
    expect(await pages.getPageBySlug("portao-em-sao-paulo")).toEqual(saved);
    expect(changed).toEqual(["portao-em-sao-paulo"]);
  });

  test("a draft is published by a person's decision, out of the index while it is held", async () => {
    const { useCase, pages, changed } = await prepare();
    const make = (title: string, content: string) =>
      pages.insertPage(useCase.preparer.preparePage({ title, content }, { isChosen: false }));
    const draft = await make("Motor em Campinas", "<p>Um motor para o portão.</p>");
    expect(draft.standing).toMatchObject({ isPublished: false, hold: "place-not-served", holdDetail: "Campinas" });
    expect(await publishPage(useCase, draft.id)).toBe(true);
    expect(changed).toEqual([draft.slug]);
    expect((await pages.getPageBySlug(draft.slug))?.standing).toEqual({ ...draft.standing, isPublished: true });
    expect(await pages.countIndexable()).toBe(0);
    expect(await publishPage(useCase, draft.id)).toBe(false);
    expect(await publishPage(useCase, "none")).toBe(false);
  });

  test("a draft that nothing holds any more enters the index, unless a page on its subject is there", async () => {
    const { useCase, pages } = await prepare();
    const standing = { ...unjudged, isPublished: false, score: 90, subject: "capacitor" };
    const save = (slug: string) => pages.insertPage({ title: slug, slug, content: "<p>x</p>", standing });
    const [first, second] = [await save("a"), await save("b")];
    expect([first.standing.isTwin, second.standing.isTwin]).toEqual([false, false]);
    await publishPage(useCase, second.id);
    expect(await pages.countIndexable()).toBe(1);
    await publishPage(useCase, first.id);
    expect((await pages.getPageBySlug("a"))?.standing).toMatchObject({ isPublished: true, isTwin: true });
    expect((await pages.findAddresses({ limit: 5 })).map(({ slug }) => slug)).toEqual(["b"]);
    expect(await pages.findPagesBySubject(["capacitor", "placa"])).toEqual(
      new Map([["capacitor", { title: "a", slug: "a" }]]),
    );
  });

  test("a figure that is none of ours keeps a page a draft, with the sentence it stands in", async () => {
    const { useCase, pages } = await prepare();
    const save = (title: string, content: string) => createPage(useCase, { title, content });
    const price = await save("Motor na Mooca", "<h2>Oferta</h2><p>Chame já. Por R$ 1.999,00 no Pix! Garantia.</p>");
    expect(price.standing).toMatchObject({
      isPublished: false,
      hold: "wrong-figure",
      holdDetail: "Por R$ 1.999,00 no Pix!",
    });
    const warranty = await save("Motor em Osasco", "<p>Bom motor.</p><ul><li>Garantia de 5 anos</li><li>Pix</li></ul>");
    expect(warranty.standing).toMatchObject({ hold: "wrong-figure", holdDetail: "Garantia de 5 anos" });
    const phone = await save("Motor no Brás", '<p>Chame <a href="https://wa.me/5511987654321">aqui</a></p>');
    expect(phone.standing).toMatchObject({ hold: "wrong-figure", holdDetail: "https://wa.me/5511987654321" });
    expect(await messageFrom(publishPage(useCase, price.id))).toContain("“Por R$ 1.999,00 no Pix!”");
    expect((await pages.getPageBySlug(price.slug))?.standing.isPublished).toBe(false);
  });

  test("what cannot be a page is refused in words", async () => {
    const { useCase, pages, changed } = await prepare();
    const refuse = (title: string, content = "<p>x</p>") => messageFrom(createPage(useCase, { title, content }));
    expect(await refuse("!!! ???")).toMatch(/letras ou números/);
    expect(await refuse(" \0 ")).toBe("Por favor, insira pelo menos um título.");
    expect(await refuse("x".repeat(301))).toMatch(/300 caracteres/);
    expect(await refuse("Vazia", "<script>1</script>")).toBe("É necessário gerar conteúdo antes de salvar a página.");
    expect(await refuse("Enorme", "x".repeat(200_001))).toMatch(/200\.000/);
    await createPage(useCase, { title: "Motor PPA", content: "<p>x</p>" });
    expect(await refuse("motor ppa!")).toBe("Já existe uma página com o slug: motor-ppa");
    expect(await pages.countPages()).toBe(1);
    expect(changed).toEqual(["motor-ppa"]);
  });

  test("a title of three hundred letters with marks is a title", async () => {
    const { useCase } = await prepare();
    const title = `<b>${"ã".repeat(293)}</b>`;
    expect(await createPage(useCase, { title, content: "<p>x\0</p>" })).toMatchObject({
      title: `Ã${"ã".repeat(292)}`,
      content: "<p>x</p>",
    });
  });

  test("one or several go at once, and their addresses are remembered as gone", async () => {
    const { useCase, pages, activity, changed } = await prepare();
    const maria = { id: "u1", name: "Maria" };
    const make = (title: string) => createPage(useCase, { title, content: "<p>Um dois três</p>" });
    const [a, b, c] = [await make("A"), await make("B"), await make("C")];
    changed.length = 0;
    expect(await deletePage(useCase, a.id, null)).toBe(true);
    expect(await deletePage(useCase, a.id, null)).toBe(false);
    expect(await deletePages(useCase, [b.id, c.id, b.id, a.id], maria)).toBe(2);
    expect(await deletePages(useCase, [], null)).toBe(0);
    expect(changed.toSorted()).toEqual(["a", "b", "c"]);
    expect((await activity.findActivities({ kind: "pages" })).activities).toMatchObject([
      { actor: maria, action: "pages-deleted", details: { count: 2 } },
      { actor: null, action: "pages-deleted", details: { count: 1, first: "a" } },
    ]);
    expect(await pages.wasDeleted("b")).toBe(true);
    await make("B");
    expect(await pages.wasDeleted("b")).toBe(false);
    expect(await pages.wasDeleted("never")).toBe(false);
    expect(await pages.getStatistics()).toEqual({
      total: 1,
      thisWeek: 1,
      words: 3,
      worstSimilarity: null,
      mostSimilar: [],
    });
  });
});

describe("messages", () => {
  test("what the specification quotes in English is said in Portuguese too", () => {
    expect(toSentence({ code: "ai-key-missing" })).toBe(
      "API Key is required for content generation. Configure a chave da IA antes de gerar.",
    );
  });

  test("an error without a message says so", () => {
    expect(toSentence({ code: "ai-call-failed" })).toBe("Erro ao gerar conteúdo: Erro desconhecido");
    expect(toSentence({ code: "save-failed", details: { message: "x" } })).toBe("Erro ao salvar: x");
  });
});
