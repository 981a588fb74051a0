import type { Locator } from "@playwright/test";
import { PageEditor } from "#tests/pages/page-editor.ts";
import { PagesList } from "#tests/pages/pages-list.ts";
import { expectAccessible, expectNothingSticksOut } from "#tests/support/accessible.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { expect, goodKey, openSession, setKey, signIn, test } from "#tests/support/panel-test.ts";

const place = "na Mooca";

/** A page of this test's own. */
const titleWith = (mark: string) => `Conserto de portão automático ${place} ${mark}`;
const slugWith = (mark: string) => `conserto-de-portao-automatico-na-mooca-${mark}`;

test.beforeEach(async ({ page, staff, mark }) => {
  await page.context().addCookies([staff.cookie]);
  await createPages(page, [{ title: titleWith(mark) }]);
});

test("a page is changed, and visitors read it at its new address", async ({ page, request, mark }) => {
  const editor = new PageEditor(page);
  await editor.open(titleWith(mark));
  await expect(editor.score).toContainText(/Responde \d+ de 100/);
  await editor.type(" Palavra nova.");
  await editor.address.fill(`portao-novo-${mark}`);
  await expect(page.getByText(`O endereço /links-uteis/portao-novo-${mark} está livre.`)).toBeVisible();
  const phone = page.frameLocator('iframe[title="A página como fica no celular"]');
  await expect(phone.getByText("Palavra nova.")).toBeVisible();
  await editor.save.click();
  await editor.expectNotice("Página salva");
  const moved = await request.get(`/links-uteis/${slugWith(mark)}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/links-uteis/portao-novo-${mark}`]);
  expect(await (await request.get(`/links-uteis/portao-novo-${mark}`)).text()).toContain("Palavra nova.");
});

test("what changed is seen in the history, and taken back there", async ({ page, request, mark }) => {
  const editor = new PageEditor(page);
  await editor.open(titleWith(mark));
  await editor.type(" Palavra nova.");
  await editor.save.click();
  await editor.expectNotice("Página salva");
  await page.getByRole("link", { name: "Histórico" }).click();
  await page.getByRole("link", { name: "Ver o que mudou na versão 2" }).click();
  await expect(page.locator("ins", { hasText: "Palavra nova." })).toBeVisible();
  await expectAccessible(page, "the history");
  await page.getByRole("link", { name: "Comparar com a de agora a versão 1" }).click();
  await page.getByText("Voltar para a versão 1", { exact: true }).click();
  await page.getByRole("button", { name: "Sim, voltar para a versão 1" }).click();
  await editor.expectNotice("Página de volta");
  expect(await (await request.get(`/links-uteis/${slugWith(mark)}`)).text()).not.toContain("Palavra nova.");
});

test("what is typed survives a closed tab and an ended session", { tag: "@whole" }, async ({
  page,
  context,
  staff,
  mark,
}) => {
  const editor = new PageEditor(page);
  const path = await editor.open(titleWith(mark));
  await editor.type(" Frase guardada.");
  await expect(editor.saved).toBeVisible();
  const tab = await context.newPage();
  const again = new PageEditor(tab);
  await tab.goto(path);
  await expect(again.unsaved).toBeVisible();
  await tab.getByRole("link", { name: "Continuar" }).click();
  await expect(again.text).toContainText("Frase guardada.");

  await context.clearCookies();
  await again.type(" Outra frase.");
  await expect(tab.getByText("A sua sessão terminou.")).toBeVisible();
  await tab.goto("/");
  await context.addCookies([staff.cookie]);
  await tab.goto(path);
  // The server has the draft of before; what it was not given is found by the script.
  await expect(tab.getByText("guardadas neste aparelho")).toBeVisible();
  await tab.getByRole("link", { name: "Continuar" }).click();
  await expect(again.text).toContainText("Outra frase.");
  await tab.close();
});

test("a tab that loses its connection and closes while it saves leaves nothing to ask about", {
  tag: "@whole",
}, async ({ page, context, mark }) => {
  const editor = new PageEditor(page);
  const path = await editor.open(titleWith(mark));
  const tab = new PageEditor(await context.newPage());
  await tab.page.goto(path);
  await tab.page.route(`${path}/rascunho`, (route) => route.abort());
  await tab.page.route(/\.data$/, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await tab.type(" Salvo e fechado.");
  await tab.save.click();
  await expect(tab.page.getByText("O site não responde. O texto está guardado neste aparelho")).toBeVisible();
  await expect(tab.text).toContainText("Salvo e fechado.");
  await tab.page.close();
  await page.goto(path);
  await expect(editor.text).toContainText("Salvo e fechado.");
  await expect(editor.unsaved).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("who saves second on one page is told, and neither loses a word", { tag: "@whole" }, async ({
  page,
  elsewhere,
  product,
  mark,
}) => {
  const editor = new PageEditor(page);
  const path = await editor.open(titleWith(mark));
  const other = new PageEditor(await elsewhere.newPage());
  await signIn(other.page, await openSession(product), path);
  await other.type(" Da colega.");
  await expect(other.saved).toBeVisible();
  await editor.type(" Da dona.");
  await expect(page.getByText("também está editando esta página")).toBeVisible();
  await other.save.click();
  await other.expectNotice("Página salva");
  await editor.save.click();
  await expect(page.getByRole("heading", { name: "A página mudou enquanto você escrevia" })).toBeVisible();
  await expect(editor.text).toContainText("Da dona.");
  await page.getByRole("button", { name: "Salvar o meu por cima" }).click();
  await editor.expectNotice("Página salva");
  await expect(editor.text).toContainText("Da dona.");
  await page.getByRole("link", { name: "Histórico" }).click();
  await page.getByRole("link", { name: "Ver o que mudou na versão 2" }).click();
  await expect(page.locator("ins", { hasText: "Da colega." })).toBeVisible();
});

test("a page is taken off the site, scheduled and published with the keyboard alone", { tag: "@whole" }, async ({
  page,
  request,
  mark,
}) => {
  const editor = new PageEditor(page);
  const path = `/links-uteis/${slugWith(mark)}`;
  await editor.open(titleWith(mark));
  await page.getByText("Despublicar (tirar do ar)", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Outra página do site").focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Qual página").focus();
  await page.keyboard.type("/pagina-que-nao-existe");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Qual página")).toHaveAccessibleDescription(/Não existe página publicada/);
  await page.getByLabel("Qual página").fill("/guia-completo");
  await page.keyboard.press("Enter");
  await editor.expectNotice("Página fora do ar");
  const sent = await request.get(path, { maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([301, "/guia-completo"]);
  const press = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  await press(page.getByText("Agendar a publicação", { exact: true }));
  const when = page.getByLabel("Dia e hora (de São Paulo)");
  // The browser's own check would keep it from being sent.
  await when.evaluate((field) => field.removeAttribute("min"));
  await when.fill("2020-01-01T10:00");
  await press(page.getByRole("button", { name: "Agendar", exact: true }));
  await expect(when).toHaveAccessibleDescription(/ainda não passaram/);
  await when.fill("2090-01-01T10:00");
  await press(page.getByRole("button", { name: "Agendar", exact: true }));
  await editor.expectNotice("Publicação agendada");
  await press(page.getByRole("button", { name: "Publicar agora" }));
  await editor.expectNotice("Página publicada");
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
});

test("a figure of the shop is put in as a whole, and what makes no page is refused at its field", {
  tag: "@whole",
}, async ({ page, mark }) => {
  const editor = new PageEditor(page);
  await editor.open(titleWith(mark));
  await editor.type(" Sai por ");
  await page.getByRole("button", { name: "Inserir dado da loja" }).click();
  await page.getByLabel("Buscar dado (preço, garantia, horário...)").fill("R$ 1.349");
  await page
    .getByRole("region", { name: "Inserir dado da loja" })
    .getByRole("listitem")
    .getByRole("button")
    .last()
    .click();
  await expect(editor.text.locator("p").first().locator("data").last()).toContainText("1.349");
  await editor.type(" Leia ");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel("Para onde o link leva").fill("/guia-completo");
  await page.keyboard.press("Enter");
  // The panel gives the focus back a frame later.
  await expect(editor.text).toBeFocused();
  await page.keyboard.type(" antes.");
  await expect(editor.text.getByRole("link", { name: "Guia completo", exact: true })).toBeVisible();
  await editor.title.fill("");
  await editor.title.evaluate((field) => field.removeAttribute("required"));
  await editor.save.click();
  await expect(editor.title).toHaveAttribute("aria-invalid", "true");
  await expect(editor.text.locator("p").first()).toContainText("Leia Guia completo antes.");
});

test("a page is written again beside its text, and only then used", { tag: "@whole" }, async ({
  page,
  request,
  mark,
}) => {
  const editor = new PageEditor(page);
  await editor.open(titleWith(mark));
  await page.getByRole("link", { name: "Reescrever" }).click();
  await page.getByRole("button", { name: "Escrever com o que sabemos" }).click();
  await expect(page.getByRole("heading", { name: "Com o que sabemos hoje", exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Escrever outra versão" }).click();
  const changes = page.getByRole("table");
  await expect(changes.getByRole("columnheader")).toHaveText(["Texto de hoje", "Texto novo"]);
  const added = (await changes.locator("ins").first().textContent()) ?? "";
  await expectAccessible(page, "the two texts");
  await page.setViewportSize({ width: 1280, height: 720 });
  const before = await (await request.get(`/links-uteis/${slugWith(mark)}`)).text();
  await page.getByRole("button", { name: "Usar este texto" }).click();
  await expect(editor.text).toContainText(added.trim().split(" ")[0] ?? "");
  expect(await (await request.get(`/links-uteis/${slugWith(mark)}`)).text()).toBe(before);
  await editor.save.click();
  await editor.expectNotice("Página salva");
  expect(await (await request.get(`/links-uteis/${slugWith(mark)}`)).text()).not.toBe(before);
});

test("what the text service fails at or makes up is told, and the page stays as it is", { tag: "@whole" }, async ({
  page,
  request,
  chat,
  mark,
}) => {
  await setKey(page, goodKey);
  const before = await (await request.get(`/links-uteis/${slugWith(mark)}`)).text();
  await new PageEditor(page).open(titleWith(mark));
  await page.getByRole("link", { name: "Reescrever" }).click();
  const write = page.getByRole("button", { name: "Escrever com IA" });
  chat.script("unauthorised");
  await write.click();
  await expect(page.getByRole("alert").first()).toContainText("Erro ao gerar conteúdo");
  chat.script(() => "<h2>Conserto na Mooca</h2><p>O conserto do portão na Mooca custa R$ 7 em qualquer caso.</p>");
  await write.click();
  await expect(page.getByText("cita um valor, garantia ou telefone que não é nosso")).toContainText("custa R$ 7");
  expect(await (await request.get(`/links-uteis/${slugWith(mark)}`)).text()).toBe(before);
});

test("a text of the text service stands beside the page's own, and is used when somebody says so", {
  tag: "@whole",
}, async ({ page, request, chat, mark }) => {
  await setKey(page, goodKey);
  const editor = new PageEditor(page);
  await editor.open(titleWith(mark));
  await page.getByRole("link", { name: "Reescrever" }).click();
  const sentence = "O técnico conserta o portão automático na Mooca depois que você aprova o valor.";
  chat.script((title) => `<h2>${title}</h2><p>${sentence}</p>`);
  await page.getByRole("button", { name: "Escrever com IA" }).click();
  await expect(page.getByRole("table").locator("ins").filter({ hasText: sentence }).first()).toBeVisible();
  await page.getByRole("button", { name: "Usar este texto" }).click();
  await expect(editor.text).toContainText(sentence);
  await editor.save.click();
  await editor.expectNotice("Página salva");
  expect(await (await request.get(`/links-uteis/${slugWith(mark)}`)).text()).toContain(sentence);
});

test("without JavaScript a plain form edits the same page", async ({ plainPage, staff, request, mark }) => {
  await signIn(plainPage, staff, `${PagesList.path}?busca=${mark}`);
  await plainPage.getByRole("link", { name: `Editar ${titleWith(mark)}` }).click();
  const text = plainPage.getByLabel("Texto da página");
  await text.fill(`<p>Texto simples.</p><script>alert(1)</script>${await text.inputValue()}`);
  await plainPage.getByRole("button", { name: "Salvar", exact: true }).click();
  // Playwright finds no text inside of a noscript, only by the role of what is around it.
  await expect(plainPage.getByRole("status").filter({ hasText: "Página salva" })).toBeVisible();
  const html = await (await request.get(`/links-uteis/${slugWith(mark)}`)).text();
  expect(html).toContain("Texto simples.");
  expect(html).not.toContain("alert(1)");
});

test("the editor fits a phone, a tablet and a desk", { tag: "@whole" }, async ({ page, mark }) => {
  const editor = new PageEditor(page);
  await editor.open(titleWith(mark));
  await expect(editor.text).toBeVisible();
  await expectAccessible(page, "the editor");
  await expectNothingSticksOut(page, 768, "the editor");
});
