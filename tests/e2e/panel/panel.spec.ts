import type { Page } from "@playwright/test";
import { makeNumberedPages } from "#tests/factories/numbered-pages.ts";
import { TitleGenerator } from "#tests/pages/title-generator.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { oneIn } from "#tests/support/extent.ts";
import { expect, fillLogin, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";
import { totp } from "#tests/support/totp.ts";

test("the panel counts the generated pages, shows the newest and the account's state", async ({
  page,
  account,
  product,
}) => {
  await forgetPages(product);
  await savePages(product, makeNumberedPages(12));
  await signIn(page, account);
  const section = page.getByRole("region", { name: "Páginas geradas" });
  await expect(section.getByText(/^12 páginas criadas\. Estas são as 10 mais novas\./)).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  await section.getByRole("link", { name: "Visualizar Portão número 12" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Portão número 12" })).toBeVisible();
  await page.goto("/admin/painel");
  const state = page.getByRole("region", { name: "Sua conta" });
  await expect(state.getByText(account.email)).toBeVisible();
  await expect(state.getByText("Desativada")).toBeVisible();
  await expect(state.getByText("Não vinculada")).toBeVisible();
});

/** What the page says to its console of errors and warnings. */
function listen(page: Page): string[] {
  const noises: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") noises.push(message.text());
  });
  page.on("pageerror", (error) => noises.push(String(error)));
  return noises;
}

test("the shell at 360 px: a skip link, and a navigation with room for a finger", async ({ page, staff }) => {
  const noises = listen(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, staff);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  const navigation = page.getByRole("navigation", { name: "Painel" });
  await navigation.getByText("Menu").click();
  await expect(navigation.getByRole("link", { name: "Painel" })).toHaveAttribute("aria-current", "page");
  for (const link of await navigation.getByRole("link").all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await navigation.getByRole("link", { name: "Conta", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Conta" })).toBeVisible();
  expect(noises).toEqual([]);
});

test("a new name stands in the account menu, which closes by a key and leads out at 360 px", async ({
  page,
  account,
}) => {
  const noises = listen(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, account, "/admin/conta");
  await page.getByLabel("Seu nome").fill("Maria das Dores de Albuquerque Cavalcanti");
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await expect(page.getByText("Nome salvo")).toBeVisible();
  const menu = page.locator("summary", { hasText: "Maria das Dores" });
  await menu.click();
  await expect(page.getByText(account.email).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Minha conta" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Minha conta" })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/admin/login");
  expect(noises).toEqual([]);
});

test("names that are none are refused", { tag: "@whole" }, async ({ page, account }) => {
  await signIn(page, account, "/admin/conta");
  for (const name of ["", "   ", "x".repeat(81), "a\0b"]) {
    const answer = await page.request.post("/admin/conta", { form: { intent: "name", name }, maxRedirects: 0 });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain("Digite um nome de 1 a 80 caracteres");
  }
  for (const intent of ["", "toString", "end-session"]) {
    const answer = await page.request.post("/admin/conta", { form: { intent }, maxRedirects: 0 });
    expect(answer.status()).toBe(400);
  }
});

test("a link to /admin/sair signs nobody out", async ({ page, account }) => {
  await signIn(page, account, "/admin/sair");
  await expect(page).toHaveURL("/admin/painel");
});

for (const path of ["/admin/login", "/admin/login/google", "/admin/login/recuperar", "/admin/login/nova-senha"]) {
  test(`axe finds nothing on ${path}`, { tag: oneIn(4, path) }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, path);
  });
}

test("axe finds nothing on the prompt for Google", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the prompt for Google");
});

test("axe finds nothing on the panel and its account menu", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff);
  await expectAccessible(page, "the panel");
  await page.locator("summary", { hasText: "Administrador" }).click();
  await expectAccessible(page, "the open account menu");
});

test("axe finds nothing on the account page, while the second factor is turned on", { tag: "@whole" }, async ({
  page,
  account,
}) => {
  await signIn(page, account, "/admin/conta");
  await expectAccessible(page, "the account page");
  const section = page.getByRole("region", { name: "Verificação em duas etapas" });
  await section.getByLabel("Senha para ativar").fill(account.password);
  await section.getByRole("button", { name: "Ativar" }).click();
  await expect(section.getByRole("img", { name: "Código QR" })).toBeVisible();
  await expectAccessible(page, "the QR code");
  const key = (await section.locator("code").textContent()) ?? "";
  await section.getByLabel("Código de seis números").fill(totp(key));
  await section.getByRole("button", { name: "Confirmar código" }).click();
  await expect(section.getByRole("heading", { name: "Códigos de recuperação" })).toBeVisible();
  await expectAccessible(page, "the recovery codes");
  await page.context().clearCookies();
  await page.goto("/admin/login");
  await fillLogin(page, account);
  await page.getByLabel("Código").fill("1");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Confira o código" })).toBeVisible();
  await expectAccessible(page, "the code page with a problem and a toast");
});

test("axe finds nothing on the generator for titles and a run of it", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
}) => {
  await signIn(page, staff, TitleGenerator.path);
  await expectAccessible(page, "the legacy generator");
  const run = await new TitleGenerator(page).run(`Portão acessível ${mark}\n???`);
  await run.openFailures();
  await expectAccessible(page, "the dialog of a run");
  await run.box.getByRole("link", { name: "Ver todos os detalhes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Geração: Gerador em massa" })).toBeVisible();
  await expectAccessible(page, "the page of a run");
});

for (const query of ["?chave", "?predefinidas"]) {
  test(`axe finds nothing on the dialog of the panel at ${query}`, { tag: oneIn(2, query) }, async ({
    page,
    staff,
  }) => {
    await signIn(page, staff, `/admin/painel${query}`);
    await expectAccessible(page, `the panel with ${query}`);
  });
}

test("axe finds nothing on the local generator, its question and its preview", { tag: "@whole" }, async ({
  page,
  staff,
}) => {
  await signIn(page, staff, "/admin/local-generator");
  await page.getByLabel("Título ou títulos").fill("Motor um\nMotor dois");
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expect(page.getByRole("dialog", { name: "Vários títulos" })).toBeVisible();
  await expectAccessible(page, "the question for several titles");
  await page.getByRole("button", { name: "Gerar só o primeiro" }).click();
  await expect(page.getByRole("region", { name: "Prévia" })).toBeVisible();
  await expectAccessible(page, "the local generator with a preview");
});
