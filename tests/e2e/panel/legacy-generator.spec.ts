import { RunDialog } from "#tests/pages/run-dialog.ts";
import { TitleGenerator } from "#tests/pages/title-generator.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages } from "#tests/support/saved-pages.ts";
import { executeIn } from "#tests/support/with-database.ts";

const { path } = TitleGenerator;
const long = "manutenção de portão automático ".repeat(8);

/** As long as the text of the form, so that it is read and refused. */
const huge = `${"Portão automático ".repeat(50)}\n`.repeat(11_600);
const refusal = "A lista de títulos é grande demais: o limite é de 4.000.000 caracteres.";

test("no title, no valid title, none that makes an address: each has its words, and the text stays", async ({
  page,
  staff,
}) => {
  await signIn(page, staff, path);
  const generator = new TitleGenerator(page);
  await generator.generate();
  await expect(generator.alert).toHaveText("Por favor, insira pelo menos um título.");
  await generator.generate("  \n\t\n");
  await expect(generator.alert).toHaveText("Nenhum título válido encontrado.");
  const dialog = await generator.run("???\n!!!");
  await expect(page.getByText("Erro: Nenhuma página foi criada. 2 erros.")).toBeVisible();
  await dialog.close();
  await expect(generator.titles).toHaveValue("???\n!!!");
});

test("a count that fails leaves the page and says why", { tag: "@whole" }, async ({ page, staff, engine, product }) => {
  await executeIn(product, "alter table page_days rename to hidden_days");
  await signIn(page, staff, path);
  const box = page.getByRole("region", { name: "Total de páginas" });
  await expect(box.getByRole("alert")).toHaveText(
    `Erro de conexão: ${engine === "postgres" ? 'relation "page_days" does not exist' : "no such table: page_days"}`,
  );
  await expect(page.getByRole("button", { name: "Gerar Páginas" })).toBeVisible();
  expect(product.output()).toContain("the pages could not be counted");
  await executeIn(product, "alter table hidden_days rename to page_days");
  await page.reload();
  await expect(box.getByRole("alert")).toHaveCount(0);
});

test("long titles become pages, the box is emptied and the total grows", async ({ page, staff, product, mark }) => {
  await forgetPages(product);
  await signIn(page, staff, path);
  await expect(page.getByRole("heading", { name: "Como usar" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver sitemap" })).toHaveAttribute("href", "/sitemap.xml");
  await expect(page.getByRole("link", { name: "Baixar sitemap" })).toHaveAttribute("download", "sitemap.xml");
  await expect(page.getByRole("main").getByRole("link", { name: "Lista de páginas" })).toBeVisible();
  const generator = new TitleGenerator(page);
  const titles = Array.from({ length: 40 }, (_, index) => `Portão ${index} ${mark} ${long}`);
  const dialog = await generator.run(titles.join("\n"));
  await expect(dialog.text("40 de 40 páginas")).toBeVisible();
  await expect(page.getByText("40 páginas criadas, 0 erros.")).toBeVisible();
  await dialog.close();
  await expect(generator.titles).toHaveValue("");
  // The page reads its figures anew when the run is over.
  await expect(page.getByRole("region", { name: "Total de páginas" }).getByText("40", { exact: true })).toBeVisible();
});

/** That all of them are made, and how fast, is a benchmark. */
test("ten thousand long titles are taken up, and can be cancelled", { tag: "@whole" }, async ({
  page,
  staff,
  product,
  mark,
}) => {
  await signIn(page, staff, path);
  const generator = new TitleGenerator(page);
  const titles = Array.from({ length: 10_000 }, (_, index) => `Portão ${index} ${mark} ${long}`).join("\n");
  expect(Buffer.byteLength(titles)).toBeGreaterThan(2_000_000);
  await generator.paste(titles);
  await generator.generate();
  const dialog = new RunDialog(page, "Gerador em massa");
  await page.waitForURL(/execucao=/);
  await expect(dialog.text(/^[\d.]*\d de 10\.000 páginas$/)).toBeVisible();
  await dialog.end();
  await dialog.untilOver();
  await expect(dialog.text("Cancelada")).toBeVisible();
  // Comparing them all would keep the server busy through the tests that follow.
  await forgetPages(product);
});

test("10,001 titles and 10 MB are refused in words", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, path);
  const generator = new TitleGenerator(page);
  await generator.paste("Portão\n".repeat(10_001));
  await generator.generate();
  await expect(generator.alert).toHaveText(
    "São 10.001 títulos, e o limite é de 10.000 por vez. Divida a lista e gere em partes.",
  );
  const answer = await page.request.post(path, { multipart: { titles: huge } });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(refusal);
  const beyond = await page.request.post(path, { data: "x".repeat(17_000_000) });
  expect(beyond.status()).toBe(413);
});

test("10 MB in the box are refused in words", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, path);
  const generator = new TitleGenerator(page);
  await generator.paste(huge);
  await generator.generate();
  await expect(generator.alert).toContainText(refusal);
});
