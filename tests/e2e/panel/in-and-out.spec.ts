import { makeNumberedPages } from "#tests/factories/numbered-pages.ts";
import { PagesList } from "#tests/pages/pages-list.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, openSession, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";

const path = "/admin/paginas/importar";

const toFile = (name: string, text: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

test.beforeEach(async ({ page, staff, product }) => {
  await forgetPages(product);
  await savePages(product, makeNumberedPages(12));
  await signIn(page, staff, PagesList.path);
});

test("what a filter finds is exported as a file that Excel opens, and the same file changes nothing", {
  tag: "@whole",
}, async ({ page }) => {
  const list = new PagesList(page);
  await list.search("numero-1");
  await expect(list.caption).toHaveText("4 páginas encontradas · Página 1 de 1");
  await page.getByLabel("Mudar várias de uma vez").selectOption("Exportar para um arquivo");
  await page.getByLabel("todas as 4 da lista").check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exportar 4 páginas");
  await expectAccessible(page, "the choice of a format");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar o arquivo" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^paginas-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.goto(path);
  await page.getByLabel("Arquivo CSV, XLSX ou JSON").setInputFiles(await file.path());
  await page.getByRole("button", { name: "Enviar e conferir" }).click();
  await expect(page.getByRole("status")).toHaveText("Páginas: nada muda, tudo já está assim");
  await expect(page.getByRole("list", { name: "Linhas" }).getByRole("listitem")).toHaveCount(4);
});

test("a file is shown line by line, imported, followed and undone", async ({ page }) => {
  await page.goto(path);
  await expectAccessible(page, "the way in and out");
  const text = [
    "Título;Endereço;Situação;Texto",
    "Portão reformado;portao-numero-1;publicada;<p>Outro texto.</p>",
    "Portão novo;portao-novo;rascunho;<p>Texto novo.</p>",
    "Portão número 3;portao-numero-3;publicada;<p>Texto de cinco palavras aqui.</p>",
    "Sem texto;sem-texto;;",
  ].join("\r\n");
  await page.getByLabel("Arquivo CSV, XLSX ou JSON").setInputFiles(toFile("meu arquivo.csv", `\uFEFF${text}`));
  await page.getByRole("button", { name: "Enviar e conferir" }).click();
  await expect(page.getByRole("status")).toHaveText("Páginas: 2 linhas mudam alguma coisa, 1 linha recusada");
  await expectAccessible(page, "what a file would do");
  const rows = page.getByRole("list", { name: "Linhas" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Linha 2");
  await expect(rows.first()).toContainText("Título: Portão número 1 → Portão reformado");
  await page.getByRole("link", { name: "Recusadas (1)" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/Linha 5.*Falta o texto da página nova/);
  await page.getByRole("button", { name: "Importar 2 linhas" }).click();
  await expect(page.getByRole("status")).toHaveText("Pronto: 2 linhas mudaram");
  await page.getByText("Desfazer", { exact: true }).click();
  await page.getByRole("button", { name: "Sim, desfazer" }).click();
  await expect(page.getByRole("status")).toHaveText("Desfeito: 2 linhas voltaram a ser como eram");
});

test("a file that is none of ours says what is wrong with it", { tag: "@whole" }, async ({ page }) => {
  await page.goto(path);
  const cases = [
    [toFile("cores.csv", "Cor;Tamanho\nazul;2"), "No arquivo está: Cor, Tamanho"],
    [toFile("vazio.csv", "Título;Texto"), "O arquivo só tem o nome das colunas, sem nenhuma linha."],
    [toFile("velho.xls", Buffer.from("d0cf11e0a1b11ae1", "hex")), "formato antigo do Excel"],
    [toFile("lista.json", '{"a":1}'), "O arquivo JSON precisa ser uma lista de objetos"],
    [toFile("quebrado.xlsx", "PK\x03\x04quebrado"), "A planilha está danificada ou veio incompleta"],
  ] as const;
  for (const [file, sentence] of cases) {
    await page.getByLabel("Arquivo CSV, XLSX ou JSON").setInputFiles(file);
    await page.getByRole("button", { name: "Enviar e conferir" }).click();
    await expect(page.locator("#import-problem")).toContainText(sentence);
  }
});

test("settings go out for the owner alone, without any secret, and are looked at before they come in", {
  tag: "@whole",
}, async ({ page, elsewhere, product }) => {
  const csv = await (await page.request.get("/admin/loja/arquivo?formato=csv")).text();
  expect(csv).toContain("contato;name;Nome e contato: Nome da loja;");
  expect(csv).not.toMatch(/sk-|secret|senha|password/i);
  const file = toFile("ajustes.csv", "Parte;Campo;Valor\ncontato;greeting;Oi, vi o site\ngarantia;motorMonths;muitos");
  await page.goto(path);
  await page.getByLabel("Arquivo CSV, XLSX ou JSON").setInputFiles(file);
  await page.getByRole("button", { name: "Enviar e conferir" }).click();
  await expect(page.getByRole("status")).toHaveText("Ajustes da loja: 1 parte da loja muda, 1 linha recusada");
  await expect(page.getByRole("region", { name: "O que muda na loja" })).toContainText("Oi, vi o site");
  await expect(page.getByRole("list", { name: "Linhas" })).toContainText("Escreva um número de 1 a 120.");
  const other = await elsewhere.newPage();
  await signIn(other, await openSession(product, "staff"), path);
  expect((await other.request.get("/admin/loja/arquivo")).status()).toBe(403);
  await expect(other.getByRole("form", { name: "Exportar Ajustes da loja" })).toHaveCount(0);
  await other.getByLabel("Arquivo CSV, XLSX ou JSON").setInputFiles(file);
  await other.getByRole("button", { name: "Enviar e conferir" }).click();
  await expect(other.locator("#import-problem")).toHaveText(/só a dona pode/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("redirects come in too", { tag: "@whole" }, async ({ page }) => {
    await page.goto(path);
    await page
      .getByLabel("Arquivo CSV, XLSX ou JSON")
      .setInputFiles(toFile("antigos.json", '[{"de":"/cartao","para":"/guia-completo"},{"de":"/a","para":"/a"}]'));
    await page.getByRole("button", { name: "Enviar e conferir" }).click();
    await expect(page.getByRole("status")).toHaveText("Redirecionamentos: 1 linha muda alguma coisa, 1 linha recusada");
    await page.getByRole("button", { name: "Importar 1 linha" }).click();
    await expect(page.getByRole("status")).toHaveText("Pronto: 1 linha mudou");
    const answer = await page.request.get("/cartao", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/guia-completo"]);
    const csv = await page.request.get("/admin/paginas/redirecionamentos/arquivo?formato=csv");
    expect(await csv.text()).toContain("/cartao;/guia-completo;Feito à mão;");
  });
});
