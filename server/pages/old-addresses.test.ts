import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { isDomainError } from "#domain/errors.ts";
import type { OldAddressFilter, OldAddressOrder } from "#domain/old-addresses.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createRedirects } from "../redirects/redirects-service.ts";
import { createOldAddresses } from "./old-addresses-service.ts";
import { createPagePreparer } from "./page-preparer-service.ts";
import { createPagesService } from "./pages-service.ts";

const maria = { id: "u1", name: "Maria" };
const siteUrl = "https://loja.example";

describeOnDrawnEngines("old addresses", (open) => {
  async function prepare() {
    const database = await open();
    const log = createLog("silent");
    const { record } = createActivityService({ database, log });
    const common = { database, onChange: () => {}, record };
    const redirects = createRedirects(database, log);
    const pages = createPagesService({
      ...common,
      preparer: createPagePreparer(() => sampleShop),
      getShop: () => sampleShop,
    });
    const addresses = createOldAddresses({ ...common, redirects, siteUrl });
    return {
      pages,
      redirects,
      addresses,
      make: (title: string) => pages.createPage({ title, content: `<p>${title}: texto sobre o portão.</p>` }),
      save: (from: string, to: string) => addresses.save({ from, to }, maria),
      find: async (filter: OldAddressFilter = "all", order: OldAddressOrder = "newest", search = "") =>
        (await addresses.list({ search, filter, order, page: 1 })).items.map(({ from, to }) => `${from} ${to}`),
      trySaving: (from: string, to: string) =>
        addresses.save({ from, to }, maria).then(
          () => "saved",
          (error: unknown) => (isDomainError(error) ? error.code : String(error)),
        ),
    };
  }

  test("an address is made to lead on, as it was typed or spelled in full", async () => {
    const { save, redirects, addresses } = await prepare();
    expect(await save(" https://loja.example/Promo/?a=1 ", "guia-completo")).toEqual({
      from: "/promo",
      to: "/guia-completo",
    });
    expect(await redirects.follow("/promo")).toBe("/guia-completo");
    await redirects.stop();
    const { items } = await addresses.list({ search: "", filter: "manual", order: "hits", page: 3 });
    expect(items).toMatchObject([{ kind: "manual", madeBy: "Maria", hits: 1, isBroken: false, isQuiet: false }]);
    await save("/promo", "/duvidas-frequentes");
    expect(await redirects.follow("/promo")).toBe("/duvidas-frequentes");
    expect(await addresses.remove("/promo", maria)).toBe("/duvidas-frequentes");
    expect(await addresses.remove("/promo", maria)).toBeNull();
    expect(await redirects.follow("/promo")).toBeNull();
  });

  test("what cannot work is refused", async () => {
    const { trySaving, make, save, pages } = await prepare();
    const page = await make("Motor de portão na Mooca");
    const path = `/links-uteis/${page.slug}`;
    await save("/a", path);
    for (const [from, to, code] of [
      ["", "/guia-completo", "redirect-invalid"],
      ["https://outra.example/x", "/guia-completo", "redirect-invalid"],
      ["/admin/painel", "/guia-completo", "redirect-invalid"],
      ["/not-found", "/guia-completo", "redirect-invalid"],
      ["/guia-completo", path, "redirect-taken"],
      ["/cidades/nenhuma", path, "redirect-taken"],
      ["/sitemap.xml", path, "redirect-taken"],
      [path, "/guia-completo", "redirect-taken"],
      ["/b", "", "redirect-target-invalid"],
      ["/b", "/links-uteis/nenhuma", "redirect-target-missing"],
      ["/b", "/cidades/nenhuma", "redirect-target-missing"],
      ["/b", "/b", "redirect-loop"],
      ["/a", "/a", "redirect-loop"],
    ] as const) {
      expect(await trySaving(from, to), `${from} ${to}`).toBe(code);
    }
    await pages.unpublishPage({ id: page.id, to: null }, maria);
    expect(await trySaving(path, "/a")).toBe("redirect-loop");
    expect(await trySaving(path, "/duvidas-frequentes")).toBe("saved");
  });

  test("three hops become one", async () => {
    const { save, redirects, find } = await prepare();
    await save("/c", "/guia-completo");
    await save("/b", "/c");
    await save("/a", "/b");
    for (const from of ["/a", "/b", "/c"]) expect(await redirects.follow(from)).toBe("/guia-completo");
    await save("/c", "/duvidas-frequentes");
    expect(await redirects.follow("/a")).toBe("/guia-completo");
    expect(await find("all", "hits")).toHaveLength(3);
  });

  test("a page that moves three times leaves addresses that lead straight to it", async () => {
    const { pages, make, redirects } = await prepare();
    let page = await make("Motor de portão na Mooca");
    const first = page.slug;
    for (const slug of ["segundo", "terceiro", "quarto"]) {
      const change = { id: page.id, basedOn: page.version, fields: { ...page, slug }, how: "edited" as const };
      page = await pages.editPage(change, maria);
    }
    for (const slug of [first, "segundo", "terceiro"]) {
      expect(await redirects.follow(`/links-uteis/${slug}`)).toBe("/links-uteis/quarto");
    }
  });

  test("removed pages stand in the same list, and lead on when somebody wants it", async () => {
    const { pages, make, save, find, addresses } = await prepare();
    const page = await make("Motor de portão na Mooca");
    const path = `/links-uteis/${page.slug}`;
    await save("/promo", path);
    await pages.deletePage(page.id, maria);
    expect(await find("gone")).toEqual([`${path} null`]);
    expect(await find("all", "newest")).toEqual([`${path} null`, `/promo ${path}`]);
    expect(await find("all", "hits")).toEqual([`/promo ${path}`, `${path} null`]);
    expect(await find("broken")).toEqual([`/promo ${path}`]);
    expect(await find("quiet")).toEqual([]);
    expect(await find("all", "newest", "PROMO")).toEqual([`/promo ${path}`]);
    await save(path, "/guia-completo");
    expect(await find("gone")).toEqual([]);
    expect(await find("broken")).toEqual([]);
    expect(await addresses.remove(path, maria)).toBe("/guia-completo");
    expect(await pages.wasDeleted(page.slug)).toBe(true);
  });

  test("what is in the bin is found, taken back as a whole, or gone for good", async () => {
    const { pages, make } = await prepare();
    const made = [];
    for (const title of ["Motor na Mooca", "Motor em Osasco", "Placa em Osasco"]) made.push(await make(title));
    await pages.deletePages(
      made.map(({ id }) => id),
      maria,
    );
    expect(await pages.restoreFound("motor", maria)).toBe(2);
    expect(await pages.countPages()).toBe(2);
    expect(await pages.purgeFound("", maria)).toBe(1);
    expect(await pages.purgePages(["nenhuma"], maria)).toBe(0);
    expect((await pages.listBin({ search: "", limit: 10, offset: 0 })).total).toBe(0);
  });
});
