import { createAccount, expect, fillLogin, getSessionCookie, signIn, test } from "#tests/support/panel-test.ts";
import { findSessionRows, leaveAlone, letTimePass } from "#tests/support/session-rows.ts";

const minute = 60_000;
const fourHours = 240 * minute;

test("a session lasts exactly four hours from the login, whatever is done in it", { tag: "@whole" }, async ({
  page,
  account,
  product,
}) => {
  await signIn(page, account);
  const [before] = await findSessionRows(product, account.email);
  expect(Date.parse(before?.expiresAt ?? "") - Date.parse(before?.createdAt ?? "")).toBeGreaterThan(fourHours - 50);
  expect(Date.parse(before?.expiresAt ?? "") - Date.parse(before?.createdAt ?? "")).toBeLessThanOrEqual(fourHours);
  await letTimePass(product, account.email, fourHours - 5 * minute);
  const [aged] = await findSessionRows(product, account.email);
  await page.goto("/admin/conta");
  await page.getByLabel("Seu nome").fill("Maria");
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await expect(page.getByText("Nome salvo")).toBeVisible();
  expect(await findSessionRows(product, account.email)).toEqual([aged]);
  await letTimePass(product, account.email, 5 * minute);
  await page.goto("/admin/painel");
  await expect(page).toHaveURL("/admin/login?voltar=%2Fadmin%2Fpainel");
});

test("an expired session says so, goes to the login and comes back", async ({ page, account, product }) => {
  await signIn(page, account);
  await letTimePass(product, account.email, fourHours);
  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Conta", exact: true }).click();
  await expect(page).toHaveURL("/admin/login?voltar=%2Fadmin%2Fconta");
  await expect(page.getByText("Sessão encerrada")).toBeVisible();
  await fillLogin(page, account);
  await expect(page).toHaveURL("/admin/conta");
  await expect(page.getByRole("heading", { level: 1, name: "Conta" })).toBeVisible();
});

test("the owner lets sessions end without use; who comes back later signs in again", { tag: "@whole" }, async ({
  page,
  plainPage,
  account,
  product,
}) => {
  await signIn(page, account, "/admin/pessoas");
  const section = page.getByRole("region", { name: "Sair por inatividade" });
  const save = async (choice: string) => {
    await section.getByLabel("Encerrar a sessão").selectOption(choice);
    await section.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Vale a partir de agora para todas as pessoas")).toBeVisible();
  };
  await save("depois de 15 minutos sem uso");
  await signIn(plainPage, account, "/admin/conta");
  await expect(plainPage.getByText("ou antes, depois de 15 minutos sem uso.")).toBeVisible();
  await leaveAlone(product, account.email, 16 * minute);
  await plainPage.goto("/admin/conta");
  await expect(plainPage).toHaveURL("/admin/login?voltar=%2Fadmin%2Fconta");
  await page.goto("/admin/conta");
  await expect(page.getByText("Sessão encerrada")).toBeVisible();
  await signIn(page, account, "/admin/pessoas");
  await expect(section.getByLabel("Encerrar a sessão")).toHaveValue("15");
  await save("só depois das quatro horas");
});

test("a form that is sent too late is not carried out", async ({ page, account, product }) => {
  await signIn(page, account);
  await page.goto("/admin/conta");
  await page.getByLabel("Seu nome").fill("Tarde Demais");
  await letTimePass(product, account.email, fourHours);
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await expect(page).toHaveURL(/\/admin\/login\?voltar=%2Fadmin%2Fconta/);
  await fillLogin(page, account);
  await expect(page.getByLabel("Seu nome")).toHaveValue("Administrador");
});

test("titles that were typed while the session ended are there again after signing in", { tag: "@whole" }, async ({
  page,
  account,
  product,
}) => {
  const titles = "Conserto de portão em Osasco\nCapacitor do motor";
  for (const [path, label, button] of [
    ["/admin/legacy-generator", "Títulos das páginas", "Gerar Páginas"],
    ["/admin/painel", "Títulos", "Gerar páginas com IA"],
  ] as const) {
    await signIn(page, account, path);
    await page.getByLabel(label, { exact: true }).fill(titles);
    await letTimePass(product, account.email, fourHours);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/login\?voltar=/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(titles);
    await expect(page.getByText("2 títulos.")).toBeVisible();
  }
});

test("who signs out leaves no typed text and no page of the panel behind in the browser", async ({ page, account }) => {
  await signIn(page, account, "/admin/legacy-generator");
  await page.getByLabel("Títulos das páginas", { exact: true }).fill("Conserto de portão em Osasco");
  await page.getByText("Administrador").first().click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/admin/login");
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain("Osasco");
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByLabel("Títulos das páginas", { exact: true })).toHaveCount(0);
});

test("sessions are listed and can be ended one by one or all but this", { tag: "@whole" }, async ({
  page,
  account,
  elsewhere,
  browser,
}) => {
  await signIn(page, account);
  const other = await elsewhere.newPage();
  await signIn(other, account);
  const third = await browser.newContext({ baseURL: new URL(page.url()).origin, userAgent: "Firefox/1.0 (Windows)" });
  const thirdPage = await third.newPage();
  await signIn(thirdPage, account);

  await page.goto("/admin/conta");
  const list = page.getByRole("region", { name: "Sessões" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByText("Esta sessão")).toHaveCount(1);
  await list.getByRole("button", { name: "Encerrar sessão de Firefox em Windows" }).click();
  await expect(page.getByText("Aquele aparelho precisa entrar de novo")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await thirdPage.goto("/admin/painel");
  await expect(thirdPage).toHaveURL(/\/admin\/login/);
  await list.getByRole("button", { name: "Encerrar as outras sessões" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await other.goto("/admin/painel");
  await expect(other).toHaveURL(/\/admin\/login/);
  await page.goto("/admin/painel");
  await expect(page).toHaveURL("/admin/painel");
  await third.close();
});

test("who watches a run hears no more of it once the session is over", { tag: "@whole" }, async ({
  page,
  account,
  elsewhere,
}) => {
  await signIn(page, account);
  const titles = Array.from({ length: 300 }, (_, index) => `Portão vigiado ${index} ${account.email}`).join("\n");
  const started = await page.request.post("/admin/local-generator", {
    form: { intent: "batch", titles, creativity: "50" },
    maxRedirects: 0,
  });
  const id = new URL(started.headers().location ?? "", page.url()).searchParams.get("execucao") ?? "";
  const watched = page.evaluate(async (path) => (await fetch(path)).text(), `/admin/execucoes/${id}/eventos`);
  await signIn(await elsewhere.newPage(), account);
  await elsewhere.request.post("/admin/conta", { form: { intent: "end-other-sessions" } });
  const events = await watched;
  expect(events).toContain('"isOver":false');
  expect(events).not.toContain('"isOver":true');
  expect(events).toMatch(/event: end\ndata: \{\}\n\n$/);
  await elsewhere.request.post(`/admin/execucoes/${id}`, { form: { intent: "cancel" } });
});

test("nobody can end another account's session", { tag: "@whole" }, async ({ page, account, elsewhere, product }) => {
  await signIn(page, account);
  const [victim] = await findSessionRows(product, account.email);
  const intruder = await createAccount(product);
  await signIn(await elsewhere.newPage(), intruder);
  const answer = await elsewhere.request.post("/admin/conta", {
    form: { intent: "end-session", session: victim?.id ?? "" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(400);
  await page.reload();
  await expect(page).toHaveURL("/admin/painel");
});

test("changing the password ends every session, this one too", { tag: "@whole" }, async ({
  page,
  account,
  elsewhere,
  context,
}) => {
  await signIn(page, account);
  const other = await elsewhere.newPage();
  await signIn(other, account);
  const cookie = await getSessionCookie(context);
  await page.goto("/admin/conta");
  const form = page.getByRole("region", { name: "Senha", exact: true });
  const change = async (current: string, password: string, repeated = password) => {
    await form.getByLabel("Senha atual").fill(current);
    await form.getByLabel("Nova senha", { exact: true }).fill(password);
    await form.getByLabel("Repita a nova senha").fill(repeated);
    await form.getByRole("button", { name: "Trocar senha" }).click();
  };
  await change("nao-e-esta-senha", "uma-senha-novinha");
  await expect(page.getByRole("alert").filter({ hasText: "Digite a senha atual da sua conta" })).toBeVisible();
  await change(account.password, "curta");
  await expect(page.getByRole("alert").filter({ hasText: "de 12 a 128 caracteres" })).toBeVisible();
  await change(account.password, "uma-senha-novinha", "outra-senha-novinha");
  await expect(page.getByRole("alert").filter({ hasText: "não são iguais" })).toBeVisible();
  await change(account.password, "uma-senha-novinha");
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByText("Senha alterada")).toBeVisible();
  await other.goto("/admin/painel");
  await expect(other).toHaveURL(/\/admin\/login/);
  const copied = await elsewhere.request.get("/admin/painel", { headers: { cookie }, maxRedirects: 0 });
  expect(copied.status()).toBe(302);
  await fillLogin(page, account);
  await expect(page.getByRole("alert").filter({ hasText: "Email ou senha incorretos" })).toBeVisible();
  await fillLogin(page, { ...account, password: "uma-senha-novinha" });
  await expect(page).toHaveURL("/admin/painel");
});
