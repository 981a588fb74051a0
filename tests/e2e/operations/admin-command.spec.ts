import type { Page } from "@playwright/test";
import { createAccount, expect, openSession, signIn, test } from "#tests/support/panel-test.ts";
import { runAdmin } from "#tests/support/product.ts";
import { toSettings } from "#tests/support/servers.ts";

async function setOwnPassword(page: Page): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill("um cavalo correto na bateria");
  await page.getByLabel("Repita a nova senha").fill("um cavalo correto na bateria");
  await page.getByRole("button", { name: "Salvar e abrir o painel" }).click();
}

test("the operator makes an account beside a running server", { tag: "@whole" }, async ({ page, product }) => {
  const run = (...words: string[]) => runAdmin(toSettings(product), ...words);
  const email = "feita.no.servidor@exemplo.com.br";
  const created = await run("create", email.toUpperCase());
  expect(created.code).toBe(0);
  const password = /senha: (\S+)/.exec(created.output)?.[1] ?? "";
  await signIn(page, { email, password });
  await expect(page.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
  await setOwnPassword(page);
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
  expect((await run("list")).output).toContain(`${email} (dona, último acesso: agora há pouco)`);
});

test("who gets another password from the operator is signed out, and comes in by it", { tag: "@whole" }, async ({
  page,
  product,
}) => {
  const account = await openSession(product);
  await signIn(page, account);
  const reset = await runAdmin(toSettings(product), "reset-password", account.email);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await signIn(page, { email: account.email, password: /: (\S{22}) /.exec(reset.output)?.[1] ?? "" });
  await expect(page.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
  await setOwnPassword(page);
  await expect(page).toHaveURL("/admin/painel");
});

test("whom the operator removes is signed out and listed no more", { tag: "@whole" }, async ({ page, product }) => {
  const account = await openSession(product);
  await signIn(page, account);
  expect((await runAdmin(toSettings(product), "remove", account.email)).code).toBe(0);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await runAdmin(toSettings(product), "list")).output).not.toContain(account.email);
});

test("the operator gives a role to a new account, and another one later", { tag: "@whole" }, async ({
  page,
  product,
}) => {
  const run = (...words: string[]) => runAdmin(toSettings(product), ...words);
  const email = "da.equipe@exemplo.com.br";
  const created = await run("create", email, "--role", "equipe");
  expect(created.output).toContain("(equipe)");
  expect((await run("list")).output).toContain(`${email} (equipe, último acesso: nunca entrou)`);
  await signIn(page, { email, password: /senha: (\S+)/.exec(created.output)?.[1] ?? "" });
  await setOwnPassword(page);
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
  expect((await run("set-role", email, "técnico")).output).toContain("agora é técnico");
  await page.reload();
  await expect(page.getByText("Esta parte é só para a dona e a equipe da loja.")).toBeVisible();
});

test("a role that is none is not understood", async ({ product }) => {
  const { code, output } = await runAdmin(toSettings(product), "create", "x@exemplo.com.br", "--role", "chefe");
  expect(code).toBe(2);
  expect(output).toContain("--role precisa ser dona, equipe ou tecnico");
});

test("mistakes get one line and a failing code", async ({ product }) => {
  const { email } = await createAccount(product);
  for (const [words, reason] of [
    [["create", email], /já tem uma conta/],
    [["reset-password", "ninguem@exemplo.com.br"], /não existe conta/],
  ] as [string[], RegExp][]) {
    const { code, output } = await runAdmin(toSettings(product), ...words);
    expect(code, words.join(" ")).toBe(1);
    expect(output).toMatch(/^basculante: [^\n]+\n$/);
    expect(output).toMatch(reason);
  }
});
