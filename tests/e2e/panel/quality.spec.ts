import { pagesToImprove } from "#tests/factories/pages-to-improve.ts";
import { QualityQueue } from "#tests/pages/quality-queue.ts";
import { expectAccessible, expectNothingSticksOut } from "#tests/support/accessible.ts";
import { checkAllPages } from "#tests/support/checked-pages.ts";
import { expect, openSession, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";

const [one, other, thin] = ["Capacitor do motor na Mooca", "Troca de capacitor na Mooca", "Placa do motor em Osasco"];
const thinPath = "/links-uteis/placa-do-motor-em-osasco";

test.beforeEach(async ({ product }) => {
  await forgetPages(product);
  await savePages(product, pagesToImprove);
  await checkAllPages(product);
});

test("the queue says what to do, worst first, by reason and by words of the title", async ({ page, staff }) => {
  const queue = new QualityQueue(page);
  await signIn(page, staff);
  await page.getByRole("link", { name: "O que fazer nas páginas (2)" }).click();
  await expect(queue.titles).toHaveText([other, thin]);
  await expect(queue.row(other)).toContainText("% do texto é igual ao de outra página.");
  await expect(queue.row(other)).toContainText(`Comparar com “${one}”`);
  await expectAccessible(page, "the queue");
  await expectNothingSticksOut(page, 768, "the queue");
  await queue.reason(/^Texto curto/).click();
  await expect(queue.reason(/^Texto curto/)).toHaveText("Texto curto(1)");
  await expect(queue.titles).toHaveText([thin]);
  await expect(queue.row(thin)).toContainText("São só 7 palavras, e 250 é o mínimo para responder bem.");
  await page.getByRole("searchbox").fill("mooca");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("heading", { name: "Nada a fazer com “mooca”" })).toBeVisible();
  await queue.reason(/^Todas/).click();
  await expect(queue.titles).toHaveText([other]);
});

test("a page is written anew in one click, and says what it said before in another", async ({ page, staff }) => {
  const queue = new QualityQueue(page);
  await signIn(page, staff, QualityQueue.path);
  await queue.row(thin).getByRole("button", { name: "Reescrever" }).click();
  await expect(page.getByText(`A página “${thin}” tem um texto novo.`)).toBeVisible();
  await expect(queue.row(thin).getByText("Texto curto")).toBeHidden();
  expect((await (await page.request.get(thinPath)).text()).length).toBeGreaterThan(2_000);
  await queue.undo.click();
  await expect(queue.row(thin)).toContainText("São só 7 palavras");
  expect(await (await page.request.get(thinPath)).text()).toContain("Trocamos a placa do motor do portão.");
});

test("a page leaves the search engines and comes back to them", { tag: "@whole" }, async ({ page, staff }) => {
  const queue = new QualityQueue(page);
  const robots = async () =>
    /<meta name="robots" content="[^"]*noindex/.test(await (await page.request.get(thinPath)).text());
  await signIn(page, staff, QualityQueue.path);
  expect(await robots()).toBe(false);
  await queue.row(thin).getByRole("button", { name: "Tirar do Google" }).click();
  await expect(page.getByText(`A página “${thin}” não aparece mais no Google.`)).toBeVisible();
  expect(await robots()).toBe(true);
  await queue.undo.click();
  await expect(queue.row(thin)).toBeVisible();
  expect(await robots()).toBe(false);
});

test("without JavaScript a reason is left as it is, a page goes to the bin, and both are undone", async ({
  plainPage,
  staff,
}) => {
  const queue = new QualityQueue(plainPage);
  await signIn(plainPage, staff, `${QualityQueue.path}?motivo=curto`);
  await queue
    .row(thin)
    .getByRole("button", { name: /Deixar como está.*Texto curto/ })
    .click();
  await expect(plainPage.getByText(`“Texto curto” fica como está na página “${thin}”`)).toBeVisible();
  await expect(plainPage.getByRole("heading", { name: "Nenhuma página com este motivo" })).toBeVisible();
  await queue.undo.click();
  await expect(queue.titles).toHaveText([thin]);
  await queue
    .row(thin)
    .getByText(/^Lixeira/)
    .click();
  await expect(queue.row(thin)).toContainText("Mandar esta página para a lixeira?");
  await queue.row(thin).getByRole("button", { name: "Sim, para a lixeira" }).click();
  await expect(queue.titles).toHaveCount(0);
  expect((await plainPage.request.get(thinPath)).status()).toBe(410);
  await queue.undo.click();
  expect((await plainPage.request.get(thinPath)).status()).toBe(200);
});

test("two that say the same become one with the better parts of both, and two again", { tag: "@whole" }, async ({
  page,
  staff,
}) => {
  const queue = new QualityQueue(page);
  await signIn(page, staff, QualityQueue.path);
  await queue.row(other).getByRole("link", { name: "Juntar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar duas páginas");
  await expect(page.getByRole("article", { name: one }).locator("mark")).toHaveCount(45);
  await expectAccessible(page, "the comparison");
  await expectNothingSticksOut(page, 768, "the comparison");
  await page.getByRole("link", { name: "Ficar com esta" }).click();
  const result = page.getByRole("region", { name: "Como a página fica" }).getByRole("listitem");
  await expect(result).toHaveText(["Como funciona", "Prazo da visita", "Quanto custa (vem da outra)"]);
  await page.getByLabel("Quanto custa").uncheck();
  await expect(result).toHaveText(["Como funciona", "Prazo da visita"]);
  await page.getByLabel("Quanto custa").check();
  await page.getByRole("button", { name: "Juntar as duas" }).click();
  await expect(page.getByText(`As duas páginas agora são uma: “${other}”.`)).toBeVisible();
  const old = await page.request.get("/links-uteis/capacitor-do-motor-na-mooca", { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, "/links-uteis/troca-de-capacitor-na-mooca"]);
  const merged = await (await page.request.get("/links-uteis/troca-de-capacitor-na-mooca")).text();
  expect(merged).toContain("O preço depende do tamanho do motor que a casa usa.");
  await queue.undo.click();
  await expect(queue.undo).toBeHidden();
  // Of two servers the other one hears of it a moment later.
  const back = () => page.request.get("/links-uteis/capacitor-do-motor-na-mooca", { maxRedirects: 0 });
  await expect.poll(async () => (await back()).status()).toBe(200);
  const before = await (await page.request.get("/links-uteis/troca-de-capacitor-na-mooca")).text();
  expect(before).not.toContain("O preço depende do tamanho do motor que a casa usa.");
});

test("without JavaScript what two pages become is shown before they are merged", { tag: "@whole" }, async ({
  plainPage,
  staff,
}) => {
  const queue = new QualityQueue(plainPage);
  await signIn(plainPage, staff, QualityQueue.path);
  await queue.row(other).getByRole("link", { name: "Juntar" }).click();
  await plainPage.getByRole("checkbox", { checked: true }).first().uncheck();
  await plainPage.getByRole("button", { name: "Ver como fica" }).click();
  const result = plainPage.getByRole("region", { name: "Como a página fica" }).getByRole("listitem");
  await expect(result).toHaveCount(2);
  await plainPage.getByRole("button", { name: "Juntar as duas" }).click();
  await expect(plainPage.getByText("As duas páginas agora são uma")).toBeVisible();
});

test("somebody who saved in between is not overwritten by a merge", { tag: "@whole" }, async ({ page, staff }) => {
  const queue = new QualityQueue(page);
  await signIn(page, staff, QualityQueue.path);
  await queue.row(other).getByRole("link", { name: "Juntar" }).click();
  await page.locator('input[name="staysVersion"]').evaluate((input: HTMLInputElement) => {
    input.value = "99";
  });
  await page.getByRole("button", { name: "Juntar as duas" }).click();
  await expect(page.getByRole("alert")).toContainText("A página mudou depois que você a abriu.");
});

test("the map shows how many pages a subject has in a place, and leads to them or to a missing one", {
  tag: "@whole",
}, async ({ page, staff }) => {
  await signIn(page, staff, "/admin/paginas/mapa");
  const table = page.getByRole("region", { name: "Assuntos e lugares" });
  await expect(table.getByRole("link", { name: /^Capacitor, Zona Leste: 2 páginas/ })).toBeVisible();
  await expectAccessible(page, "the map");
  await expectNothingSticksOut(page, 768, "the map");
  await page.getByLabel("Região").selectOption("São Paulo: Zona Leste");
  await page.getByRole("button", { name: "Mostrar" }).click();
  await expect(page).toHaveURL("/admin/paginas/mapa?regiao=sao-paulo-zona-leste");
  const missing = table.getByRole("link", { name: "Capacitor, Tatuapé: falta página, criar" });
  await expect(missing).toBeAttached();
  await table.getByRole("link", { name: /^Capacitor, Mooca: 2 páginas/ }).click();
  await expect(page.getByText("2 páginas encontradas")).toBeVisible();
  await page.goBack();
  await missing.click();
  await expect(page.getByLabel("Título ou títulos")).toHaveValue("Capacitor do motor no Tatuapé");
});

test("staff may do all of it, who repairs gates nothing", async ({ product, request }) => {
  const statuses = async (role: "staff" | "technician") => {
    const { cookie } = await openSession(product, role);
    const headers = { cookie: `${cookie.name}=${cookie.value}` };
    const paths = [QualityQueue.path, "/admin/paginas/mapa", "/admin/paginas/comparar"];
    const answers = await Promise.all(paths.map((path) => request.get(path, { headers })));
    const post = await request.post(QualityQueue.path, { headers, form: { intent: "hide.x" } });
    return [...answers.map((answer) => answer.status()), post.status()];
  };
  expect(await statuses("staff")).toEqual([200, 200, 200, 404]);
  expect(await statuses("technician")).toEqual([403, 403, 403, 403]);
});

test("where nothing is to be done, the queue and the map say so", { tag: "@whole" }, async ({
  page,
  staff,
  product,
}) => {
  await forgetPages(product);
  await signIn(page, staff, QualityQueue.path);
  await expect(page.getByRole("heading", { name: "Nada a fazer por enquanto" })).toBeVisible();
  await page.getByRole("navigation", { name: "Páginas", exact: true }).getByRole("link", { name: "Mapa" }).click();
  await expect(page.getByRole("heading", { name: "O mapa ainda está vazio" })).toBeVisible();
  await expectAccessible(page, "an empty map");
});
