import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

const letters = (page: Page) => page.getByRole("navigation", { name: "Filtrar por letra" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Páginas do índice" });

const titles = (page: Page) => page.locator("main a[href^='/postagens/']:not([href*='indice'])");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", {
    tag: javaScriptEnabled ? "@whole" : [],
  }, () => {
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

    test("a place is found, letters and pages keep to it, and it can be cleared", async ({ page }) => {
      await page.goto("/postagens/indice?letra=P&pagina=2");
      await page.getByLabel("Procure pelo bairro ou pela cidade").fill("  Água RASA ");
      await page.getByRole("button", { name: "Buscar" }).click();
      await expect(page.getByText("Mostrando 1 a 6 de 6 postagens para “Água RASA”", { exact: true })).toBeVisible();
      await expect(titles(page)).toHaveText(Array.from({ length: 6 }, () => /Água Rasa$/));
      await letters(page).getByRole("link", { name: "L", exact: true }).click();
      await expect(page.getByText('Mostrando 1 a 1 de 1 postagem que começa com "L" para “Água RASA”')).toBeVisible();

      await page.getByLabel("Procure pelo bairro ou pela cidade").fill("zona leste");
      await page.getByRole("button", { name: "Buscar" }).click();
      await pager(page).getByRole("link", { name: "Página 2" }).click();
      await expect(page).toHaveURL("/postagens/indice?busca=zona+leste&pagina=2");
      await expect(page.getByText(/^Mostrando 21 a 40 de \d+ postagens para “zona leste”$/)).toBeVisible();
      await expect(pager(page).getByRole("link", { name: "Página 2" })).toHaveAttribute("aria-current", "page");
      await pager(page).getByRole("link", { name: "Próxima" }).click();
      await expect(page).toHaveURL("/postagens/indice?busca=zona+leste&pagina=3");

      await page.getByLabel("Procure pelo bairro ou pela cidade").fill("<i>Paris");
      await page.getByRole("button", { name: "Buscar" }).click();
      await expect(page.getByRole("status")).toContainText("Nenhuma postagem encontrada para “<i>Paris”");
      await expect(page.getByRole("main").getByRole("link", { name: "Chamar no WhatsApp" })).toBeVisible();
      await page.getByRole("link", { name: "Limpar a busca" }).click();
      await expect(page.getByText("Mostrando 1 a 20 de 804 postagens", { exact: true })).toBeVisible();
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
    ["?busca=", "/postagens/indice"],
    ["?busca=+Mooca++&pagina=9", "/postagens/indice?busca=Mooca"],
    ["?letra=A&busca=paris", "/postagens/indice?busca=paris"],
    [`?busca=${"x".repeat(81)}`, `/postagens/indice?busca=${"x".repeat(80)}`],
  ]) {
    const answer = await request.get(`/postagens/indice${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], query).toEqual([302, location]);
  }
});

test("pages of the whole list are for search engines, those of a letter or a search are not", async ({
  page,
  product,
}) => {
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/postagens/indice?utm_source=x");
  await expect(canonical).toHaveAttribute("href", `${product.url}/postagens/indice`);
  await page.goto("/postagens/indice?pagina=2");
  await expect(canonical).toHaveAttribute("href", `${product.url}/postagens/indice?pagina=2`);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  for (const query of ["letra=M", "busca=mooca"]) {
    await page.goto(`/postagens/indice?${query}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
});

test("made-up searches are not kept", async ({ request }) => {
  expect((await request.get("/postagens/indice")).headers()["cache-control"]).toBe("no-cache");
  expect((await request.get("/postagens/indice?busca=mooca")).headers()["cache-control"]).toBe("no-store");
});
