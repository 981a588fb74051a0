import type { Page } from "@playwright/test";
import { createAccount, expect, signIn, test } from "#tests/support/panel-test.ts";
import { runAdmin } from "#tests/support/product.ts";
import { toSettings } from "#tests/support/servers.ts";

async function setOwnPassword(page: Page): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill("um cavalo correto na bateria");
  await page.getByLabel("Repita a nova senha").fill("um cavalo correto na bateria");
  await page.getByRole("button", { name: "Salvar e abrir o painel" }).click();
}

test("the operator makes, resets and removes accounts beside a running server", { tag: "@whole" }, async ({
  page,
  product,
}) => {
  const run = (...words: string[]) => runAdmin(toSettings(product), ...words);
  const email = "feita.no.servidor@exemplo.com.br";
  const created = await run("create", email.toUpperCase());
  expect(created.code).toBe(0);
  const password = /senha: (\S+)/.exec(created.output)?.[1] ?? "";
  await signIn(page, { email, password });
  await expect(page.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
  await setOwnPassword(page);
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
  expect((await run("create", email)).output).toMatch(/já tem uma conta/);
  expect((await run("list")).output).toContain(`${email} (dona, último acesso: agora há pouco)`);

  const reset = await run("reset-password", email);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await signIn(page, { email, password: /: (\S{22}) /.exec(reset.output)?.[1] ?? "" });
  await expect(page.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
  await setOwnPassword(page);
  await expect(page).toHaveURL("/admin/painel");

  expect((await run("remove", email)).code).toBe(0);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await run("list")).output).not.toContain(email);
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
