import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { type Account, createAccount, expect, signIn, test } from "#tests/support/panel-test.ts";
import { dumpDatabase } from "#tests/support/session-rows.ts";
import { withDatabase } from "#tests/support/with-database.ts";

async function askForGoogle(page: Page, email: string, site = "") {
  await page.goto(`${site}/admin/login`);
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await page.getByLabel("Digite seu email cadastrado para acessar").fill(email);
  await page.getByRole("button", { name: "Continuar" }).click();
}

async function identify(page: Page, id: string) {
  await page.getByLabel("Identidade").fill(id);
  await page.getByRole("button", { name: "Continuar" }).click();
}

/** The address of the provider's page, asked for without a browser. */
async function authorizationUrl(page: Page, { email }: Pick<Account, "email">): Promise<URL> {
  const answer = await page.request.post("/admin/login/google", { form: { email } });
  const href = /href="([^"]+)"[^>]*>Continuar no Google/.exec(await answer.text())?.[1] ?? "";
  return new URL(href.replaceAll("&amp;", "&"));
}

const denied = "Você não tem permissão para acessar o painel administrativo";

test("the prompt comes after a second; an address on no list is denied once the provider has named it", {
  tag: "@whole",
}, async ({ page, openId }) => {
  openId.addPerson("nobody", { email: "estranho@exemplo.com.br" });
  await page.goto("/admin/login");
  const started = Date.now();
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  const dialog = page.getByRole("dialog", { name: "Entrar com Google" });
  await expect(dialog).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await askForGoogle(page, "estranho@exemplo.com.br");
  await identify(page, "nobody");
  await expect(page).toHaveURL(/\/admin\/login\?error=/);
  await expect(page.getByText("Acesso negado")).toBeVisible();
  await expect(page.getByText(denied).first()).toBeVisible();
});

test("the prompt answers alike for everyone, and what it hands out passes for no session", async ({
  request,
  account,
}) => {
  const ask = async (email: string) => {
    const answer = await request.post("/admin/login/google", { form: { email } });
    const text = (await answer.text()).replaceAll(email, "").replaceAll(encodeURIComponent(email), "");
    const shape = text.replace(/(state|nonce|code_challenge)=[\w-]+/g, "$1").replace(/nonce="[^"]*"/g, "");
    return { status: answer.status(), shape, cookies: answer.headers()["set-cookie"] ?? "" };
  };
  const [known, unknown] = [await ask(account.email), await ask("ninguem@exemplo.com.br")];
  expect(unknown.status).toBe(200);
  expect(unknown.shape.length - known.shape.length).toBe(0);
  const [, value = ""] = /oauth_state=([^;]+)/.exec(unknown.cookies) ?? [];
  expect(value).not.toBe("");
  const page = await request.get("/sitemap", { headers: { cookie: `basculante.session_token=${value}` } });
  expect(page.headers()["cache-control"]).not.toBe("no-store");
});

test("an address on the list signs in at the provider and comes back to the panel", async ({
  page,
  account,
  openId,
  product,
}) => {
  openId.addPerson("maria-1", { email: account.email });
  await page.goto("/admin/login?voltar=/admin/conta");
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await page.getByLabel("Digite seu email cadastrado para acessar").fill(account.email.toUpperCase());
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(`${openId.url}/auth`)),
    page.getByRole("button", { name: "Continuar" }).click(),
  ]);
  const { searchParams } = new URL(request.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/.{32}/),
    nonce: expect.stringMatching(/.{32}/),
    login_hint: account.email,
  });
  expect(searchParams.get("scope")).toContain("openid");
  await identify(page, "maria-1");
  await expect(page).toHaveURL("/admin/conta");
  await expect(page.getByText("Login bem-sucedido")).toBeVisible();
  await expect(page.getByRole("region", { name: "Conta Google" }).getByText("Vinculada em")).toBeVisible();
  expect(await dumpDatabase(product)).not.toMatch(/"(access|refresh|id)Token":"/);
  const { rows } = await withDatabase(product, ({ db }) =>
    sql`select action, details from activity join "user" on "user".id = account_id
      where email = ${account.email}`.execute(db),
  );
  expect(rows).toEqual([{ action: "signed-in", details: expect.stringContaining("Chrome em") }]);
});

test("who loses access on the way through Google does not come in", { tag: "@whole" }, async ({
  page,
  account,
  openId,
  product,
}) => {
  openId.addPerson("maria-9", { email: account.email });
  await askForGoogle(page, account.email);
  await expect(page.getByLabel("Identidade")).toBeVisible();
  await withDatabase(product, ({ db }) =>
    sql`update "user" set "removedAt" = ${new Date().toISOString()} where email = ${account.email}`.execute(db),
  );
  await identify(page, "maria-9");
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText(denied).first()).toBeVisible();
});

test("without JavaScript the button leads to a page that asks", { tag: "@whole" }, async ({
  plainPage: page,
  account,
  openId,
}) => {
  openId.addPerson("maria-2", { email: account.email });
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await expect(page).toHaveURL(/\/admin\/login\/google/);
  await page.getByLabel("Digite seu email cadastrado para acessar").fill(account.email);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("link", { name: "Continuar no Google" }).click();
  await identify(page, "maria-2");
  await expect(page).toHaveURL("/admin/painel");
});

test("what counts is whom the provider names, not what was typed", { tag: "@whole" }, async ({
  page,
  account,
  openId,
  product,
}) => {
  const other = await createAccount(product);
  openId.addPerson("stranger", { email: "estranho@exemplo.com.br" });
  openId.addPerson("unverified", { email: account.email, isVerified: false });
  openId.addPerson("first", { email: other.email });
  openId.addPerson("second", { email: other.email });
  for (const id of ["stranger", "unverified"]) {
    await page.goto((await authorizationUrl(page, account)).href);
    await identify(page, id);
    await expect(page).toHaveURL(/\/admin\/login\?error=/);
    await expect(page.getByText("Acesso negado")).toBeVisible();
    await page.context().clearCookies();
  }
  await page.goto((await authorizationUrl(page, account)).href);
  await identify(page, "first");
  await expect(page).toHaveURL("/admin/painel");
  await expect(page.getByText(other.email).first()).toBeAttached();
  await page.context().clearCookies();
  await page.goto((await authorizationUrl(page, other)).href);
  await identify(page, "second");
  await expect(page.getByText("Acesso negado")).toBeVisible();
});

test("the list is asked again at every sign-in", { tag: "@whole" }, async ({ page, account, openId }) => {
  openId.addPerson("moving", { email: account.email });
  await page.goto((await authorizationUrl(page, account)).href);
  await identify(page, "moving");
  await expect(page).toHaveURL("/admin/painel");
  await page.context().clearCookies();
  openId.addPerson("moving", { email: "fora-da-lista@exemplo.com.br" });
  await page.goto((await authorizationUrl(page, account)).href);
  await identify(page, "moving");
  await expect(page.getByText("Acesso negado")).toBeVisible();
  await page.goto("/admin/painel");
  await expect(page).toHaveURL(/\/admin\/login/);
});

test("forged nonce, challenge and state, a replay and another browser's answer are refused", { tag: "@whole" }, async ({
  page,
  account,
  openId,
  elsewhere,
  product,
}) => {
  openId.addPerson("forger", { email: account.email });
  for (const [name, value] of [
    ["nonce", "n".repeat(32)],
    ["code_challenge", "c".repeat(43)],
    ["state", "s".repeat(32)],
  ] as const) {
    const url = await authorizationUrl(page, account);
    url.searchParams.set(name, value);
    await page.goto(url.href);
    await identify(page, "forger");
    await expect(page, name).toHaveURL(/\/admin\/login\?error=/);
    await page.goto("/admin/painel");
    await expect(page, name).toHaveURL(/\/admin\/login/);
    await page.context().clearCookies();
  }

  let answer = "";
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/callback/google")) answer = request.url();
  });
  await page.goto((await authorizationUrl(page, account)).href);
  await identify(page, "forger");
  await expect(page).toHaveURL("/admin/painel");
  for (const context of [elsewhere, page.context()]) {
    const replay = await context.request.get(answer, { maxRedirects: 0 });
    expect(replay.status()).toBe(302);
    expect(replay.headers()["set-cookie"] ?? "").not.toContain("session_token=");
    expect(replay.headers().location).toContain("error=");
  }
  for (const query of ["", "?code=x", "?state=%00&code=x", `?state=${"x".repeat(8_000)}&code=x`, "?error=<script>"]) {
    const odd = await elsewhere.request.get(`/api/auth/callback/google${query}`, { maxRedirects: 0 });
    expect(odd.status(), query).toBeLessThan(500);
  }
  expect(product.output()).not.toContain(new URL(answer).searchParams.get("code") ?? "");
});

test("the account page links and unlinks an identity, only of the same address", { tag: "@whole" }, async ({
  page,
  account,
  openId,
}) => {
  openId.addPerson("someone-else", { email: "outra.pessoa@exemplo.com.br" });
  openId.addPerson("owner", { email: account.email });
  await signIn(page, account, "/admin/conta");
  const section = page.getByRole("region", { name: "Conta Google" });
  const link = async (password: string) => {
    await section.getByLabel("Senha para vincular").fill(password);
    await section.getByRole("button", { name: "Vincular conta Google" }).click();
  };
  await link("nao-e-esta-senha");
  await expect(section.getByRole("alert")).toHaveText("Digite a senha atual da sua conta");
  await link(account.password);
  await identify(page, "someone-else");
  await expect(page).toHaveURL(/\/admin\/conta\?error=/);
  await expect(page.getByRole("alert")).toBeVisible();
  // Out at the provider, which else goes on with who was there.
  await page.context().clearCookies({ name: /^_/ });
  await link(account.password);
  await identify(page, "owner");
  await expect(page).toHaveURL("/admin/conta");
  await expect(page.getByText("Conta Google vinculada")).toBeVisible();
  await section.getByLabel("Senha para desvincular").fill("nao-e-esta-senha");
  await section.getByRole("button", { name: "Desvincular" }).click();
  await expect(section.getByRole("alert")).toHaveText("Digite a senha atual da sua conta");
  await section.getByLabel("Senha para desvincular").fill(account.password);
  await section.getByRole("button", { name: "Desvincular" }).click();
  await expect(page.getByText("Conta Google desvinculada")).toBeVisible();
  await expect(section.getByText("Não vinculada")).toBeVisible();
});

const unreachable = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: "http://127.0.0.1:1" };

for (const [state, settings, text] of [
  ["not configured", {}, "Login com Google indisponível"],
  ["not reachable", unreachable, "Google não respondeu"],
] as const) {
  test(`a Google that is ${state}: a toast says so`, { tag: "@whole" }, async ({ launch, page }) => {
    const { url } = await launch(settings);
    await askForGoogle(page, "admin@exemplo.com.br", url);
    await expect(page.getByText(text)).toBeVisible();
  });
}
