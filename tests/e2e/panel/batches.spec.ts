import { makeNumberedPages } from "#tests/factories/numbered-pages.ts";
import { PagesList } from "#tests/pages/pages-list.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";

test.beforeEach(async ({ page, staff, product }) => {
  await forgetPages(product);
  await savePages(product, makeNumberedPages(60));
  await signIn(page, staff, PagesList.path);
});

test("all that a filter finds goes to the bin at once, and all of it comes back", async ({ page }) => {
  const list = new PagesList(page);
  await list.search("numero-1");
  await expect(list.caption).toHaveText("11 páginas encontradas · Página 1 de 1");
  await page.getByLabel("Mudar várias de uma vez").selectOption("Mover para a lixeira");
  await page.getByLabel("todas as 11 da lista").check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mover para a lixeira: 11 páginas");
  await expectAccessible(page, "the screen");
  await page.getByRole("button", { name: "Mover 11 páginas para a lixeira" }).click();
  await expect(page.getByRole("status")).toHaveText("Pronto: 11 páginas mudaram");
  await expectAccessible(page, "the screen");
  await page.getByText("Desfazer", { exact: true }).click();
  await page.getByRole("button", { name: "Sim, desfazer" }).click();
  await expect(page.getByRole("status")).toHaveText("Desfeito: 11 páginas voltaram a ser como eram");
  await page.getByRole("link", { name: "Ver as páginas" }).click();
  await expect(list.caption).toHaveText("60 páginas · Página 1 de 2");
});

test("a text is replaced after a look at every change, and a page is brought back from the bin", {
  tag: "@whole",
}, async ({ page }) => {
  const list = new PagesList(page);
  await page.goto("/admin/mudancas/nova?acao=replace&todas=sim&filtro=busca%3Dnumero-7");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Trocar um texto: 1 página");
  await page.getByLabel("Procurar este texto").fill("portão que ninguém tem");
  await page.getByRole("button", { name: "Ver as mudanças" }).click();
  await expect(page.getByText("Nenhuma destas páginas tem esse texto.")).toBeVisible();
  await page.getByLabel("Procurar este texto").fill("número 7");
  await page.getByLabel("Trocar por").fill("número sete");
  await page.getByLabel("trocar nos títulos também").check();
  await page.getByRole("button", { name: "Ver as mudanças" }).click();
  await expect(page.getByRole("region", { name: "As mudanças" }).locator("ins").first()).toContainText("número sete");
  await page.getByRole("button", { name: "Trocar o texto em 1 página" }).click();
  await expect(page.getByRole("status")).toHaveText("Pronto: 1 página mudou");
  await page.goto(PagesList.path);
  await list.search("numero sete");
  await list.delete("Portão número sete");
  await expect(list.titles).toHaveCount(0);
  await page.goto("/admin/paginas/lixeira");
  await expectAccessible(page, "the screen");
  await page.getByRole("button", { name: "Trazer de volta Portão número sete" }).click();
  await expect(page.getByText("Página de volta", { exact: true })).toBeVisible();
  await page.goto(`${PagesList.path}?editou=*`);
  await expect(list.titles).toHaveText(["Portão número sete"]);
});
