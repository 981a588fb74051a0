import { expect, test } from "vitest";
import "#tests/support/ready-reader.ts";
import { createShop, sampleShop } from "#content/shop.ts";
import { isDomainError } from "#domain/errors.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { IssueReason } from "#domain/page-issues.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createRedirects } from "../redirects/redirects-service.ts";
import { checkNextPages, createPageChecker } from "./check-pages.ts";
import { compareNextPage } from "./compare-pages.ts";
import { createPageComparisonRepository } from "./page-comparison-repository.ts";
import { createPagePreparer } from "./page-preparer-service.ts";
import { openPageQuality } from "./page-quality-service.ts";
import { createPagesService } from "./pages-service.ts";

const maria = { id: "u1", name: "Maria" };
const siteUrl = "https://loja.example";
const sentences = Array.from({ length: 60 }, (_, index) => `Frase número ${index} sobre o portão da casa.`);
const longText = `<p>${sentences.join(" ")}</p>`;

describeOnDrawnEngines("the quality of pages", (open) => {
  async function prepare() {
    const database = await open();
    const log = createLog("silent");
    let shop = sampleShop;
    const visited = new Set<string>();
    const common = {
      database,
      getShop: () => shop,
      onChange: () => {},
      record: createActivityService({ database, log }).record,
    };
    const background = { siteUrl, findVisited: async () => visited, isBusy: () => false, log };
    const pages = createPagesService({ ...common, preparer: createPagePreparer(() => shop) });
    const quality = openPageQuality({ ...common, ...background });
    const checker = createPageChecker({ ...common, ...background });
    const comparison = createPageComparisonRepository(database);
    return {
      pages,
      quality: quality.service,
      followFigures: quality.followFigures,
      visited,
      redirects: createRedirects(database, log),
      make: (title: string, content = `<p>${title}: texto sobre o portão.</p>`) => pages.createPage({ title, content }),
      setShop(changed: typeof shop) {
        shop = changed;
      },
      /** As the background work does when nothing else is going on. */
      async settle(days = 0) {
        while (await compareNextPage(comparison));
        const now = new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
        while (await checkNextPages(checker, now));
      },
      async getReasons(id: string): Promise<IssueReason[]> {
        const { items } = await quality.service.listQueue({ reason: null, page: 1 });
        return items.find(({ page }) => page.id === id)?.issues.map(({ reason }) => reason) ?? [];
      },
    };
  }

  test("lists what is to be done, worst first, and by reason", async () => {
    const { quality, make, settle } = await prepare();
    const pizza = await make("Pizza de calabresa em Osasco");
    const thin = await make("Capacitor do motor na Mooca");
    await settle();
    const { items, range, counts, waiting } = await quality.listQueue({ reason: null, page: 1 });
    expect(items.map(({ page }) => page.id)).toEqual([pizza.id, thin.id]);
    expect(items[0]?.issues.map(({ reason }) => reason)).toContain("off-subject");
    expect(range).toMatchObject({ total: 2, page: 1 });
    expect(counts).toMatchObject({ pages: 2, byReason: { thin: 2 } });
    expect(waiting).toBe(0);
    expect((await quality.listQueue({ reason: "off-subject", page: 9 })).range.page).toBe(1);
  });

  test("finds links that nothing answers, and again when a page goes or an address leads on", async () => {
    const { pages, make, settle, getReasons } = await prepare();
    const target = await make("Motor de portão em Osasco", longText);
    const links = `<a href="/links-uteis/${target.slug}">a</a> <a href="${siteUrl}/guia-completo">b</a>`;
    const page = await make(
      "Placa do motor na Mooca",
      `${longText}<p>${links} <a href="https://x.example/y">c</a></p>`,
    );
    await settle();
    expect(await getReasons(page.id)).not.toContain("broken-link");
    await pages.deletePages([target.id], maria);
    await settle();
    expect(await getReasons(page.id)).toContain("broken-link");
    await pages.restorePages([target.id], maria);
    await settle(8);
    expect(await getReasons(page.id)).not.toContain("broken-link");
  });

  test("a page that another links to, or shows under its text, is no orphan", async () => {
    const { make, settle, getReasons } = await prepare();
    const alone = await make("Motor de portão em Osasco", longText);
    await settle();
    expect(await getReasons(alone.id)).not.toContain("orphan");
    await settle(15);
    expect(await getReasons(alone.id)).toContain("orphan");
    const second = await make("Capacitor do motor", `${longText}<p><a href="/links-uteis/${alone.slug}">x</a></p>`);
    await settle(15);
    await settle(30);
    expect(await getReasons(alone.id)).not.toContain("orphan");
    expect(await getReasons(second.id)).toContain("orphan");
  });

  test("an old page without visitors is listed until somebody comes", async () => {
    const { make, settle, getReasons, visited } = await prepare();
    const page = await make("Capacitor do motor na Mooca", longText);
    await settle();
    expect(await getReasons(page.id)).not.toContain("no-visits");
    await settle(91);
    expect(await getReasons(page.id)).toContain("no-visits");
    visited.add(`/links-uteis/${page.slug}`);
    await settle(99);
    expect(await getReasons(page.id)).not.toContain("no-visits");
  });

  test("a figure that the shop has lost brings its pages up, and takes them down when it is back", async () => {
    const { make, settle, setShop, getReasons, followFigures } = await prepare();
    const page = await make("Preço do motor na Mooca", `${longText}<p>Custa R$ 899 instalado.</p>`);
    expect(page.content).toContain("<data value=");
    await settle();
    expect(await getReasons(page.id)).not.toContain("outdated-facts");
    const { models } = sampleShop.facts;
    const items = models.items.map((model) => ({ ...model, isHidden: model.price === 899 }));
    const without = createShop({ models: { ...models, items } });
    setShop(without);
    await followFigures(sampleShop, without);
    await settle();
    expect(await getReasons(page.id)).toContain("outdated-facts");
    setShop(sampleShop);
    await followFigures(without, sampleShop);
    await settle();
    expect(await getReasons(page.id)).not.toContain("outdated-facts");
  });

  test("what somebody leaves as it is stays away until the page changes", async () => {
    const { pages, quality, make, settle, getReasons } = await prepare();
    const page = await make("Capacitor do motor na Mooca");
    await settle();
    expect(await getReasons(page.id)).toContain("thin");
    await quality.dismiss({ id: page.id, reason: "thin" }, maria);
    expect(await getReasons(page.id)).not.toContain("thin");
    await quality.takeBackDismissal({ id: page.id, reason: "thin" });
    expect(await getReasons(page.id)).toContain("thin");
    await quality.dismiss({ id: page.id, reason: "thin" }, maria);
    const fields = { ...page, content: "<p>Outro texto curto.</p>" };
    await pages.editPage({ id: page.id, basedOn: 1, fields, how: "edited" }, maria);
    await settle();
    expect(await getReasons(page.id)).toContain("thin");
  });

  test("a page that somebody keeps from search engines is not judged by them", async () => {
    const { pages, make, settle, getReasons } = await prepare();
    const page = await make("Capacitor do motor na Mooca");
    expect(await pages.setKeptOut(page.id, true)).toBe(true);
    expect(await pages.setKeptOut(page.id, true)).toBe(false);
    expect((await pages.getPage(page.id))?.standing.isKeptOut).toBe(true);
    expect(await pages.findAddresses({ limit: 10 })).toEqual([]);
    await settle();
    expect(await getReasons(page.id)).toEqual([]);
    expect(await pages.setKeptOut(page.id, false)).toBe(true);
    await settle();
    expect(await getReasons(page.id)).toContain("thin");
  });

  test("of two that say the same one stays, with what is better in the other, and visitors are sent to it", async () => {
    const { pages, quality, make, settle, redirects } = await prepare();
    const one = await make("Capacitor do motor na Mooca", `${longText}<h2>Sinais</h2><p>Um sinal.</p>`);
    const text = `${longText}<h2>Preço</h2><p>A combinar.</p><h2>Prazo</h2><p>No dia.</p>`;
    const other = await make("Troca do capacitor do motor em Suzano", text);
    await settle();
    const { items } = await quality.listQueue({ reason: "twin", page: 1 });
    expect(items.map(({ page }) => page.id)).toEqual([other.id]);
    expect(items[0]?.issues.find(({ reason }) => reason === "twin")).toMatchObject({ other: { id: one.id } });
    const compared = await quality.comparePages([other.id, one.id]);
    expect(compared?.[0].sections.map(({ heading }) => heading)).toEqual(["Preço", "Prazo"]);
    expect(compared?.[1].text[0]?.every(({ isShared }) => isShared)).toBe(true);
    expect(compared?.[1].text.at(-1)?.some(({ isShared }) => isShared)).toBe(false);

    const merge = { stays: { id: one.id, version: 1 }, leaves: { id: other.id, version: 1 }, sections: [1] };
    const merged = await quality.mergePages(merge, maria);
    expect(merged.content).toContain("<h2>Prazo</h2>");
    expect(merged.content).not.toContain("<h2>Preço</h2>");
    expect(merged.lastSave).toMatchObject({ how: "merged", by: "Maria" });
    expect(await pages.findRevisions(one.id, { limit: 5 })).toHaveLength(1);
    expect(await redirects.getRedirect(`/links-uteis/${other.slug}`)).toMatchObject({
      to: `/links-uteis/${one.slug}`,
      kind: "merged",
    });
    expect((await quality.listQueue({ reason: "twin", page: 1 })).items).toEqual([]);
    const again = await quality.mergePages(merge, maria).catch((error: unknown) => error);
    expect(isDomainError(again) && again.code).toBe("page-changed");

    expect(await pages.restorePages([other.id], maria)).toHaveLength(1);
    expect(await redirects.getRedirect(`/links-uteis/${other.slug}`)).toBeNull();
  });

  test("nothing is merged into a page that nobody can see", async () => {
    const { pages, quality, make } = await prepare();
    const [one, other] = [await make("Capacitor do motor na Mooca"), await make("Placa do motor na Mooca")];
    await pages.takeBackPage(one.id);
    const merge = { stays: { id: one.id, version: 1 }, leaves: { id: other.id, version: 1 }, sections: [] };
    const error = await quality.mergePages(merge, maria).catch((reason: unknown) => reason);
    expect(isDomainError(error) && error.code).toBe("merge-into-hidden");
    expect(await pages.getPage(other.id)).not.toBeNull();
  });

  test("a merge is taken back as a whole: both texts, both addresses", async () => {
    const { pages, quality, make, settle, redirects } = await prepare();
    const one = await make("Capacitor do motor na Mooca", `${longText}<h2>Preço</h2><p>Depende do motor.</p>`);
    const other = await make("Placa do motor na Mooca", `${longText}<h2>Prazo</h2><p>Combine pelo WhatsApp.</p>`);
    await settle();
    const merged = await quality.mergePages(
      { stays: { id: one.id, version: 1 }, leaves: { id: other.id, version: 1 }, sections: [0] },
      maria,
    );
    expect(merged.content).toContain("Prazo");
    await quality.undoMerge({ staysId: one.id, leavesId: other.id, version: merged.version }, maria);
    expect((await pages.getPage(one.id))?.content).toBe(one.content);
    expect(await pages.getPageBySlug(other.slug)).toMatchObject({ id: other.id, content: other.content });
    expect(await redirects.getRedirect(`/links-uteis/${other.slug}`)).toBeNull();
    const again = quality.undoMerge({ staysId: one.id, leavesId: other.id, version: merged.version }, maria);
    const error = await again.catch((reason: unknown) => reason);
    expect(isDomainError(error) && error.code).toBe("page-missing");
  });

  test("a merge is not taken back over what somebody wrote since", async () => {
    const { pages, quality, make } = await prepare();
    const one = await make("Capacitor do motor na Mooca", longText);
    const other = await make("Placa do motor na Mooca", `${longText}<h2>Prazo</h2><p>Combine pelo WhatsApp.</p>`);
    const merged = await quality.mergePages(
      { stays: { id: one.id, version: 1 }, leaves: { id: other.id, version: 1 }, sections: [0] },
      maria,
    );
    const fields = { ...merged, content: `${merged.content}<p>Mais.</p>` };
    await pages.editPage({ id: one.id, basedOn: merged.version, fields, how: "edited" }, maria);
    const undone = quality.undoMerge({ staysId: one.id, leavesId: other.id, version: merged.version }, maria);
    const error = await undone.catch((reason: unknown) => reason);
    expect(isDomainError(error) && error.code).toBe("page-changed");
    expect(await pages.getPage(other.id)).toBeNull();
  });

  test("the queue is searched by words of title and address, within a reason too", async () => {
    const { quality, make, settle } = await prepare();
    const pizza = await make("Pizza de calabresa em Osasco");
    const thin = await make("Capacitor do motor na Mooca");
    await settle();
    const find = async (search: string, reason: IssueReason | null = null) => {
      const { items, range, isCut } = await quality.listQueue({ reason, search, page: 1 });
      expect([range.total, isCut]).toEqual([items.length, false]);
      return items.map(({ page }) => page.id);
    };
    expect(await find("mooca capacitor")).toEqual([thin.id]);
    expect(await find("calabresa")).toEqual([pizza.id]);
    expect(await find("calabresa", "thin")).toEqual([pizza.id]);
    expect(await find("mooca", "outdated-facts")).toEqual([]);
    expect(await find("em")).toEqual([pizza.id]);
    expect(await find("nada disso")).toEqual([]);
    expect(await quality.countPages()).toBe(2);
  });

  test("a crossing of the map leads to just its pages", async () => {
    const { pages, quality, make, settle } = await prepare();
    const mooca = await make("Capacitor do motor na Mooca", longText);
    await make("Capacitor do motor", longText);
    await make("Placa do motor na Mooca", longText);
    await settle();
    const cells = await quality.findMap({ concepts: ["capacitor"], places: null });
    const cell = cells.find(({ place }) => place !== "");
    const find = async (filter: PageFilter) =>
      (await pages.listFiltered(filter, { order: "newest", offset: 0, limit: 9 })).map(({ id }) => id);
    expect(await find({ place: cell?.place, isOnlyPlace: true, mainSubject: "capacitor" })).toEqual([mooca.id]);
    expect(await find({ place: "sao-paulo-zona-leste", mainSubject: "capacitor" })).toEqual([mooca.id]);
    expect(await find({ place: "sao-paulo-zona-leste", isOnlyPlace: true })).toEqual([]);
    expect(await find({ place: "-" })).toHaveLength(1);
    expect(await find({ mainSubject: "-" })).toEqual([]);
  });

  test("the map counts public pages by subject and place", async () => {
    const { pages, quality, make, settle } = await prepare();
    await make("Capacitor do motor na Mooca", longText);
    const draft = await make("Capacitor do motor em Osasco", longText);
    await make("Capacitor do motor: preço na Mooca", `${longText}<p>Mais.</p>`);
    await pages.takeBackPage(draft.id);
    await settle();
    const part = { concepts: ["capacitor", "placa"], places: null };
    const map = await quality.findMap(part);
    expect(map).toHaveLength(1);
    expect(await quality.countBySubject()).toEqual(new Map([["capacitor", 2]]));
    expect(map[0]).toMatchObject({ concept: "capacitor", place: "mooca-sao-paulo", pages: 2 });
    await pages.publishPage(draft.id);
    await settle();
    expect(await quality.findMap(part)).toHaveLength(2);
    expect(await quality.findMap({ ...part, places: ["osasco"] })).toMatchObject([{ place: "osasco", pages: 1 }]);
  });
});
