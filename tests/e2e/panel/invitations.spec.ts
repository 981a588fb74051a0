import { sql } from "kysely";
import { accept, getPersonRow, invite, newPassword } from "#tests/pages/people.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { withDatabase } from "#tests/support/with-database.ts";

test("invitations that are withdrawn, over or made up say what to do, and mistakes stand at their fields", {
  tag: "@whole",
}, async ({ page, account, elsewhere, product, mark }) => {
  await signIn(page, account);
  const withdrawn = await invite(page, `Bia ${mark}`);
  await getPersonRow(page, "Convites abertos", `Bia ${mark}`).getByRole("button", { name: "Cancelar convite" }).click();
  await expect(page.getByText("O link não funciona mais")).toBeVisible();
  const expired = await invite(page, `Eva ${mark}`);
  await withDatabase(product, ({ db }) =>
    sql`update invitations set expires_at = ${new Date(Date.now() - 1_000).toISOString()} where name = ${`Eva ${mark}`}`.execute(
      db,
    ),
  );
  const guest = await elsewhere.newPage();
  for (const [link, status, sentence] of [
    [withdrawn, 410, "Este convite foi cancelado. Peça um novo à dona da loja."],
    [expired, 410, "Este convite passou dos 7 dias. Peça um novo à dona da loja."],
    [`${product.url}/admin/convite/${"x".repeat(43)}`, 404, "Este link está incompleto ou errado."],
    [`${product.url}/admin/convite/%00`, 404, ""],
  ] as const) {
    const answer = await guest.goto(link);
    expect(answer?.status(), link).toBe(status);
    if (sentence) await expect(guest.getByRole("alert")).toContainText(sentence);
    const form = {
      name: "Intruso",
      email: `intruso${mark}@exemplo.com.br`,
      password: newPassword,
      repeated: newPassword,
    };
    const post = await guest.request.post(link, { form, maxRedirects: 0 });
    expect(post.status(), link).toBe(status);
  }

  const link = await invite(page, `Lia ${mark}`);
  await guest.goto(link);
  await guest.getByLabel("Seu e-mail").fill(account.email);
  await guest.getByLabel("Senha", { exact: true }).fill("curta");
  await guest.getByLabel("Repita a senha").fill("outra");
  await guest.getByRole("button", { name: "Criar conta e entrar" }).click();
  await expect(guest.getByText("A nova senha precisa ter de 12 a 128 caracteres").first()).toBeVisible();
  await expect(guest.getByText("As duas senhas digitadas não são iguais").first()).toBeVisible();
  await expect(guest.getByLabel("Seu e-mail")).toHaveValue(account.email);
  await guest.getByLabel("Senha", { exact: true }).fill(newPassword);
  await guest.getByLabel("Repita a senha").fill(newPassword);
  await guest.getByRole("button", { name: "Criar conta e entrar" }).click();
  await expect(guest.getByLabel("Seu e-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(guest.getByRole("alert").filter({ hasText: "já tem uma conta" })).toBeVisible();
  await expectAccessible(guest, "an invitation with a mistake");
});

test("an invitation goes by mail and keeps the address it went to", async ({
  page,
  account,
  elsewhere,
  smtp,
  mark,
}) => {
  const email = `ida${mark}@exemplo.com.br`;
  await signIn(page, account);
  const mail = smtp.nextMailTo(email);
  const link = await invite(page, `Ida ${mark}`, { email, role: "técnico" });
  await expect(page.getByText(`Também enviamos por e-mail para ${email}.`)).toBeVisible();
  expect((await mail).replace(/=\r?\n/g, "")).toContain(link);
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expect(guest.getByText(email)).toBeVisible();
  await expect(guest.getByLabel("Seu e-mail")).toBeHidden();
  await accept(guest, link);
  await expect(guest).toHaveURL("/admin/fotos");
  await page.goto("/admin/pessoas");
  await page.getByLabel("Nome", { exact: true }).fill("De novo");
  await page.getByLabel("E-mail (opcional)").fill(email);
  await page.getByRole("button", { name: "Criar convite" }).click();
  await expect(page.getByLabel("E-mail (opcional)")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("De novo");
});
