import type { Page } from "@playwright/test";
import { PagesList } from "#tests/pages/pages-list.ts";
import { TitleGenerator } from "#tests/pages/title-generator.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages } from "#tests/support/saved-pages.ts";

const titles = [
  "1. Consero de portao na moca",
  "Capacitor do motor PPA em Osasco: preço",
  "Receita de bolo de cenoura",
  "• Conserto de portão na Mooca",
  "???",
].join("\n");

const getRows = (page: Page) => page.getByRole("region", { name: "Títulos conferidos" }).getByRole("listitem");

for (const how of ["with", "without"] as const) {
  test(`titles are looked at, then one button makes their pages, ${how} JavaScript`, {
    tag: how === "with" ? [] : "@whole",
  }, async ({ page, plainPage, staff, product }) => {
    await forgetPages(product);
    const tab = how === "with" ? page : plainPage;
    await signIn(tab, staff, TitleGenerator.path);
    const generator = new TitleGenerator(tab);
    await generator.titles.fill(titles);
    await tab.getByRole("button", { name: "Conferir títulos" }).click();

    await expect(tab.getByRole("heading", { level: 1, name: "Conferir títulos" })).toBeVisible();
    const summary = tab.getByRole("region", { name: "Resumo" });
    for (const text of ["Títulos5", "Prontos2", "Ficam como rascunho1", "Repetidos na lista1", "Não viram página1"]) {
      await expect(summary).toContainText(text);
    }
    const rows = getRows(tab);
    await expect(rows).toHaveCount(5);
    const cake = rows.filter({ hasText: "Receita de bolo" });
    await expect(cake).toContainText("Fica como rascunho: o título não é do nosso ramo.");
    const mended = rows.filter({ hasText: "Corrigido" });
    await expect(mended.getByRole("heading", { name: "Conserto de portão na Mooca" })).toBeVisible();
    await expect(mended).toContainText("Consero Conserto");
    await expect(mended).toContainText("Lugar:Mooca, São Paulo");
    const capacitor = rows.filter({ hasText: "Capacitor do motor" });
    for (const chip of ["Assunto:Preço do capacitor", "Marca:PPA", "Lugar:Osasco", "Intenção:Preço"]) {
      await expect(capacitor).toContainText(chip);
    }
    if (how === "with") await expectAccessible(tab, "review of titles");

    await mended.getByRole("button", { name: "Manter como digitei" }).click();
    await expect(rows.filter({ hasText: "Corrigido" })).toHaveCount(0);
    await expect(rows.getByRole("heading", { name: "Consero de portao na moca" })).toBeVisible();
    await expect(tab.getByLabel("Títulos das páginas")).toHaveValue(`=${titles}`);

    // A list that was changed is looked at anew.
    await tab.getByLabel("Títulos das páginas").fill(titles.replace("\n???", ""));
    await tab.getByRole("button", { name: "Conferir de novo" }).click();
    await expect(rows).toHaveCount(4);
    await tab.getByRole("button", { name: "Gerar 3 páginas" }).click();
    await tab.waitForURL(/legacy-generator\?execucao=/);
    const id = new URL(tab.url()).searchParams.get("execucao");
    await tab.request.get(`/admin/execucoes/${id}/eventos`, { timeout: 0 });

    const list = new PagesList(tab);
    await list.open();
    await expect(list.titles).toHaveCount(3);
    const draft = tab.getByRole("listitem").filter({ hasText: "Receita de bolo" });
    await expect(draft).toContainText("Rascunho: o título não é do nosso ramo");
    await expect(tab.getByText(/^Responde \d+ de 100/)).toHaveCount(2);
    const address = "/links-uteis/receita-de-bolo-de-cenoura";
    const visitor = { headers: { cookie: "" }, maxRedirects: 0 };
    expect((await tab.request.get(address, visitor)).status()).toBe(302);
    await draft.getByRole("button", { name: "Publicar assim mesmo" }).click();
    await expect(draft).toContainText("Fora do Google: o título não é do nosso ramo");
    const answer = await tab.request.get(address, visitor);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  });
}

test("held titles are published all the same when that is chosen, and a second look says what is there", {
  tag: "@whole",
}, async ({ page, staff, product }) => {
  await forgetPages(product);
  await signIn(page, staff, "/admin/conferir-titulos");
  await page.getByRole("button", { name: "Conferir títulos" }).click();
  await expect(page.getByLabel("Títulos das páginas")).toHaveAccessibleDescription(/insira pelo menos um título/);
  await page.getByLabel("Títulos das páginas").fill("Motor de portão em Campinas");
  await page.getByRole("button", { name: "Conferir títulos" }).click();
  await getRows(page).waitFor();
  await expect(getRows(page)).toContainText("Fica como rascunho: não atendemos Campinas.");
  await page.getByLabel("Publicar assim mesmo, fora do Google").check();
  await page.getByRole("button", { name: "Gerar 1 página" }).click();
  await page.waitForURL(/execucao=/);
  await expect(page.getByText("1 página criada, 0 erros.")).toBeVisible();

  await page.goto("/admin/conferir-titulos");
  await page.getByLabel("Títulos das páginas").fill("motor de portão em Campinas");
  await page.getByRole("button", { name: "Conferir títulos" }).click();
  await expect(getRows(page)).toContainText("A página já existe e não muda.");
  await expect(page.getByText("Nenhum destes títulos faria uma página nova.")).toBeVisible();
});
