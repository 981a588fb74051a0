import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";

const key = "generatedPages";

async function keepInBrowser(page: Page, stored: unknown) {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(stored)] as const);
  await page.reload();
}

const left = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test("pages that an older version left in the browser are copied, and then cleared there", async ({
  page,
  staff,
  mark,
}) => {
  await signIn(page, staff);
  await expect(page.getByRole("button", { name: "Migrar páginas" })).toHaveCount(0);
  await createPages(page, [{ title: `Já copiada ${mark}`, slug: `ja-copiada-${mark}` }]);
  const content = '<h2>Texto</h2><p onclick="x()">Bom</p><script>alert(1)</script>';
  await keepInBrowser(page, [
    { id: "1-a", title: `Motor ${mark}`, slug: `endereco-antigo-${mark}`, content, date: "2024-05-01T10:00:00.000Z" },
    { id: "2-b", title: `Sem endereço válido ${mark}`, slug: "NÃO é/um slug", content },
    { id: "3-c", title: `Já copiada ${mark}`, slug: `ja-copiada-${mark}`, content },
  ]);
  await expect(page.getByRole("heading", { name: "Há 3 páginas guardadas neste navegador" })).toBeVisible();
  await expectAccessible(page, "the panel with pages to migrate");
  await page.getByRole("button", { name: "Migrar páginas" }).click();
  await expect(page.getByText("Migração concluída")).toBeVisible();
  await expect(page.getByRole("heading", { name: /guardadas neste navegador/ })).toHaveCount(0);
  expect(await left(page)).toBeNull();
  const html = await (await page.request.get(`/links-uteis/endereco-antigo-${mark}`)).text();
  expect(html).toContain("<h2>Texto</h2><p>Bom</p>");
  expect(html).not.toContain("alert(1)");
  expect((await page.request.get(`/links-uteis/sem-endereco-valido-${mark}`)).status()).toBe(200);
});

test("while one fails all stay in the browser, with the reason, and can be sent again", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
}) => {
  await signIn(page, staff, "/admin/conta");
  const content = "<p>Texto</p>";
  await createPages(page, [{ title: `Outro título ${mark}`, slug: `tomado-${mark}` }]);
  const good = { id: "1", title: `Boa ${mark}`, slug: `boa-${mark}`, content };
  await keepInBrowser(page, [
    good,
    { id: "2", title: `Tomada ${mark}`, slug: `tomado-${mark}`, content },
    { id: "3", title: `Vazia ${mark}`, slug: `vazia-${mark}`, content: "" },
    { id: "4", title: `Enorme ${mark}`, slug: `enorme-${mark}`, content: "x".repeat(1_200_000) },
    null,
  ]);
  await page.getByRole("button", { name: "Migrar páginas" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("4 páginas não foram salvas:");
  await expect(alert).toContainText(`Tomada ${mark}: Já existe uma página com o slug: tomado-${mark}`);
  await expect(alert).toContainText(`Vazia ${mark}: É necessário gerar conteúdo antes de salvar a página.`);
  await expect(alert).toContainText(`Enorme ${mark}: A página é grande demais.`);
  await expect(alert).toContainText("Página sem título: Por favor, insira pelo menos um título.");
  expect(await left(page)).toContain(`boa-${mark}`);
  await expectAccessible(page, "a migration with failures");
  expect((await page.request.get(`/links-uteis/boa-${mark}`)).status()).toBe(200);
  await keepInBrowser(page, [good]);
  await page.getByRole("button", { name: "Migrar páginas" }).click();
  await expect(page.getByText("Migração concluída")).toBeVisible();
  expect(await left(page)).toBeNull();
});

test("without a session nothing is copied and nothing is cleared", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
  context,
}) => {
  await signIn(page, staff);
  await keepInBrowser(page, [{ id: "1", title: "Motor", slug: `sem-sessao-${mark}`, content: "<p>x</p>" }]);
  await expect(page.getByRole("heading", { name: "Há 1 página guardada neste navegador" })).toBeVisible();
  await context.clearCookies();
  await page.getByRole("button", { name: "Migrar páginas" }).click();
  await expect(
    page
      .getByText("A sessão terminou. Entre de novo e repita a migração.")
      .or(page.getByLabel("Senha", { exact: true })),
  ).toBeVisible();
  expect(await left(page)).toContain("sem-sessao");
  expect((await page.request.get(`/links-uteis/sem-sessao-${mark}`, { maxRedirects: 0 })).status()).not.toBe(200);
});

test("a list that is none shows nothing", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff);
  for (const stored of [{}, [], 7, "texto"]) {
    await keepInBrowser(page, stored);
    await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
    await expect(page.getByText("neste navegador")).toHaveCount(0);
  }
});
