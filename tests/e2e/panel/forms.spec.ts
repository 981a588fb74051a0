import type { Page } from "@playwright/test";
import { expect, fillLogin, signIn, test } from "#tests/support/panel-test.ts";

for (const how of ["with", "without"] as const) {
  const pageFor = (page: Page, plainPage: Page) => (how === "with" ? page : plainPage);

  // With JavaScript the form is never left, and its fields are as they were typed.
  const kept = how === "with" ? "the address" : "the address, never the password,";
  test(`a refused login keeps ${kept} ${how} JavaScript`, {
    tag: how === "without" ? [] : "@whole",
  }, async ({ page, plainPage, account }) => {
    const tab = pageFor(page, plainPage);
    await tab.goto("/admin/login");
    await fillLogin(tab, { ...account, password: "errada-errada-errada" });
    const email = tab.getByLabel("E-mail");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("Email ou senha incorretos");
    await expect(email).toHaveValue(account.email);
    if (how === "without") await expect(tab.getByLabel("Senha", { exact: true })).toHaveValue("");
  });

  test(`both mistakes of a new password stand at their fields ${how} JavaScript`, {
    tag: how === "without" ? [] : "@whole",
  }, async ({ page, plainPage, account }) => {
    const tab = pageFor(page, plainPage);
    await signIn(tab, account, "/admin/conta");
    const form = tab.getByRole("region", { name: "Senha", exact: true });
    await form.getByLabel("Senha atual").fill("tanto-faz-qual-seja");
    await form.getByLabel("Nova senha", { exact: true }).fill("curta");
    await form.getByLabel("Repita a nova senha").fill("outra");
    await form.getByRole("button", { name: "Trocar senha" }).click();
    const chosen = form.getByLabel("Nova senha", { exact: true });
    await expect(chosen).toHaveAttribute("aria-invalid", "true");
    await expect(chosen).toHaveAccessibleDescription(/precisa ter de 12 a 128 caracteres/);
    await expect(form.getByLabel("Repita a nova senha")).toHaveAccessibleDescription(/não são iguais/);
    await expect(form.getByLabel("Senha atual")).not.toHaveAttribute("aria-invalid");
    await form.getByLabel("Senha atual").fill(account.password);
    await chosen.fill(account.email);
    await form.getByLabel("Repita a nova senha").fill(account.email);
    await form.getByRole("button", { name: "Trocar senha" }).click();
    await expect(chosen).toHaveAccessibleDescription(/Esta senha é fácil de adivinhar/);
  });

  test(`a name that is refused stays typed ${how} JavaScript`, { tag: how === "without" ? [] : "@whole" }, async ({
    page,
    plainPage,
    account,
  }) => {
    const tab = pageFor(page, plainPage);
    await signIn(tab, account, "/admin/conta");
    const name = tab.getByLabel("Seu nome");
    await name.fill("   ");
    await tab.getByRole("button", { name: "Salvar nome" }).click();
    await expect(name).toHaveAccessibleDescription("Digite um nome de 1 a 80 caracteres");
    await expect(name).toHaveValue("   ");
    await name.fill("Nome Novo");
    await tab.getByRole("button", { name: "Salvar nome" }).click();
    await expect(name).toHaveValue("Nome Novo");
    await expect(name).not.toHaveAttribute("aria-invalid");
  });

  test(`titles that are refused stay in their box, with the reason, ${how} JavaScript`, {
    tag: how === "without" ? [] : "@whole",
  }, async ({ page, plainPage, staff }) => {
    const tab = pageFor(page, plainPage);
    await signIn(tab, staff, "/admin/legacy-generator");
    const box = tab.getByLabel("Títulos das páginas");
    await box.fill(" \n \n");
    await tab.getByRole("button", { name: "Gerar Páginas" }).click();
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(/Nenhum título válido encontrado/);
    await expect(box).toHaveValue(/^ /);
  });
}
