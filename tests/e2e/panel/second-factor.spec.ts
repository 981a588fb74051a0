import type { Page } from "@playwright/test";
import { type Account, expect, fillLogin, signIn, test } from "#tests/support/panel-test.ts";
import type { Servers } from "#tests/support/servers.ts";
import { dumpDatabase, findSessionRows, letTimePass } from "#tests/support/session-rows.ts";
import { totp } from "#tests/support/totp.ts";

const section = (page: Page) => page.getByRole("region", { name: "Verificação em duas etapas" });

/** Turns it on and gives the key, the code that confirmed it, and the recovery codes. */
async function turnOn(page: Page, account: Account): Promise<{ key: string; used: string; codes: string[] }> {
  await signIn(page, account, "/admin/conta");
  await section(page).getByLabel("Senha para ativar").fill(account.password);
  await section(page).getByRole("button", { name: "Ativar" }).click();
  await expect(section(page).getByRole("img", { name: "Código QR" })).toBeVisible();
  const key = (await section(page).locator("code").textContent()) ?? "";
  await section(page).getByLabel("Código de seis números").fill("000000");
  await section(page).getByRole("button", { name: "Confirmar código" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Confira o código" })).toBeVisible();
  const used = totp(key);
  await section(page).getByLabel("Código de seis números").fill(used);
  await section(page).getByRole("button", { name: "Confirmar código" }).click();
  await expect(section(page).getByRole("heading", { name: "Códigos de recuperação" })).toBeVisible();
  const codes = await section(page).getByRole("status").getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  return { key, used, codes };
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel("Código").fill(code);
  await page.getByRole("button", { name: "Confirmar" }).click();
}

async function startLogin(page: Page, account: Account) {
  await page.context().clearCookies();
  await page.goto("/admin/login?voltar=/admin/conta");
  await fillLogin(page, account);
  await expect(page.getByRole("heading", { name: "Verificação em duas etapas" })).toBeVisible();
}

test("on with a QR code, asked at the login, off with the password", async ({ page, account, product }) => {
  const { key } = await turnOn(page, account);
  await page.reload();
  await expect(section(page).getByText("Códigos de recuperação", { exact: true })).toBeHidden();

  await startLogin(page, account);
  expect(await findSessionRows(product, account.email)).toHaveLength(1);
  await page.goto("/admin/painel");
  await expect(page).toHaveURL(/\/admin\/login/);
  await startLogin(page, account);
  await enterCode(page, "123");
  await expect(page.getByRole("alert").filter({ hasText: "Confira o código" })).toBeVisible();
  await enterCode(page, totp(key, 1));
  await expect(page).toHaveURL("/admin/conta");
  await expect(page.getByText("Login bem-sucedido")).toBeVisible();

  await section(page).getByText("Desativar verificação em duas etapas").click();
  await section(page).getByLabel("Senha para desativar").fill("senha-errada-aqui");
  await section(page).getByRole("button", { name: "Desativar" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Digite a senha atual" })).toBeVisible();
  await section(page).getByLabel("Senha para desativar").fill(account.password);
  await section(page).getByRole("button", { name: "Desativar" }).click();
  await expect(page.getByText("O login com senha não pede mais o código")).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, account);
  await expect(page).toHaveURL("/admin/painel");
});

test.describe("recovery codes", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("can be copied, one a line, and printed alone", { tag: "@whole" }, async ({ page, account }) => {
    const { codes } = await turnOn(page, account);
    await section(page).getByRole("button", { name: "Copiar códigos" }).click();
    await expect(page.getByText("Códigos copiados")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));

    await page.evaluate(() => {
      addEventListener("beforeprint", () => document.body.setAttribute("data-printed", ""), { once: true });
    });
    await section(page).getByRole("button", { name: "Imprimir" }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(codes[9] ?? "", { exact: true })).toBeInViewport();
    await expect(page.getByText("Painel de Motores PPA")).toBeVisible();
    for (const other of [page.getByRole("navigation").first(), page.getByLabel("Senha para gerar códigos")]) {
      await expect(other).toBeHidden();
    }
    const sheet = await page.pdf({ format: "A4" });
    expect(sheet.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test("a code and a recovery code are good once", { tag: "@whole" }, async ({ page, account }) => {
  const { used, codes } = await turnOn(page, account);
  await startLogin(page, account);
  await enterCode(page, used);
  await expect(page.getByRole("alert").filter({ hasText: "Confira o código" })).toBeVisible();
  await startLogin(page, account);
  const [first = "", second = ""] = codes;
  await enterCode(page, first);
  await expect(page).toHaveURL("/admin/conta");
  await startLogin(page, account);
  await enterCode(page, first);
  await expect(page.getByRole("alert").filter({ hasText: "Confira o código" })).toBeVisible();
  await enterCode(page, second);
  await expect(page).toHaveURL("/admin/conta");

  await section(page).getByText("Gerar novos códigos de recuperação").click();
  await section(page).getByLabel("Senha para gerar códigos").fill(account.password);
  await section(page).getByRole("button", { name: "Gerar códigos" }).click();
  await expect(section(page).getByRole("heading", { name: "Códigos de recuperação" })).toBeVisible();
  await startLogin(page, account);
  await enterCode(page, codes[2] ?? "");
  await expect(page.getByRole("alert").filter({ hasText: "Confira o código" })).toBeVisible();
});

test("turning it on does not make the session longer, and no key stands readable in the database", {
  tag: "@whole",
}, async ({ page, account, product }) => {
  await signIn(page, account);
  await letTimePass(product, account.email, 3 * 60 * 60_000);
  const [before] = await findSessionRows(product, account.email);
  const { key, codes } = await turnOnWithin(page, account, product);
  const rows = await findSessionRows(product, account.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.expiresAt).toBe(before?.expiresAt);
  const everything = await dumpDatabase(product);
  for (const secret of [key, codes[0] ?? "", account.password]) expect(everything).not.toContain(secret);
});

/** As `turnOn`, in the session that is open. */
async function turnOnWithin(page: Page, account: Account, product: Servers) {
  await page.goto("/admin/conta");
  await section(page).getByLabel("Senha para ativar").fill(account.password);
  await section(page).getByRole("button", { name: "Ativar" }).click();
  const key = (await section(page).locator("code").textContent()) ?? "";
  await section(page).getByLabel("Código de seis números").fill(totp(key));
  await section(page).getByRole("button", { name: "Confirmar código" }).click();
  await expect(section(page).getByRole("heading", { name: "Códigos de recuperação" })).toBeVisible();
  expect(product.output()).not.toContain(key);
  return { key, codes: await section(page).getByRole("status").getByRole("listitem").allTextContents() };
}

test("guessing codes is over after a few tries, also in parallel", { tag: "@whole" }, async ({
  page,
  account,
  request,
}) => {
  const { key } = await turnOn(page, account);
  const login = await request.post("/admin/login", { form: account, maxRedirects: 0 });
  expect(login.headers().location).toMatch(/^\/admin\/login\/codigo/);
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      request.post("/admin/login/codigo", { form: { code: String(100_000 + index) }, maxRedirects: 0 }),
    ),
  );
  const statuses = guesses.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(90);
  const right = await request.post("/admin/login/codigo", { form: { code: totp(key, 1) }, maxRedirects: 0 });
  expect(right.status()).toBe(429);
  expect(Number(right.headers()["retry-after"])).toBeGreaterThan(800);
});
