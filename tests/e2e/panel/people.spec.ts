import { sql } from "kysely";
import { createActivityService } from "#server/activity/activity-service.ts";
import { createLog } from "#server/log.ts";
import { accept, getPersonRow, invite, newPassword } from "#tests/pages/people.ts";
import { expectAccessible, expectNothingSticksOut } from "#tests/support/accessible.ts";
import { createAccount, expect, fillLogin, openSession, signIn, test } from "#tests/support/panel-test.ts";
import { dumpDatabase } from "#tests/support/session-rows.ts";
import { withDatabase } from "#tests/support/with-database.ts";

test("someone is invited, works as staff, loses access and gets it back", async ({
  page,
  account,
  elsewhere,
  product,
  mark,
}) => {
  const name = `Ana ${mark}`;
  const email = `ana${mark}@exemplo.com.br`;
  await signIn(page, account);
  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Pessoas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pessoas" })).toBeVisible();
  const link = await invite(page, name);
  const token = link.split("/").at(-1) ?? "";
  expect(link.startsWith(`${product.url}/admin/convite/`)).toBe(true);
  const share = await page.getByRole("link", { name: "Enviar pelo WhatsApp" }).getAttribute("href");
  expect(new URL(share ?? "").searchParams.get("text")).toContain(link);
  await expect(getPersonRow(page, "Convites abertos", name)).toContainText("equipe, vale até");

  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1, name: "Convite de" })).toBeVisible();
  await expect(guest.getByText("Sua função: equipe.")).toBeVisible();
  await expect(guest.getByLabel("Seu nome")).toHaveValue(name);
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await accept(guest, link, email);
  await expect(guest).toHaveURL("/admin/painel");
  await expect(guest.getByText("Boas-vindas ao painel")).toBeVisible();
  await expect(guest.getByRole("link", { name: "Configurar chave da IA" })).toBeHidden();
  await guest.goto("/admin/pessoas");
  await expect(guest.getByText("Esta parte é só para a dona da loja. Peça a ela, se precisar.")).toBeVisible();
  await guest.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(guest).toHaveURL("/admin/painel");
  const key = await guest.request.post("/admin/painel", {
    form: { intent: "save-key", key: "sk-0123456789abcdefghij" },
  });
  expect(key.status()).toBe(403);
  await guest.goto(link);
  await expect(guest.getByRole("alert")).toContainText("Este convite já foi usado.");
  expect(product.output()).not.toContain(token);
  expect(await dumpDatabase(product)).not.toContain(token);

  await page.reload();
  await expect(page.getByLabel("Link", { exact: true })).toBeHidden();
  await expect(getPersonRow(page, "Convites abertos", name)).toBeHidden();
  const row = getPersonRow(page, "Quem tem acesso", name);
  await expect(row).toContainText("último acesso: agora há pouco");
  await expect(row).toContainText("Verificação em duas etapas: desativada");
  await guest.goto("/admin/painel");
  await row.getByRole("link", { name: "Tirar acesso" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sim, tirar acesso" }).click();
  await expect(page.getByText("Acesso retirado")).toBeVisible();
  await guest.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Páginas", exact: true }).click();
  await expect(guest).toHaveURL(/\/admin\/login/);
  await fillLogin(guest, { email, password: newPassword });
  await expect(guest.getByRole("alert").filter({ hasText: "Email ou senha incorretos" })).toBeVisible();

  await getPersonRow(page, "Sem acesso", name).getByRole("button", { name: "Devolver acesso" }).click();
  await expect(page.getByText("Acesso devolvido")).toBeVisible();
  await fillLogin(guest, { email, password: newPassword });
  await expect(guest).toHaveURL("/admin/pages-list");
});

test("an open page of someone who became technician says so at the next click", { tag: "@whole" }, async ({
  page,
  account,
  elsewhere,
  product,
}) => {
  const staff = await createAccount(product, "staff");
  const guest = await elsewhere.newPage();
  await signIn(guest, staff);
  await signIn(page, account, "/admin/pessoas");
  const row = getPersonRow(page, "Quem tem acesso", staff.email);
  await row.getByLabel("Função").selectOption("técnico");
  await row.getByRole("button", { name: "Mudar função" }).click();
  await expect(page.getByText("Função mudada")).toBeVisible();
  await expect(row.getByLabel("Função")).toHaveValue("technician");
  await guest.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Contatos" }).click();
  await expect(guest.getByText("Esta parte é só para a dona e a equipe da loja.")).toBeVisible();
  await expect
    .poll(() => product.output())
    .toMatch(/"role":"technician","pattern":"admin\/contatos","msg":"access refused"/);
  await expectAccessible(guest, "what is not for the role");
  await guest.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(guest).toHaveURL("/admin/fotos");
});

test("nobody changes their own role, and whoever is gone cannot be changed", { tag: "@whole" }, async ({
  page,
  account,
  product,
}) => {
  await signIn(page, account, "/admin/pessoas");
  const self = getPersonRow(page, "Quem tem acesso", account.email);
  await expect(self).toContainText("só outra dona pode mudar");
  await expect(self.getByRole("button")).toHaveCount(0);
  const [row] = await withDatabase(product, async ({ db }) => {
    return (await sql<{ id: string }>`select id from "user" where email = ${account.email}`.execute(db)).rows;
  });
  const id = row?.id ?? "";
  for (const [form, status, sentence] of [
    [{ intent: "change-role", person: id, role: "staff" }, 409, "Ninguém muda a própria função."],
    [{ intent: "remove", person: id }, 409, "Ninguém tira o próprio acesso."],
    [{ intent: "remove", person: "ninguem" }, 404, "A lista mudou enquanto isso."],
    [{ intent: "change-role", person: id, role: "chefe" }, 400, "Recarregue a página"],
  ] as const) {
    const answer = await page.request.post("/admin/pessoas", { form });
    expect(answer.status(), sentence).toBe(status);
    expect(await answer.text()).toContain(sentence);
  }
});

test("links for a new password: shown once, good once, and they end every session", { tag: "@whole" }, async ({
  page,
  account,
  elsewhere,
  product,
}) => {
  const staff = await createAccount(product, "staff");
  const guest = await elsewhere.newPage();
  await signIn(guest, staff);
  await signIn(page, account, "/admin/pessoas");
  await getPersonRow(page, "Quem tem acesso", staff.email)
    .getByRole("button", { name: "Gerar link de nova senha" })
    .click();
  await expect(page.getByRole("heading", { name: "Link de nova senha para" })).toBeVisible();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.reload();
  await expect(page.getByLabel("Link", { exact: true })).toBeHidden();

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel("Nova senha", { exact: true }).fill(newPassword);
  await page.getByLabel("Repita a nova senha").fill(newPassword);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("Senha redefinida")).toBeVisible();
  await guest.reload();
  await expect(guest).toHaveURL(/\/admin\/login/);
  await page.goto(link);
  await expect(page.getByRole("alert").filter({ hasText: "Este link já foi usado" })).toBeVisible();
  await page.goto("/admin/login");
  await fillLogin(page, { ...staff, password: newPassword });
  await expect(page).toHaveURL("/admin/painel");
});

test("without JavaScript: invite, accept, change the role, take access away and give it back", {
  tag: "@whole",
}, async ({ plainPage: page, account, browser, product, mark }) => {
  const name = `Rui ${mark}`;
  await page.goto("/admin/login");
  await fillLogin(page, account);
  const link = await invite(page, name);
  await expect(page.getByRole("button", { name: "Copiar" })).toBeHidden();
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const guest = await context.newPage();
  await accept(guest, link, `rui${mark}@exemplo.com.br`);
  await expect(guest).toHaveURL("/admin/painel");

  await page.goto("/admin/pessoas");
  const row = getPersonRow(page, "Quem tem acesso", name);
  await row.getByLabel("Função").selectOption("dona");
  await row.getByRole("button", { name: "Mudar função" }).click();
  await expect(page).toHaveURL("/admin/pessoas");
  await expect(row.getByLabel("Função")).toHaveValue("owner");
  await guest.goto("/admin/pessoas");
  await expect(guest.getByRole("heading", { level: 1, name: "Pessoas" })).toBeVisible();
  await row.getByRole("link", { name: "Tirar acesso" }).click();
  await page.getByRole("button", { name: "Sim, tirar acesso" }).click();
  await expect(getPersonRow(page, "Sem acesso", name)).toBeVisible();
  await guest.reload();
  await expect(guest).toHaveURL(/\/admin\/login/);
  await getPersonRow(page, "Sem acesso", name).getByRole("button", { name: "Devolver acesso" }).click();
  await expect(row).toBeVisible();
  await context.close();
});

test("the history says who did what, by person and by kind, page after page", { tag: "@whole" }, async ({
  page,
  product,
  mark,
}) => {
  const owner = await openSession(product);
  await signIn(page, owner, "/admin/conta");
  await page.getByLabel("Seu nome").fill(`Maria ${mark}`);
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await expect(page.getByText("Nome salvo")).toBeVisible();
  await invite(page, `Gil ${mark}`);
  await page.getByRole("link", { name: "Ver histórico" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Histórico" })).toBeVisible();
  await expect(page.getByText(`Maria ${mark}: Convidou Gil ${mark} (equipe)`)).toBeVisible();
  await page.getByLabel("Pessoa").selectOption(`Maria ${mark}`);
  await page.getByLabel("O que foi feito").selectOption("Entradas no painel");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Entrou no painel" })).toHaveCount(1);
  await expect(page.getByText(`Convidou Gil ${mark}`)).toBeHidden();
  await page.getByLabel("O que foi feito").selectOption("Chave da IA");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page.getByText("Nada encontrado com este filtro.")).toBeVisible();
  await expectAccessible(page, "the empty history");

  await withDatabase(product, async (database) => {
    const { record, findActors } = createActivityService({ database, log: createLog("silent") });
    const actor = (await findActors()).find(({ name }) => name === `Maria ${mark}`) ?? null;
    for (let count = 0; count < 50; count++) {
      await record({ actor, action: "invitation-made", details: { person: `Número ${count}`, role: "staff" } });
    }
  });
  await page.getByRole("link", { name: "Ver tudo" }).click();
  await expect(page).toHaveURL("/admin/pessoas/historico");
  await expect(page.getByLabel("O que foi feito")).toHaveValue("");
  await page.getByLabel("Pessoa").selectOption(`Maria ${mark}`);
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/pessoa=/);
  await expect(page.getByText("Convidou Número 49")).toBeVisible();
  await page.getByRole("link", { name: "Mais antigas" }).click();
  await expect(page.getByText(`Convidou Gil ${mark}`)).toBeVisible();
  await expect(page.getByText("Convidou Número 49")).toBeHidden();
  await page.getByRole("link", { name: "Mais novas" }).click();
  await expect(page.getByText("Convidou Número 49")).toBeVisible();
  await expectAccessible(page, "the history");
});

test("the screens are accessible and nothing sticks out, also with very long names", { tag: "@whole" }, async ({
  page,
  account,
  product,
}) => {
  await createAccount(product, "technician");
  await signIn(page, account);
  const link = await invite(page, "W".repeat(80), { email: `${"w".repeat(60)}@exemplo.com.br`, role: "técnico" });
  await expectAccessible(page, "people with a link");
  await expectNothingSticksOut(page, 320, "people with a link");
  await page.goto(link);
  await expectAccessible(page, "an invitation");
  await page.goto("/admin/pessoas?tirar=ninguem");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectAccessible(page, "people");
});

test("on a phone the menu holds every page, without JavaScript too", async ({ plainPage: page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/login");
  await fillLogin(page, account);
  const menu = page.getByRole("navigation", { name: "Painel" });
  await expect(menu.getByRole("link")).toHaveCount(0);
  await menu.getByText("Menu").click();
  for (const label of ["Painel", "Páginas", "Criar páginas", "Contatos", "Pessoas", "Conta"]) {
    await expect(menu.getByRole("link", { name: label, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await menu.getByRole("link", { name: "Pessoas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pessoas" })).toBeVisible();
});
