import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  type Account,
  createAccount,
  createAccountWithMadePassword,
  expect,
  fillLogin,
  signIn,
  test,
} from "#tests/support/panel-test.ts";
import type { Product } from "#tests/support/product.ts";
import { totp } from "#tests/support/totp.ts";

const own = "um cavalo correto na bateria";
const firstAccess = /\/admin\/primeiro-acesso/;

async function logIn(page: Page, account: Account, path: string) {
  await page.goto(`/admin/login?voltar=${path}`);
  await fillLogin(page, account);
  await expect(page).toHaveURL(firstAccess);
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel("Nova senha", { exact: true }).fill(password);
  await page.getByLabel("Repita a nova senha").fill(password);
  await page.getByRole("button", { name: "Salvar e abrir o painel" }).click();
}

for (const how of ["with", "without"] as const) {
  test(`who comes in by a password that was made up sets their own before anything else, ${how} JavaScript`, async ({
    page: withScript,
    plainPage,
    product,
  }) => {
    const page = how === "with" ? withScript : plainPage;
    const account = await createAccountWithMadePassword(product);
    await logIn(page, account, "/admin/conta");
    await expect(page.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Painel" })).toHaveCount(0);
    if (how === "with") await expectAccessible(page, "the first access");

    // Nothing else answers: no page, no action, no data, no download.
    for (const path of ["/admin", "/admin/painel", "/admin/conta", "/admin/contatos/contatos.csv"]) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.headers().location, path).toMatch(firstAccess);
    }
    expect(await (await page.request.get("/admin/painel.data", { maxRedirects: 0 })).text()).toContain(
      "primeiro-acesso",
    );
    const renamed = await page.request.post("/admin/conta", { form: { intent: "name", name: "X" }, maxRedirects: 0 });
    expect(renamed.headers().location).toMatch(firstAccess);

    await setPassword(page, account.password);
    await expect(page.getByText("Esta é a senha que veio pronta").first()).toBeVisible();
    await setPassword(page, "123456789012");
    await expect(page.getByText("fácil de adivinhar").first()).toBeVisible();
    await setPassword(page, own);
    await expect(page).toHaveURL("/admin/conta");
    // A notice is for who has JavaScript.
    if (how === "with") await expect(page.getByText("A senha que veio pronta não vale mais")).toBeVisible();
    await expect(page.getByLabel("Seu nome")).toHaveValue("Administrador");

    await page.context().clearCookies();
    await signIn(page, { ...account, password: own }, "/admin/fotos");
    await expect(page).toHaveURL("/admin/fotos");
  });
}

/** By the forms alone: how it looks is another test's. */
async function turnOn(page: Page, { password }: Account): Promise<void> {
  const send = (form: Record<string, string>) => page.request.post("/admin/conta", { form });
  const prepared = await (await send({ intent: "prepare-second-factor", password })).text();
  const key = /<code[^>]*>([A-Z2-7]+)</.exec(prepared)?.[1] ?? "";
  expect((await send({ intent: "confirm-second-factor", code: totp(key) })).status()).toBe(200);
}

/** Of a product of the test's own: the demand holds for everyone there. */
async function openOwners(product: Product, browser: Browser): Promise<{ page: Page; owner: Account }> {
  const owner = await createAccount(product);
  const page = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signIn(page, owner, "/admin/pessoas");
  return { page, owner };
}

test("the owner demands a second factor of everyone once she has one, and lets it be again", async ({
  launch,
  browser,
}) => {
  const { page, owner } = await openOwners(await launch(), browser);
  const section = page.getByRole("region", { name: "Verificação da equipe em duas etapas" });
  await section.getByRole("button", { name: "Exigir de toda a equipe" }).click();
  await expect(page.getByText("Ative primeiro a sua").first()).toBeVisible();
  await turnOn(page, owner);
  await page.goto("/admin/pessoas");
  await section.getByRole("button", { name: "Exigir de toda a equipe" }).click();
  await expect(section.getByText("Exigida de toda a equipe")).toBeVisible();
  await expectAccessible(page, "people with a demanded second factor");
  await section.getByRole("button", { name: "Deixar de exigir" }).click();
  await expect(section.getByRole("button", { name: "Exigir de toda a equipe" })).toBeVisible();
  await page.context().close();
});

test("where a second factor is demanded, who has none sets it up first, and nobody turns it off", async ({
  launch,
  browser,
}) => {
  const product = await launch();
  const staff = await createAccount(product, "staff");
  const { page, owner } = await openOwners(product, browser);
  const other = await (await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })).newPage();
  await signIn(other, staff, "/admin/conta");
  await turnOn(page, owner);
  expect((await page.request.post("/admin/pessoas", { form: { intent: "demand-second-factor" } })).ok()).toBe(true);
  await page.goto("/admin/conta");
  const factor = page.getByRole("region", { name: "Verificação em duas etapas" });
  await expect(factor.getByText("A loja exige a verificação de toda a equipe")).toBeVisible();
  await expect(factor.getByText("Desativar verificação em duas etapas")).toHaveCount(0);

  // The session that was open, without JavaScript.
  await other.goto("/admin/pages-list");
  await expect(other).toHaveURL("/admin/primeiro-acesso?voltar=%2Fadmin%2Fpages-list");
  const step = other.getByRole("region", { name: "Verificação em duas etapas" });
  await step.getByLabel("Senha para ativar").fill(staff.password);
  await step.getByRole("button", { name: "Ativar" }).click();
  const key = (await step.locator("code").textContent()) ?? "";
  await step.getByLabel("Código de seis números").fill("000000");
  await step.getByRole("button", { name: "Confirmar código" }).click();
  await expect(other.getByText("Confira o código").first()).toBeVisible();
  await step.getByLabel("Código de seis números").fill(totp(key));
  await step.getByRole("button", { name: "Confirmar código" }).click();
  await expect(other.getByRole("region", { name: "Tudo pronto" }).getByRole("listitem")).toHaveCount(10);
  await other.getByRole("link", { name: "Abrir o painel" }).click();
  await expect(other).toHaveURL("/admin/pages-list");
  await page.context().close();
  await other.context().close();
});
