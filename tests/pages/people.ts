import { expect, type Page } from "@playwright/test";

export const newPassword = "uma-senha-bem-longa";

/** Gives the link, as the owner copies it. */
export async function invite(page: Page, name: string, { email = "", role = "equipe" } = {}): Promise<string> {
  await page.goto("/admin/pessoas");
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByLabel("E-mail (opcional)").fill(email);
  await page.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
  await page.getByRole("button", { name: "Criar convite" }).click();
  await expect(page.getByRole("heading", { name: `Convite para ${name}` })).toBeVisible();
  return page.getByLabel("Link", { exact: true }).inputValue();
}

export async function accept(page: Page, link: string, email?: string): Promise<void> {
  await page.goto(link);
  if (email) await page.getByLabel("Seu e-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(newPassword);
  await page.getByLabel("Repita a senha").fill(newPassword);
  await page.getByRole("button", { name: "Criar conta e entrar" }).click();
}

/** The line of one person in the list of a heading. */
export const getPersonRow = (page: Page, heading: string, name: string) =>
  page.getByRole("region", { name: heading }).getByRole("listitem").filter({ hasText: name });
