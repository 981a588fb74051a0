import { sql } from "kysely";
import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { isDomainError } from "#domain/errors.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createRedirects } from "../redirects/redirects-service.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createPageLifeRepository } from "./page-life-repository.ts";
import { createPageListRepository } from "./page-list-repository.ts";
import { createPagePreparer } from "./page-preparer-service.ts";
import { createPageStore } from "./page-store-service.ts";
import { createPagesService } from "./pages-service.ts";

const maria = { id: "u1", name: "Maria" };

async function codeFrom(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return isDomainError(error) ? error.code : String(error);
}

describeOnDrawnEngines("a page's life", (open) => {
  async function prepare() {
    const database = await open();
    const log = createLog("silent");
    const changed: string[] = [];
    const pages = createPagesService({
      database,
      preparer: createPagePreparer(() => sampleShop),
      getShop: () => sampleShop,
      onChange: (slugs) => changed.push(...slugs),
      record: createActivityService({ database, log }).record,
    });
    const make = (title: string, content = `<p>${title}: texto sobre o portão.</p>`) =>
      pages.createPage({ title, content });
    const edit = (page: GeneratedPage, fields: Partial<GeneratedPage>, reason = "") =>
      pages.editPage(
        { id: page.id, basedOn: page.version, fields: { ...page, ...fields }, how: "edited", reason },
        maria,
      );
    return { database, pages, make, edit, changed, redirects: createRedirects(database, log) };
  }

  test("an edited page says what was typed, is found by it, and keeps what it said", async () => {
    const { database, pages, make, edit, changed } = await prepare();
    const made = await make("Capacitor do motor na Mooca");
    changed.length = 0;
    const edited = await edit(
      made,
      {
        title: "Capacitor fraco na Mooca",
        content: "<p>Troca no dia.</p><script>x()</script>",
        description: " Troca  rápida ",
      },
      "erro de digitação",
    );
    expect(edited).toMatchObject({
      title: "Capacitor fraco na Mooca",
      slug: made.slug,
      content: "<p>Troca no dia.</p>",
      description: "Troca rápida",
      version: 2,
      lastSave: { how: "edited", by: "Maria", reason: "erro de digitação" },
      createdAt: made.createdAt,
    });
    expect(changed).toEqual([made.slug]);
    const list = createPageListRepository(database);
    expect((await list.listPages({ search: "fraco" })).pages).toHaveLength(1);
    expect((await pages.getStatistics()).words).toBe(3);
    expect(await pages.findRevisions(made.id, { limit: 10 })).toEqual([
      {
        version: 1,
        title: made.title,
        slug: made.slug,
        content: made.content,
        description: "",
        shareText: "",
        chosenPlace: null,
        how: "",
        by: "",
        reason: "",
        savedAt: made.updatedAt,
      },
    ]);
    const same = await edit(edited, {});
    expect(same.version).toBe(2);
  });

  test("of two people who save the same version the second is told, and what makes no page is refused", async () => {
    const { make, edit, pages } = await prepare();
    const made = await make("Capacitor do motor na Mooca");
    await edit(made, { content: "<p>Primeira.</p>" });
    expect(await codeFrom(edit(made, { content: "<p>Segunda.</p>" }))).toBe("page-changed");
    const now = await pages.getPage(made.id);
    if (!now) throw new Error("no page");
    expect(await codeFrom(edit(now, { title: " " }))).toBe("empty-title");
    expect(await codeFrom(edit(now, { content: "<script>x</script>" }))).toBe("empty-content");
    expect(await codeFrom(edit(now, { chosenPlace: "atlantida" }))).toBe("place-unknown");
    expect(await codeFrom(edit(now, { description: "x".repeat(321) }))).toBe("field-too-long");
    expect(await codeFrom(edit(now, { content: "<p>O motor custa R$ 7,77.</p>" }))).toBe("wrong-figure");
    expect(await codeFrom(edit({ ...now, id: "none" }, {}))).toBe("page-missing");
    expect((await pages.getPage(made.id))?.content).toBe("<p>Primeira.</p>");
  });

  test("a changed address leads on, in one step, and back again without a circle", async () => {
    const { make, edit, pages, redirects } = await prepare();
    const made = await make("Motor em Osasco");
    const other = await make("Motor em Barueri");
    const second = await edit(made, { slug: "motor-novo" });
    const third = await edit(second, { slug: "Motor Novíssimo!" });
    expect(third.slug).toBe("motor-novissimo");
    expect(await redirects.follow("/links-uteis/motor-em-osasco")).toBe("/links-uteis/motor-novissimo");
    expect(await redirects.follow("/links-uteis/motor-novo")).toBe("/links-uteis/motor-novissimo");
    expect(await codeFrom(edit(third, { slug: other.slug }))).toBe("duplicate-slug");
    expect(await codeFrom(edit(other, { slug: "motor-novo" }))).toBe("address-redirected");
    expect(await codeFrom(make("Motor novo"))).toBe("address-redirected");
    await edit(third, { slug: made.slug });
    expect(await redirects.follow("/links-uteis/motor-em-osasco")).toBeNull();
    expect(await redirects.follow("/links-uteis/motor-novissimo")).toBe("/links-uteis/motor-em-osasco");
    expect((await pages.getPageBySlug(made.slug))?.id).toBe(made.id);
    await redirects.stop();
    expect(await redirects.getRedirect("/links-uteis/motor-novissimo")).toMatchObject({ kind: "moved", hits: 1 });
  });

  test("a chosen place counts, whatever the title names", async () => {
    const { make, edit, pages } = await prepare();
    const made = await make("Motor de portão");
    const placed = await edit(made, { chosenPlace: "osasco" });
    expect(placed).toMatchObject({ place: "osasco", chosenPlace: "osasco" });
    expect((await edit(placed, { chosenPlace: null })).place).toBe("");
    expect(await pages.findRevisions(made.id, { limit: 9 })).toMatchObject([
      { chosenPlace: "osasco" },
      { chosenPlace: null },
    ]);
  });

  test("draft, scheduled, published, unpublished and back; search engines see it only while it is published", async () => {
    const { database, make, pages, changed, redirects } = await prepare();
    const made = await make("Capacitor do motor na Mooca");
    const indexable = await pages.countIndexable();
    expect(await pages.takeBackPage(made.id)).toBe(true);
    expect(await pages.takeBackPage(made.id)).toBe(false);
    expect(await pages.getPage(made.id)).toMatchObject({ state: "draft", standing: { isPublished: false } });
    expect(await pages.countIndexable()).toBe(0);
    const soon = new Date(Date.now() + 60_000);
    expect(await codeFrom(pages.schedulePage(made.id, new Date(Date.now() - 1)))).toBe("page-in-past");
    expect(await codeFrom(pages.schedulePage(made.id, new Date("x")))).toBe("page-in-past");
    await pages.schedulePage(made.id, soon);
    expect(await pages.getPage(made.id)).toMatchObject({ state: "scheduled", publishAt: soon });
    const life = createPageLifeRepository(database);
    expect((await life.publishDue(new Date(), 10)).slugs).toEqual([]);
    expect((await life.publishDue(new Date(soon.getTime() + 1), 10)).slugs).toEqual([made.slug]);
    expect(await pages.getPage(made.id)).toMatchObject({ state: "published", publishAt: null });
    expect(await pages.countIndexable()).toBe(indexable);
    changed.length = 0;
    await pages.unpublishPage({ id: made.id, to: "/servicos" }, maria);
    expect(changed).toEqual([made.slug]);
    expect(await redirects.follow(`/links-uteis/${made.slug}`)).toBe("/servicos");
    await pages.publishPage(made.id);
    expect(await redirects.follow(`/links-uteis/${made.slug}`)).toBeNull();
  });

  test("a scheduled page whose figures are none of ours becomes a draft instead", async () => {
    const { database, make, edit, pages } = await prepare();
    const made = await make("Motor em Osasco");
    await pages.takeBackPage(made.id);
    const draft = await pages.getPage(made.id);
    if (!draft) throw new Error("no page");
    await pages.schedulePage(made.id, new Date(Date.now() + 60_000));
    await edit(draft, { content: "<p>Sai por R$ 7,77.</p>" });
    const { slugs, refused } = await createPageLifeRepository(database).publishDue(new Date(Date.now() + 120_000), 10);
    expect(slugs).toEqual([]);
    expect(refused).toMatchObject([{ slug: made.slug, reason: { code: "wrong-figure" } }]);
    expect((await pages.getPage(made.id))?.state).toBe("draft");
  });

  test("a page comes back from the bin as it was: bytes, address, dates, contacts and revisions", async () => {
    const { database, make, edit, pages, changed } = await prepare();
    const made = await make("Capacitor do motor na Mooca");
    const other = await make("Motor em Barueri");
    const edited = await edit(made, { content: "<p>Segundo texto.</p>", description: "Curta" });
    await database.db
      .transaction()
      .execute((transaction) => createPageStore(database).addContacts(transaction, new Map([[made.slug, 3]])));
    const list = createPageListRepository(database);
    const before = (await list.listPages({})).pages;
    const statistics = await pages.getStatistics();
    expect(await pages.deletePages([made.id, other.id], maria)).toBe(2);
    expect(await pages.wasDeleted(made.slug)).toBe(true);
    expect(await pages.listBin({ search: "capacitor", limit: 10, offset: 0 })).toMatchObject({
      total: 1,
      pages: [{ id: made.id, title: made.title, slug: made.slug, binnedBy: "Maria" }],
    });
    expect((await pages.listBin({ search: "", limit: 1, offset: 0 })).total).toBe(2);
    changed.length = 0;
    expect(await pages.restorePages([made.id, other.id, made.id, "none"], maria)).toHaveLength(2);
    expect(changed.toSorted()).toEqual([made.slug, other.slug].toSorted());
    expect(await pages.getPage(made.id)).toEqual(edited);
    expect((await list.listPages({})).pages).toEqual(before);
    expect(before[1]?.contacts).toBe(3);
    expect((await list.listPages({ search: "capacitor" })).pages).toHaveLength(1);
    expect(await pages.getStatistics()).toEqual(statistics);
    expect(await pages.wasDeleted(made.slug)).toBe(false);
    expect(await pages.findRevisions(made.id, { limit: 9 })).toHaveLength(1);
    expect(await pages.listBin({ search: "", limit: 10, offset: 0 })).toEqual({ pages: [], total: 0 });
  });

  test("a binned page that cannot be read is said to be so, and stays in the bin with all that were to come with it", async () => {
    const { database, make, pages } = await prepare();
    const [whole, damaged] = [await make("Motor em Osasco"), await make("Motor em Barueri")];
    await pages.deletePages([whole.id, damaged.id], maria);
    for (const row of ["{}", "{", JSON.stringify({ id: damaged.id, title: 7 })]) {
      await sql`update binned_pages set row = ${row} where id = ${damaged.id}`.execute(database.db);
      expect(await codeFrom(pages.restorePages([whole.id, damaged.id], maria)), row).toBe("stored-damaged");
    }
    expect((await pages.listBin({ search: "", limit: 10, offset: 0 })).total).toBe(2);
    expect(await pages.restorePages([whole.id], maria)).toHaveLength(1);
    expect(await pages.purgePages([damaged.id], maria)).toBe(1);
  });

  test("whose address or number is taken by then gets another one", async () => {
    const { make, pages } = await prepare();
    const made = await make("Motor em Osasco");
    await pages.deletePage(made.id, maria);
    const again = await make("Motor em Osasco");
    expect(again.seq).toBe(made.seq);
    expect(await pages.restorePages([made.id], maria)).toEqual([
      { id: made.id, slug: "motor-em-osasco-2", isMoved: true },
    ]);
    expect((await pages.getPageBySlug("motor-em-osasco-2"))?.seq).toBeGreaterThan(again.seq);
  });

  test("the bin is emptied after thirty days, and what was kept of the page with it", async () => {
    const { database, make, edit, pages } = await prepare();
    const made = await make("Motor em Osasco");
    await edit(made, { content: "<p>Outro.</p>" });
    await pages.deletePage(made.id, maria);
    const bin = createPageBinRepository(database);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1_000);
    expect(await bin.purge(days(29))).toBe(0);
    expect(await bin.purge(days(31))).toBe(1);
    expect(await pages.restorePages([made.id], maria)).toEqual([]);
    expect(await pages.findRevisions(made.id, { limit: 9 })).toEqual([]);
    expect(await pages.wasDeleted(made.slug)).toBe(true);
  });

  test("who takes a page from a subject leaves it to the next page that answers it", async () => {
    const { make, pages } = await prepare();
    const first = await make("Capacitor do motor na Mooca");
    const second = await make("Capacitor de motor na Mooca");
    const isTwin = async () => (await pages.getPage(second.id))?.standing.isTwin;
    expect(await isTwin()).toBe(true);
    await pages.takeBackPage(first.id);
    expect(await isTwin()).toBe(false);
    await pages.publishPage(first.id);
    expect((await pages.getPage(first.id))?.standing.isTwin).toBe(true);
  });
});
