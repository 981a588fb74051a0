import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

const letters = (page: Page) => page.getByRole("navigation", { name: "Filtrar por letra" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Páginas do índice" });

const titles = (page: Page) => page.locator("main a[href^='/postagens/']:not([href*='indice'])");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("letters filter, and the active one clears the filter", async ({ page }) => {
      await page.goto("/postagens/indice?pagina=3");
      await expect(page.getByRole("heading", { level: 1, name: "Índice de Postagens" })).toBeVisible();
      await expect(letters(page).getByRole("link")).toHaveText(["Todas", "A", "L", "M", "P"]);
      await letters(page).getByRole("link", { name: "M", exact: true }).click();
      await expect(page).toHaveURL("/postagens/indice?letra=M");
      await expect(page.getByText('Mostrando 1 a 20 de 268 postagens que começam com "M"')).toBeVisible();
      await expect(titles(page)).toHaveText(Array.from({ length: 20 }, () => /^M/));
      await letters(page).getByRole("link", { name: "M", exact: true }).click();
      await expect(page).toHaveURL("/postagens/indice");
      await expect(letters(page).getByRole("link", { name: "Todas" })).toHaveAttribute("aria-current", "true");
    });

    test("pages turn one by one and by number, and stop at the ends", async ({ page }) => {
      await page.goto("/postagens/indice");
      await expect(page.getByText("Mostrando 1 a 20 de 804 postagens", { exact: true })).toBeVisible();
      await expect(pager(page).getByRole("link", { name: "Anterior" })).toBeDisabled();
      await pager(page).getByRole("link", { name: "Próxima" }).click();
      await expect(page).toHaveURL("/postagens/indice?pagina=2");
      await pager(page).getByRole("link", { name: "Página 5" }).click();
      await expect(pager(page).getByRole("link", { name: /^Página/ })).toHaveText(["3", "4", "5", "6", "7"]);
      await expect(pager(page).getByRole("link", { name: "Página 5" })).toHaveAttribute("aria-current", "page");
      await page.goto("/postagens/indice?pagina=41");
      await expect(page.getByText("Mostrando 801 a 804 de 804 postagens")).toBeVisible();
      await expect(pager(page).getByRole("link", { name: "Próxima" })).toBeDisabled();
      await expect(pager(page).getByRole("link", { name: /^Página/ })).toHaveText(["37", "38", "39", "40", "41"]);
    });
  });
}

test("titles are sorted the Portuguese way and lead to their posts", async ({ quietPage: page }) => {
  await page.goto("/postagens/indice");
  await expect(titles(page).first()).toHaveText("Automação de Portão PPA Água Rasa");
  await titles(page).first().click();
  await expect(page).toHaveURL("/postagens/automacao-de-portao-ppa-agua-rasa");
});

test("an address that says something impossible leads to the nearest that does not", async ({ request }) => {
  for (const [query, location] of [
    ["?letra=m", "/postagens/indice?letra=M"],
    ["?letra=Z", "/postagens/indice"],
    ["?letra=Z&pagina=2", "/postagens/indice?pagina=2"],
    ["?letra=", "/postagens/indice"],
    ["?pagina=1", "/postagens/indice"],
    ["?pagina=0", "/postagens/indice"],
    ["?pagina=-3", "/postagens/indice"],
    ["?pagina=dois", "/postagens/indice"],
    ["?pagina=42", "/postagens/indice?pagina=41"],
    ["?letra=A&pagina=999", "/postagens/indice?letra=A&pagina=7"],
    ["?letra=A&letra=M", "/postagens/indice?letra=A"],
  ]) {
    const answer = await request.get(`/postagens/indice${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], query).toEqual([302, location]);
  }
});

test("pages of the whole list are for search engines, those of a letter are not", async ({ page, product }) => {
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/postagens/indice?utm_source=x");
  await expect(canonical).toHaveAttribute("href", `${product.url}/postagens/indice`);
  await page.goto("/postagens/indice?pagina=2");
  await expect(canonical).toHaveAttribute("href", `${product.url}/postagens/indice?pagina=2`);
  await page.goto("/postagens/indice?letra=M");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
