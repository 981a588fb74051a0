import type { Locator } from "@playwright/test";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages } from "#tests/support/saved-pages.ts";
import { executeIn } from "#tests/support/with-database.ts";

/** Megabytes at once, as from the clipboard: typing them would take minutes. */
async function paste(box: Locator, text: string) {
  await box.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
  }, text);
}

test("no title, no valid title, all of them taken: each has its words, and the text stays", async ({
  page,
  account,
}) => {
  await signIn(page, account, "/admin/legacy-generator");
  const box = page.getByLabel("Títulos das páginas");
  const start = page.getByRole("button", { name: "Gerar Páginas" });
  await start.click();
  await expect(page.getByRole("alert")).toHaveText("Por favor, insira pelo menos um título.");
  await box.fill("  \n\t\n");
  await start.click();
  await expect(page.getByRole("alert")).toHaveText("Nenhum título válido encontrado.");
  await box.fill("???\n!!!");
  await start.click();
  await expect(page.getByText("Erro: Nenhuma página foi criada. 2 erros.")).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Fechar" }).click();
  await expect(box).toHaveValue("???\n!!!");
});

test("a count that fails leaves the page and says why", async ({ page, account, engine, product }) => {
  await executeIn(product, "alter table page_days rename to hidden_days");
  await signIn(page, account, "/admin/legacy-generator");
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

test("ten thousand long titles become pages, the box is emptied and the total grows", async ({
  page,
  account,
  product,
}) => {
  test.setTimeout(240_000);
  await signIn(page, account, "/admin/legacy-generator");
  await expect(page.getByRole("heading", { name: "Como usar" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver sitemap" })).toHaveAttribute("href", "/sitemap.xml");
  await expect(page.getByRole("link", { name: "Baixar sitemap" })).toHaveAttribute("download", "sitemap.xml");
  await expect(page.getByRole("main").getByRole("link", { name: "Lista de páginas" })).toBeVisible();
  const long = "manutenção de portão automático ".repeat(8);
  const titles = Array.from({ length: 10_000 }, (_, index) => `Título ${index} ${account.email} ${long}`).join("\n");
  expect(Buffer.byteLength(titles)).toBeGreaterThan(2_000_000);
  const box = page.getByLabel("Títulos das páginas");
  await paste(box, titles);
  await page.getByRole("button", { name: "Gerar Páginas" }).click();
  const dialog = page.getByRole("dialog", { name: "Gerador em massa" });
  await expect(dialog.getByText(/^[\d.]*0 de 10\.000 páginas$/)).toBeVisible();
  // Looking for a text anywhere would read the two megabytes in the box again and again.
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "10.000 páginas criadas, 0 erros." });
  await expect(toast).toBeVisible({ timeout: 180_000 });
  await dialog.getByRole("link", { name: "Fechar" }).click();
  await expect(box).toHaveValue("");
  const total = page.getByRole("region", { name: "Total de páginas" }).getByText(/^[\d.]+$/);
  // The page reads its figures anew when the run is over.
  await expect
    .poll(async () => Number((await total.textContent())?.replaceAll(".", "")))
    .toBeGreaterThanOrEqual(10_000);
  // Comparing them all would keep the server busy through the tests that follow.
  await forgetPages(product);
});

test("10,001 titles and 10 MB are refused in words", async ({ page, account }) => {
  await signIn(page, account, "/admin/legacy-generator");
  const box = page.getByLabel("Títulos das páginas");
  const start = page.getByRole("button", { name: "Gerar Páginas" });
  await paste(box, "Portão\n".repeat(10_001));
  await start.click();
  await expect(page.getByRole("alert")).toHaveText(
    "São 10.001 títulos, e o limite é de 10.000 por vez. Divida a lista e gere em partes.",
  );
  const huge = `${"Portão automático ".repeat(50)}\n`.repeat(11_600);
  const refusal = "O texto colado é grande demais: o limite é de 4.000.000 caracteres.";
  const answer = await page.request.post("/admin/legacy-generator", { multipart: { titles: huge } });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(refusal);
  await paste(box, huge);
  await start.click();
  await expect(page.getByRole("alert")).toContainText(refusal);
  const beyond = await page.request.post("/admin/legacy-generator", { data: "x".repeat(17_000_000) });
  expect(beyond.status()).toBe(413);
});
