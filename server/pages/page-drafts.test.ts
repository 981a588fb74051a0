import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createPagePreparer } from "./page-preparer-service.ts";
import { createPagesService } from "./pages-service.ts";

const maria = { id: "u1", name: "Maria" };
const joao = { id: "u2", name: "João" };

describeOnDrawnEngines("what is typed and not saved", (open) => {
  async function prepare() {
    const database = await open();
    const pages = createPagesService({
      database,
      preparer: createPagePreparer(() => sampleShop),
      getShop: () => sampleShop,
      onChange: () => {},
      record: createActivityService({ database, log: createLog("silent") }).record,
    });
    const page = await pages.createPage({ title: "Capacitor do motor na Mooca", content: "<p>Texto do portão.</p>" });
    const { title, slug, content, description, shareText } = page;
    const typed = { title, slug, content, description, shareText, place: "" };
    return { pages, page, typed, typedAt: new Date() };
  }

  test("is kept for each person, the last of it, and tells the others who types", async () => {
    const { pages, page, typed, typedAt } = await prepare();
    for (const content of ["<p>Uma", "<p>Uma frase</p>"]) {
      const draft = { basedOn: 1, fields: { ...typed, content }, typedAt };
      expect(await pages.saveDraft(page.id, draft, maria)).toBeInstanceOf(Date);
    }
    await pages.saveDraft(page.id, { basedOn: 1, fields: { ...typed, title: "" }, typedAt }, joao);
    expect(await pages.getDraft(page.id, maria)).toMatchObject({ basedOn: 1, fields: { content: "<p>Uma frase</p>" } });
    expect(await pages.getDraft(page.id, joao)).toMatchObject({ fields: { title: "", content: typed.content } });
    expect(await pages.findOtherWriters(page.id, maria)).toEqual(["João"]);
    expect((await pages.getPage(page.id))?.content).toBe(page.content);
    await pages.discardDraft(page.id, joao);
    expect(await pages.getDraft(page.id, joao)).toBeNull();
    expect(await pages.findOtherWriters(page.id, maria)).toEqual([]);
  });

  test("has the date at which it was typed, however late it comes, and none that is still to come", async () => {
    const { pages, page, typed } = await prepare();
    const save = (typedAt: Date) => pages.saveDraft(page.id, { basedOn: 1, fields: typed, typedAt }, maria);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    expect(await save(anHourAgo)).toEqual(anHourAgo);
    expect((await pages.getDraft(page.id, maria))?.savedAt).toEqual(anHourAgo);
    expect((await save(new Date(Date.now() + 3_600_000)))?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("goes when its writer saves, and nobody else's does", async () => {
    const { pages, page, typed, typedAt } = await prepare();
    for (const writer of [maria, joao]) await pages.saveDraft(page.id, { basedOn: 1, fields: typed, typedAt }, writer);
    const fields = { ...page, content: "<p>Outro texto do portão.</p>" };
    const change = { id: page.id, basedOn: 1, fields, how: "edited" } as const;
    const saved = await pages.editPage(change, maria);
    expect(saved.version).toBe(2);
    expect(await pages.getDraft(page.id, maria)).toBeNull();
    expect(await pages.getDraft(page.id, joao)).not.toBeNull();
    // The answer was lost on its way, and the same is sent again.
    expect((await pages.editPage(change, maria)).version).toBe(2);
  });

  test("has no place where there is no page", async () => {
    const { pages, typed, typedAt } = await prepare();
    expect(await pages.saveDraft("no-such-page", { basedOn: 1, fields: typed, typedAt }, maria)).toBeNull();
    expect(await pages.getDraft("no-such-page", maria)).toBeNull();
  });

  test("an address that is taken, or leads elsewhere, is told before it is saved", async () => {
    const { pages, page } = await prepare();
    const other = await pages.createPage({ title: "Placa do motor na Mooca", content: "<p>Texto da placa.</p>" });
    expect(await pages.findAddressProblem(page.id, other.slug)).toMatchObject({ code: "duplicate-slug" });
    await pages.editPage({ id: other.id, basedOn: 1, fields: { ...other, slug: "placa" }, how: "edited" }, maria);
    expect(await pages.findAddressProblem(page.id, other.slug)).toMatchObject({ code: "address-redirected" });
    expect(await pages.findAddressProblem(page.id, "endereco-livre")).toBeNull();
    expect(await pages.findAddressProblem(page.id, page.slug)).toBeNull();
  });
});
