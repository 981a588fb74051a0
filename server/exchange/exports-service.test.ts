import { expect, test } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { sampleShop } from "#content/shop.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createPagePreparer } from "../pages/page-preparer-service.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createPagesService } from "../pages/pages-service.ts";
import { createRedirectsRepository } from "../redirects/redirects-repository.ts";
import { createRedirects } from "../redirects/redirects-service.ts";
import { readTable } from "../spreadsheets/read-sheet.ts";
import { readRows } from "../spreadsheets/spreadsheets-service.ts";
import { createExports, type FileContent } from "./exports-service.ts";

async function toBytes(content: FileContent): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** As another program reads it. */
async function readCells(bytes: Buffer): Promise<string[][]> {
  return (await readTable({ bytes })).parts.flatMap((part) => readRows(part).map(({ cells }) => cells));
}

describeOnDrawnEngines("files of what the shop has", (open) => {
  async function prepare() {
    const database = await open();
    const log = createLog("silent");
    const pages = createPagesService({
      database,
      preparer: createPagePreparer(() => sampleShop),
      getShop: () => sampleShop,
      onChange: () => {},
      record: createActivityService({ database, log }).record,
    });
    const redirects = createRedirects(database, log);
    return {
      exports: createExports({ pages, redirects, facts: { known: sampleFacts } }),
      addPage: (slug: string, title: string, content = "<p>Texto.</p>") =>
        createPagesRepository(database).insertPage({ title, slug, content, standing: unjudged }),
      addRedirect: createRedirectsRepository(database).save,
    };
  }

  test("pages open in Excel in Brazil, and no cell is a formula", async () => {
    const { exports, addPage } = await prepare();
    const page = await addPage("portao", '=SOMA(A1); "ação"');
    await addPage("outra", "Outra");
    const csv = String(await toBytes(exports.exportPages("csv", { search: "portao" }, { hasTexts: true })));
    const [header, row, end] = csv.split("\r\n");
    expect(header).toMatch(/^\uFEFFCódigo;Título;Endereço;Situação;Publicar em;Lugar;.*;Texto;Texto \(parte 2\)/);
    expect(row).toContain(`${page.id};"'=SOMA(A1); ""ação""";portao;publicada;;;;;não;`);
    expect(row).toContain(";<p>Texto.</p>");
    expect(end).toBe("");
    const light = await readCells(await toBytes(exports.exportPages("xlsx", { ids: [page.id] }, { hasTexts: false })));
    expect(light[0]).not.toContain("Texto");
    expect(light[1]).toEqual(expect.arrayContaining([page.id, '=SOMA(A1); "ação"', "portao", "publicada", "não"]));
  });

  test("a text that is longer than a cell takes goes on in the next", async () => {
    const { exports, addPage } = await prepare();
    const content = `<p>${"Motor de portão 😀 ".repeat(4_000)}</p>`;
    const { id } = await addPage("longa", "Longa", content);
    const rows = String(await toBytes(exports.exportPages("csv", { ids: [id] }, { hasTexts: true }))).split("\r\n");
    const cells = rows[1]?.split(";").slice(12) ?? [];
    expect(cells).toHaveLength(3);
    expect(cells.every((cell) => cell.length <= 32_767 && cell === cell.trim() && cell.isWellFormed())).toBe(true);
    expect(cells.join("")).toBe(content);
    const [json] = JSON.parse(String(await toBytes(exports.exportPages("json", { ids: [id] }, { hasTexts: true }))));
    expect(json).toMatchObject({ codigo: id, titulo: "Longa", foraDoGoogle: false, texto: content });
  });

  test("redirects and settings, and a shop without any", async () => {
    const { exports, addRedirect } = await prepare();
    expect(String(await toBytes(exports.exportRedirects("json")))).toBe("[]\n");
    await addRedirect({ from: "/antigo", to: "/servicos", kind: "manual", madeBy: "Ana" });
    const csv = String(await toBytes(exports.exportRedirects("csv")));
    expect(csv).toContain("/antigo;/servicos;Feito à mão;0;;");
    const settings = String(await toBytes(exports.exportSettings("csv")));
    expect(settings).toContain(`contato;name;Nome e contato: Nome da loja;${sampleFacts.contact.name}\r\n`);
    expect(settings).toMatch(/\r\nmodelos;items\.0\.price;Modelos e preços: Modelo 1, Preço;[\d,]+\r\n/);
    expect(await readCells(await toBytes(exports.exportSettings("xlsx")))).toContainEqual([
      "contato",
      "name",
      "Nome e contato: Nome da loja",
      sampleFacts.contact.name,
    ]);
  });
});
