import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { sampleShop } from "#content/shop.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { openBatches } from "../batches/batches-service.ts";
import { createRewriter } from "../batches/rewrite-page.ts";
import { openFacts } from "../facts/facts-service.ts";
import { createLog } from "../log.ts";
import { createOldAddresses } from "../pages/old-addresses-service.ts";
import { createPagePreparer } from "../pages/page-preparer-service.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createPagesService } from "../pages/pages-service.ts";
import { createRedirectsRepository } from "../redirects/redirects-repository.ts";
import { createRedirects } from "../redirects/redirects-service.ts";
import { readTable } from "../spreadsheets/read-sheet.ts";
import { createExports, type FileContent } from "./exports-service.ts";
import { openImports } from "./imports-service.ts";

const ana = { id: "u1", name: "Ana" };
const { contact, home, tags } = sampleFacts;

async function toBytes(content: FileContent): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

describeOnBothEngines("a file that comes in", (open) => {
  async function prepare() {
    const database = await open();
    const log = createLog("silent");
    const { record } = createActivityService({ database, log });
    const getShop = () => sampleShop;
    const onChange = () => {};
    const pages = createPagesService({ database, preparer: createPagePreparer(getShop), getShop, onChange, record });
    const redirects = createRedirects(database, log);
    const facts = await openFacts({ database, defaults: { contact, home, tags }, log, onChange });
    onTestFinished(facts.stop);
    const batches = openBatches({
      database,
      getShop,
      rewrite: createRewriter(async () => ""),
      onPagesChanged: onChange,
      record,
      log,
    });
    const siteUrl = "http://localhost";
    const oldAddresses = createOldAddresses({ database, redirects, siteUrl, onChange, record });
    const { service } = openImports({
      database,
      // Without the thread that a server reads in: starting one takes longer than such files.
      reader: { read: readTable },
      pages,
      redirects,
      oldAddresses,
      facts: facts.service,
      batches: batches.service,
      record,
      log,
    });
    onTestFinished(batches.stop);
    await batches.start();
    const exports = createExports({ pages, redirects, facts: facts.service });

    async function bring(file: Buffer | string, maySettings = true) {
      const made = await service.createImport({ bytes: Buffer.from(file), fileName: "arquivo.csv" }, ana, {
        maySettings,
      });
      await service.checkAll();
      const { rows } = await service.listRows(made.id, { outcome: null, search: "", limit: 1_000, offset: 0 });
      return { id: made.id, rows, counts: (await service.getImport(made.id))?.counts };
    }
    async function ended(id: string) {
      for (;;) {
        const batch = await batches.service.getBatch(id);
        if (batch && ["done", "undone"].includes(batch.state)) return batch;
        await delay(5);
      }
    }
    return {
      pages,
      facts: facts.service,
      redirects,
      service,
      exports,
      bring,
      ended,
      findBatches: batches.service.findBatches,
      add: (slug: string, more = {}) =>
        createPagesRepository(database).insertPage({
          title: `Portão ${slug}`,
          slug,
          content: "<p>Um texto sobre o portão.</p>",
          standing: unjudged,
          ...more,
        }),
      addRedirect: createRedirectsRepository(database).save,
      async apply(id: string) {
        const { batchId } = await service.startImport(id, ana);
        return ended(batchId ?? "");
      },
      async undo(id: string) {
        await batches.service.undoBatch(id, ana);
        return ended(id);
      },
    };
  }

  test.each(["csv", "xlsx", "json"] as const)("what was exported as %s changes nothing", async (format) => {
    const { exports, bring, add, addRedirect } = await prepare();
    await add("a", { title: "=1+1 'ação'; \"x\"", content: `<p>${"Longo  texto.\n".repeat(5_000)}</p>` });
    await add("b", { title: "'=citado", description: "+55 11", chosenPlace: "osasco" });
    const publishAt = new Date(Date.now() + 86_412_345);
    await add("c", { state: "scheduled", publishAt, standing: { ...unjudged, isPublished: false } });
    await addRedirect({ from: "/links-uteis/velha", to: "/links-uteis/a", kind: "moved", madeBy: "" });
    await addRedirect({ from: "/antigo", to: "/pagina-que-nao-ha", kind: "manual", madeBy: "" });
    const files = [
      exports.exportPages(format, {}, { hasTexts: true }),
      exports.exportRedirects(format),
      exports.exportSettings(format),
    ];
    for (const file of files) {
      const { rows } = await bring(await toBytes(file));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter(({ outcome }) => outcome !== "same")).toEqual([]);
    }
  });

  test("pages come, change with a revision and a redirect, and go back as they were", async () => {
    const { bring, add, apply, undo, pages, redirects } = await prepare();
    const page = await add("a");
    const file = [
      "Código;Título;Endereço;Situação;Texto;Cor",
      `${page.id};Portão novo;nova;rascunho;<p>Outro texto.</p><script>alert(1)</script>;azul`,
      ";Página nova;;;<p>Texto novo.</p>;",
    ].join("\n");
    const { id, rows } = await bring(file);
    expect(rows).toMatchObject([
      { line: 2, outcome: "changed", title: "Portão novo" },
      { line: 3, outcome: "new", title: "Página nova" },
    ]);
    expect(rows[0]?.changes).toEqual([
      { column: "title", before: "Portão a", after: "Portão novo" },
      { column: "slug", before: "a", after: "nova" },
      { column: "state", before: "publicada", after: "rascunho" },
      { column: "content", before: "Um texto sobre o portão.", after: "Outro texto." },
    ]);
    expect(await pages.getPage(page.id)).toEqual(page);
    const done = await apply(id);
    expect(done).toMatchObject({ state: "done", changed: 2, passedOver: 0 });
    expect(await pages.getPage(page.id)).toMatchObject({
      title: "Portão novo",
      slug: "nova",
      state: "draft",
      content: "<p>Outro texto.</p>",
      lastSave: { how: "imported", by: "Ana", reason: "arquivo.csv" },
    });
    expect(await redirects.follow("/links-uteis/a")).toBe("/links-uteis/nova");
    expect(await pages.getPageBySlug("pagina-nova")).toMatchObject({ state: "draft", origin: "imported" });
    expect(await undo(done.id)).toMatchObject({ undone: 2 });
    expect(await pages.getPage(page.id)).toMatchObject({ title: "Portão a", slug: "a", state: "published" });
    expect(await pages.getPageBySlug("pagina-nova")).toBeNull();
  });

  test("each line that cannot be done says why, and the others are done", async () => {
    const { bring, add, addRedirect, apply, pages } = await prepare();
    const page = await add("a");
    await add("ocupada");
    await addRedirect({ from: "/links-uteis/velha", to: "/guia-completo", kind: "manual", madeBy: "" });
    const file = [
      "Código;Título;Endereço;Situação;Publicar em;Lugar;Fora do Google;Texto",
      `${page.id};Portão a;ocupada;;;;;<p>x</p>`,
      ";Nova;velha;;;;;<p>x</p>",
      ";;sem-titulo;;;;;<p>x</p>",
      ";Sem texto;sem-texto;;;;;",
      ";Uma;uma;talvez;;;;<p>x</p>",
      ";Duas;duas;agendada;;;;<p>x</p>",
      ";Três;tres;agendada;31/12/2020 08:00;;;<p>x</p>",
      ";Quatro;quatro;agendada;amanhã;;;<p>x</p>",
      ";Cinco;cinco;;;Nárnia;;<p>x</p>",
      ";Seis;seis;;;;quiçá;<p>x</p>",
      ";Sete;sete;;;;;<script>alert(1)</script>",
      ";Boa;boa;publicada;;osasco;sim;<p>x</p>",
      ";Outra boa;boa;;;;;<p>x</p>",
    ].join("\n");
    const { id, rows } = await bring(file);
    expect(rows.map(({ reason }) => reason?.code ?? null)).toEqual(
      [
        "import-twice",
        "address-redirected",
        "import-no-title",
        "import-no-text",
        "import-state",
        "import-no-date",
        "page-in-past",
        "import-date",
        "import-place",
        "import-yes-no",
        "empty-content",
        null,
        "import-twice",
      ].with(0, "duplicate-slug"),
    );
    expect(await apply(id)).toMatchObject({ total: 1, changed: 1 });
    expect(await pages.getPageBySlug("boa")).toMatchObject({
      state: "published",
      chosenPlace: "osasco",
      standing: { isKeptOut: true },
    });
  });

  test("what somebody changed since it was looked at stays, and nothing comes twice", async () => {
    const { bring, add, apply, service, pages } = await prepare();
    const page = await add("a");
    const file = `Código;Título\n${page.id};Do arquivo`;
    const first = await bring(file);
    const second = await bring("Título;Texto\nNova;<p>x</p>");
    const again = await bring("Título;Texto\nNova;<p>x</p>");
    await pages.editPage({ id: page.id, basedOn: 1, fields: { ...page, title: "Meu" }, how: "edited" }, ana);
    expect(await apply(first.id)).toMatchObject({ changed: 0, passedOver: 1 });
    expect((await pages.getPage(page.id))?.title).toBe("Meu");
    await expect(service.startImport(first.id, ana)).rejects.toThrow("import-started");
    expect(await apply(second.id)).toMatchObject({ changed: 1 });
    expect(await apply(again.id)).toMatchObject({ changed: 0, passedOver: 1 });
    expect(await pages.countPages()).toBe(2);
  });

  test("redirects: chains are collapsed, circles and taken addresses refused, all undone", async () => {
    const { bring, add, addRedirect, apply, undo, redirects } = await prepare();
    await add("a");
    await addRedirect({ from: "/muda", to: "/guia-completo", kind: "manual", madeBy: "" });
    const { id, rows } = await bring(
      "De;Para\n/um;/dois\n/dois;/guia-completo\n/x;/y\n/y;/x\n/links-uteis/a;/guia-completo\n/z;/nao-existe\n/muda;/quem-somos\n//fora.com;/\n",
    );
    expect(rows.map(({ outcome, reason }) => reason?.code ?? outcome)).toEqual([
      "new",
      "new",
      "redirect-loop",
      "redirect-loop",
      "redirect-taken",
      "redirect-target-missing",
      "changed",
      "redirect-invalid",
    ]);
    expect(rows[0]?.changes).toEqual([{ column: "to", before: "", after: "/guia-completo" }]);
    const done = await apply(id);
    expect(done).toMatchObject({ changed: 3 });
    expect(await redirects.follow("/um")).toBe("/guia-completo");
    expect(await redirects.follow("/muda")).toBe("/quem-somos");
    expect(await undo(done.id)).toMatchObject({ undone: 3 });
    expect(await redirects.follow("/um")).toBeNull();
    expect(await redirects.follow("/muda")).toBe("/guia-completo");
  });

  test("settings: old and new, by the rules of their screen, and only for the owner", async () => {
    const { bring, service, facts, exports } = await prepare();
    const file = "Parte;Campo;Valor\ncontato;name;Portões da Ana\ngarantia;motorMonths;999\nlua;x;1\n";
    await expect(bring(file, false)).rejects.toThrow("import-owner");
    const { id, rows } = await bring(file);
    expect(rows).toMatchObject([
      { outcome: "changed", changes: [{ before: facts.known.contact.name, after: "Portões da Ana" }] },
      { outcome: "refused", reason: { code: "import-value" } },
      { outcome: "refused", reason: { code: "import-field" } },
    ]);
    expect(Object.keys(await service.findChangedSections(id))).toEqual(["contact"]);
    await service.startImport(id, ana);
    expect(facts.known.contact.name).toBe("Portões da Ana");
    const all = String(await toBytes(exports.exportSettings("csv")));
    const [first] = facts.known.models.items;
    const shorter = all
      .split("\r\n")
      .filter((row) => !row.startsWith("modelos;items.0."))
      .join("\r\n");
    await service.startImport((await bring(shorter)).id, ana);
    expect(facts.known.models.items).not.toContainEqual(first);
  });

  test("settings are called as on their screens", async () => {
    const { bring } = await prepare();
    const { rows } = await bring(
      "Parte;Campo;Valor\nmodelos;items.0.price;1500\nmodelos;items.0.price;1600\nlua;x;1\n",
    );
    expect(rows.map(({ title }) => title)).toEqual([
      "Modelos e preços: Modelo 1, Preço",
      "Modelos e preços: Modelo 1, Preço",
      "lua: x",
    ]);
  });

  test("a file that two people start at once is brought in once", async () => {
    const { bring, service, pages, ended, findBatches } = await prepare();
    const { id } = await bring("Título;Texto\nPortão novo;<p>Texto.</p>\n");
    const starts = await Promise.allSettled([service.startImport(id, ana), service.startImport(id, ana)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [batch, ...others] = await findBatches(10);
    expect(others).toEqual([]);
    expect(await service.getImport(id)).toMatchObject({ batchId: batch?.id, startedAt: expect.any(Date) });
    expect(await ended(batch?.id ?? "")).toMatchObject({ changed: 1 });
    expect(await pages.countPages()).toBe(1);
  });

  test("what is none of our files is refused with a sentence", async () => {
    const { bring } = await prepare();
    await expect(bring("Cor;Tamanho\nazul;2")).rejects.toThrow("import-columns");
    await expect(bring("Título;Texto\n")).rejects.toThrow("import-empty");
    await expect(bring("")).rejects.toThrow("sheet-empty");
    await expect(bring('{"titulo":"x"}')).rejects.toThrow("sheet-json");
    await expect(bring("<html><body>x</body></html>")).rejects.toThrow("sheet-format");
  });
});
