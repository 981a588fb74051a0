import { expect, fillLogin, getSessionCookie, signIn, test } from "#tests/support/panel-test.ts";

test("the card has the fields, buttons and texts, and asks for both fields", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { level: 1, name: "Login Administrativo" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("type", "email");
  for (const field of [page.getByLabel("E-mail"), page.getByLabel("Senha", { exact: true })]) {
    await expect(field).toHaveAttribute("required");
  }
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Entrar com Google" })).toBeVisible();
  const footer = page.locator("footer");
  await expect(footer.getByText("Esta área é restrita apenas para administradores")).toBeVisible();
  await expect(footer.getByText("Apenas emails autorizados podem acessar o painel")).toBeVisible();
});

test("the right password leads to the panel with a toast, and the button says that it is busy", async ({
  page,
  account,
}) => {
  await page.goto("/admin/login");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/admin/login.data*", async (route) => {
    await held;
    await route.continue();
  });
  await fillLogin(page, account);
  await expect(page.getByRole("button", { name: "Verificando..." })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL("/admin/painel");
  await expect(page.getByText("Login bem-sucedido")).toBeVisible();
  await expect(page.getByText("Você está agora no painel administrativo")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Painel Administrativo" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Login bem-sucedido")).toBeHidden();
});

test("a wrong password and an unknown address hear the same", async ({ page, account }) => {
  for (const email of [account.email, "ninguem@exemplo.com.br"]) {
    await page.goto("/admin/login");
    await fillLogin(page, { email, password: "esta-nao-e-a-senha" });
    await expect(page.getByText("Erro de autenticação")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Email ou senha incorretos" })).toBeVisible();
    await expect(page).toHaveURL("/admin/login");
  }
});

test("without JavaScript: a wrong password, then the right one, then out", async ({ plainPage: page, account }) => {
  await page.goto("/admin/login");
  await fillLogin(page, { ...account, password: "errada-errada-errada" });
  await expect(page.getByRole("alert")).toHaveText("Email ou senha incorretos");
  await fillLogin(page, account);
  await expect(page).toHaveURL("/admin/painel");
  await expect(page.getByRole("heading", { level: 1, name: "Painel Administrativo" })).toBeVisible();
  await page.getByText("Administrador").first().click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/admin/login");
  await page.goto("/admin/painel");
  await expect(page).toHaveURL(/\/admin\/login/);
});

test("an open session skips the login", { tag: "@whole" }, async ({ page, account }) => {
  await signIn(page, account);
  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin/painel");
  await page.goto("/admin/login?voltar=/admin/conta");
  await expect(page).toHaveURL("/admin/conta");
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/painel");
});

test("who is sent to the login comes back to where they were, and never to another site", async ({ page, account }) => {
  await page.goto("/admin/conta?de=longe");
  await expect(page).toHaveURL(/\/admin\/login\?voltar=/);
  await fillLogin(page, account);
  await expect(page).toHaveURL("/admin/conta?de=longe");
  await page.context().clearCookies();
  await page.goto("/admin/login?voltar=//evil.example/admin/conta");
  await fillLogin(page, account);
  await expect(page).toHaveURL("/admin/painel");
});

test("the cookie is HttpOnly, SameSite=Lax and lasts four hours", async ({ page, account, context }) => {
  await signIn(page, account);
  const cookie = (await context.cookies()).find(({ name }) => name === "basculante.session_token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false, path: "/" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(240);
});

test("logging out ends the session on the server: a copied cookie is useless", async ({
  page,
  account,
  context,
  request,
}) => {
  await signIn(page, account);
  const cookie = await getSessionCookie(context);
  expect((await request.get("/admin/painel", { headers: { cookie }, maxRedirects: 0 })).status()).toBe(200);
  await page.getByText("Administrador").first().click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/admin/login");
  const answer = await request.get("/admin/painel", { headers: { cookie }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/admin/login?voltar=%2Fadmin%2Fpainel");
});
