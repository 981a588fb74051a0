import { expect, fillLogin, signIn, test } from "#tests/support/panel-test.ts";
import { runAdmin } from "#tests/support/product.ts";
import { toSettings } from "#tests/support/servers.ts";
import { dumpDatabase, letLinksAge } from "#tests/support/session-rows.ts";

const sent = "Se o endereço tiver uma conta, um email com o link chega em instantes.";

/** The link in a mail, whose lines may be folded. */
function linkIn(mail: string): string {
  const text = mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  return /https?:\/\/\S+nova-senha\?token=\w+/.exec(text)?.[0] ?? "";
}

test("a link by mail sets a new password, once, and ends every session", async ({
  page,
  account,
  smtp,
  elsewhere,
  product,
}) => {
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await page.goto("/admin/login");
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  await expect(page.getByRole("heading", { name: "Recuperar acesso" })).toBeVisible();
  await page.getByLabel("E-mail").fill(account.email);
  const mail = smtp.nextMailTo(account.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  const text = await mail;
  expect(text).toMatch(/^From: .*<contato@exemplo.com.br>/m);
  const link = linkIn(text);
  expect(link.startsWith(product.url)).toBe(true);
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(product.output()).not.toContain(token);
  expect(await dumpDatabase(product)).not.toContain(token);

  await page.goto(link);
  await page.getByLabel("Nova senha", { exact: true }).fill("senha-vinda-do-email");
  await page.getByLabel("Repita a nova senha").fill("senha-vinda-do-email");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByText("Senha redefinida")).toBeVisible();
  await other.goto("/admin/painel");
  await expect(other).toHaveURL(/\/admin\/login/);
  await page.goto(link);
  await expect(page.getByRole("alert").filter({ hasText: "Este link já foi usado" })).toBeVisible();
  const again = await page.request.post(link, {
    form: { password: "outra-senha-bem-longa", repeated: "outra-senha-bem-longa" },
    maxRedirects: 0,
  });
  expect(again.status()).toBe(400);
  await page.goto("/admin/login");
  await fillLogin(page, { ...account, password: "senha-vinda-do-email" });
  await expect(page).toHaveURL("/admin/painel");
});

test("a link is over after 30 minutes, and after the password was changed otherwise", { tag: "@whole" }, async ({
  page,
  account,
  smtp,
  product,
}) => {
  const ask = async () => {
    const mail = smtp.nextMailTo(account.email);
    await page.request.post("/admin/login/recuperar", { form: { email: account.email } });
    return linkIn(await mail);
  };
  const first = await ask();
  await letLinksAge(product, 29 * 60_000);
  await page.goto(first);
  await expect(page.getByLabel("Nova senha", { exact: true })).toBeVisible();
  await letLinksAge(product, 60_000);
  await page.goto(first);
  await expect(page.getByRole("alert").filter({ hasText: "passou do prazo" })).toBeVisible();
  const second = await ask();
  await runAdmin(toSettings(product), "reset-password", account.email);
  await page.goto(second);
  await expect(page.getByRole("link", { name: "Pedir um novo link" })).toBeVisible();
});

test("an unknown address hears the same and gets no mail; forged links are refused", async ({ page, smtp }) => {
  await page.goto("/admin/login/recuperar");
  await page.getByLabel("E-mail").fill("ninguem@exemplo.com.br");
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(smtp.mailsTo("ninguem@exemplo.com.br")).toEqual([]);
  for (const token of ["", "x".repeat(24), "%00", "..%2f", "x".repeat(9_000)]) {
    const answer = await page.request.get(`/admin/login/nova-senha?token=${token}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("Este link já foi usado");
    const post = await page.request.post(`/admin/login/nova-senha?token=${token}`, {
      form: { password: "uma-senha-bem-longa", repeated: "uma-senha-bem-longa" },
      maxRedirects: 0,
    });
    expect(post.status()).toBe(400);
  }
});

test("asking for links is limited by address and by account", async ({ page, account, smtp, elsewhere }) => {
  const statuses: number[] = [];
  let wait: string | undefined;
  for (let index = 0; index < 6; index++) {
    const answer = await page.request.post("/admin/login/recuperar", { form: { email: account.email } });
    statuses.push(answer.status());
    wait = answer.headers()["retry-after"];
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(wait)).toBeGreaterThan(3_000);
  expect((await elsewhere.request.post("/admin/login/recuperar", { form: { email: account.email } })).status()).toBe(
    200,
  );
  await expect.poll(() => smtp.mailsTo(account.email).length).toBe(3);
});

test("trying links is limited by address", async ({ page }) => {
  const form = { password: "uma-senha-bem-longa", repeated: "uma-senha-bem-longa" };
  const tryLink = () => page.request.post(`/admin/login/nova-senha?token=${"x".repeat(24)}`, { form });
  for (let index = 0; index < 10; index++) expect((await tryLink()).status()).toBe(400);
  const refused = await tryLink();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(3_000);
});

test("without a mail server no mail is promised, nothing breaks and the log holds no link", { tag: "@whole" }, async ({
  launch,
  page,
}) => {
  const product = await launch();
  const answer = await fetch(`${product.url}/admin/login/recuperar`, {
    method: "POST",
    body: new URLSearchParams({ email: "admin@exemplo.com.br" }),
  });
  expect(await answer.text()).not.toContain(sent);
  await expect.poll(() => product.output()).toContain("SMTP_URL is not set");
  expect(product.output()).not.toContain("token=");
  await page.goto(`${product.url}/admin/login/recuperar`);
  await expect(page.getByText("Peça à dona da loja: em Pessoas ela gera um link para uma senha nova.")).toBeVisible();
  await expect(page.getByText("npm run admin -- reset-password EMAIL")).toBeVisible();
  await expect(page.getByText("Enviamos")).toBeHidden();
  await expect(page.getByLabel("E-mail")).toBeHidden();
});
