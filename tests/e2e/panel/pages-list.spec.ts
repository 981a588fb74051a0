import type { Page } from "@playwright/test";
import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { test as base, expect, signIn } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";
import { executeIn, withDatabase } from "#tests/support/with-database.ts";

const list = "/admin/pages-list";

/** On the list of a product that has no pages yet. */
const test = base.extend<{ emptyList: Page }>({
  emptyList: async ({ page, account, product }, use) => {
    await forgetPages(product);
    await signIn(page, account, list);
    await use(page);
  },
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Portão número ${index + 1}`,
    slug: `portao-numero-${index + 1}`,
    content: "<p>Texto de cinco palavras aqui.</p>",
  }));

const titles = (page: Page) =>
  page.getByRole("region", { name: "Lista de páginas" }).getByRole("heading", { level: 2 });

const caption = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /página/ });

async function walk(page: Page) {
  await expect(titles(page)).toHaveCount(50);
  await expect(caption(page)).toHaveText("120 páginas · Página 1 de 3");
  await expect(titles(page).first()).toHaveText("Portão número 120");
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 70");
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 20");
  await expect(titles(page)).toHaveCount(20);
  await expect(caption(page)).toHaveText("120 páginas · Página 3 de 3");
  await expect(page.getByRole("navigation", { name: "Páginas da lista" })).toContainText("Página 3 de 3");
  await expect(page.getByRole("link", { name: "Próxima" })).toHaveCount(0);
  await page.reload();
  await expect(titles(page).first()).toHaveText("Portão número 20");
  await page.getByRole("link", { name: "Anterior" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 70");
  await expect(caption(page)).toHaveText("120 páginas · Página 2 de 3");
  await page.getByRole("link", { name: "Anterior" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 120");
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("link", { name: "Anterior" })).toHaveCount(0);
}

async function searchFor(page: Page, text: string) {
  await page.getByRole("searchbox", { name: "Buscar por título ou endereço" }).fill(text);
  await page.getByRole("button", { name: "Buscar" }).click();
}

async function confirmDelete(page: Page, title: string) {
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await row.getByText("Excluir", { exact: false }).first().click();
  await expect(row.getByText("Excluir esta página? Isso não pode ser desfeito.")).toBeVisible();
  await row.getByRole("button", { name: "Sim, excluir" }).click();
}

test("fifty a page, forward and back, found by any part of title or address, and a view in a new tab", async ({
  emptyList: page,
  product,
}) => {
  await savePages(product, numbered(120));
  await page.getByRole("link", { name: "Atualizar" }).click();
  await walk(page);
  await page.getByRole("link", { name: "Próxima" }).click();
  await searchFor(page, "PORTAO NUMERO 11");
  await expect(page).toHaveURL(`${list}?busca=PORTAO+NUMERO+11`);
  await expect(titles(page)).toHaveText(
    [119, 118, 117, 116, 115, 114, 113, 112, 111, 110, 11].map((n) => `Portão número ${n}`),
  );
  await expect(caption(page)).toHaveText("11 páginas encontradas · Página 1 de 1");
  await searchFor(page, '"numero 11"');
  await expect(titles(page)).toHaveText(["Portão número 11"]);
  await expect(caption(page)).toHaveText("1 página encontrada · Página 1 de 1");
  await searchFor(page, "portao");
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(caption(page)).toHaveText("120 páginas encontradas · Página 2 de 3");
  await searchFor(page, "numero-7");
  await expect(titles(page).last()).toHaveText("Portão número 7");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Visualizar Portão número 7 ", exact: false }).last().click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Portão número 7");
  await searchFor(page, "<i>guarulhos</i>");
  await expect(page.getByText("Nenhuma página com “<i>guarulhos</i>” no título ou no endereço")).toBeVisible();
  await page.getByRole("link", { name: "Limpar busca" }).click();
  await expect(titles(page)).toHaveCount(50);
  const figures = page.getByRole("region", { name: "Estatísticas" });
  for (const text of ["Total de páginas120", "Criadas nesta semana120", "Palavras600"]) {
    await expect(figures).toContainText(text);
  }
});

test("pages are deleted after a question, one or several at once, and the list stays where it was", async ({
  emptyList: page,
  product,
}) => {
  await savePages(product, numbered(120));
  await page.goto(`${list}?busca=numero`);
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 70");
  const address = page.url();
  await confirmDelete(page, "Portão número 70");
  await expect(page.getByText("Página excluída", { exact: true })).toBeVisible();
  await expect(titles(page).first()).toHaveText("Portão número 69");
  expect(page.url()).toBe(address);
  expect((await page.request.get("/links-uteis/portao-numero-70")).status()).toBe(410);

  await page.getByLabel("Selecionar Portão número 68", { exact: true }).check();
  await page.getByLabel("Selecionar Portão número 66", { exact: true }).check();
  await page.getByText("Excluir selecionadas(2)").click();
  await page.getByRole("button", { name: "Sim, excluir selecionadas" }).click();
  await expect(page.getByText("Páginas excluídas", { exact: true })).toBeVisible();
  await expect(titles(page).nth(1)).toHaveText("Portão número 67");
  await expect(titles(page).nth(2)).toHaveText("Portão número 65");

  await page.getByLabel("Selecionar todas desta página").check();
  await page.getByText("Excluir selecionadas(50)").click();
  await page.getByRole("button", { name: "Sim, excluir selecionadas" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 17");
  await page.getByLabel("Selecionar todas desta página").check();
  await page.getByText("Excluir selecionadas(17)").click();
  await page.getByRole("button", { name: "Sim, excluir selecionadas" }).click();
  // Nothing is left there, so it goes to the beginning of the same search.
  await expect(titles(page).first()).toHaveText("Portão número 120");
  await expect(page).toHaveURL(`${list}?busca=numero`);
  await expect(page.getByRole("region", { name: "Estatísticas" })).toContainText("Total de páginas50");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it works", async ({ emptyList: page, product }) => {
    await savePages(product, numbered(120));
    await page.getByRole("link", { name: "Atualizar" }).click();
    await walk(page);
    await searchFor(page, "numero-12");
    await expect(titles(page)).toHaveText(["Portão número 120", "Portão número 12"]);
    await confirmDelete(page, "Portão número 12");
    await expect(page.getByRole("status").filter({ hasText: "Página excluída" })).toBeVisible();
    await expect(titles(page)).toHaveText(["Portão número 120"]);
    await searchFor(page, "numero-3");
    await page.getByLabel("Selecionar Portão número 30").check();
    await page.getByLabel("Selecionar Portão número 31").check();
    await page.locator("summary", { hasText: "Excluir selecionadas" }).click();
    await page.getByRole("button", { name: "Sim, excluir selecionadas" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Páginas excluídas" })).toBeVisible();
    await expect(titles(page).last()).toHaveText("Portão número 3");
    await expect(titles(page)).toHaveCount(9);
  });
});

test("contacts are shown for each page, and the list can be sorted by them", async ({ emptyList: page, product }) => {
  await savePages(product, numbered(60));
  const made = [3, 3, 9].map((number) => makeContact({ path: `/links-uteis/portao-numero-${number}` }));
  await withDatabase(product, (database) => createContactsRepository(database).insertContacts(made));
  await page.getByRole("link", { name: "Atualizar" }).click();
  await page.getByRole("link", { name: "Mais contatos" }).click();
  await expect(page).toHaveURL(`${list}?ordem=contatos`);
  await expect(titles(page).first()).toHaveText("Portão número 3");
  await expect(page.getByRole("listitem").filter({ hasText: "2 contatos" })).toContainText("Portão número 3");
  await expect(titles(page).nth(1)).toHaveText("Portão número 9");
  await expect(page.getByRole("link", { name: "Mais contatos" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(titles(page)).toHaveCount(10);
  await page.getByRole("link", { name: "Anterior" }).click();
  await expect(titles(page).first()).toHaveText("Portão número 3");
  await searchFor(page, "portao-numero-9");
  await expect(page).toHaveURL(`${list}?busca=portao-numero-9&ordem=contatos`);
  await expect(titles(page)).toHaveText(["Portão número 9"]);
});

test("with no pages it says what to do; with pages that do not load, what may be wrong", async ({
  emptyList: page,
  engine,
  product,
}) => {
  await expect(page.getByRole("heading", { name: "Nenhuma página criada ainda" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Criar as primeiras páginas" })).toHaveAttribute(
    "href",
    "/admin/legacy-generator",
  );
  await expectAccessible(page, "the empty list");
  await savePages(product, numbered(2));
  await executeIn(product, "alter table generated_pages rename to hidden_pages");
  await page.getByRole("link", { name: "Atualizar" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    `Erro ao carregar páginas: ${engine === "postgres" ? 'relation "generated_pages" does not exist' : "no such table: generated_pages"}`,
  );
  const box = page.getByRole("region", { name: "Há 2 páginas salvas, mas nenhuma foi carregada" });
  await expect(box).toContainText("permissões ou de configuração");
  await expectAccessible(page, "the list that does not load");
  await executeIn(product, "alter table hidden_pages rename to generated_pages");
  await box.getByRole("link", { name: "Tentar novamente" }).click();
  await expect(titles(page)).toHaveCount(2);

  await executeIn(product, "delete from generated_pages");
  await page.getByRole("link", { name: "Atualizar" }).click();
  await expect(box).toBeVisible();
});

test("the two pages that are most alike are named", async ({ emptyList: page }) => {
  const words = Array.from({ length: 80 }, (_, index) => `palavra${index}`).join(" ");
  await createPages(page, [
    { title: "Uma página", content: `<p>${words}</p>` },
    { title: "Outra página", content: `<p>${words} a mais</p>` },
  ]);
  const figures = page.getByRole("region", { name: "Estatísticas" });
  await expect(async () => {
    await page.getByRole("link", { name: "Atualizar" }).click();
    await expect(figures.getByRole("link", { name: "Uma página" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(figures.getByRole("link", { name: "Outra página" })).toBeVisible();
  await expect(figures).toContainText(/Maior semelhança(100|9\d)%/);
});

test("bad input is refused in words", async ({ page, account }) => {
  await signIn(page, account, list);
  const title = `Fica ${account.password}`;
  await createPages(page, [{ title }]);
  for (const query of [
    "depois=x",
    "depois=-1",
    "antes=1e9",
    "ordem=contatos&depois=1-'",
    `busca=${"x".repeat(5_000)}`,
    "busca=%00%FF",
  ]) {
    expect((await page.request.get(`${list}?${query}`)).status(), query).toBe(200);
  }
  for (const [form, status, text] of [
    [{}, 400, "Marque as páginas que quer excluir"],
    [{ id: "nenhuma" }, 404, "Erro ao excluir página"],
    [{ id: "' or 1=1 --" }, 404, "Ela já não estava na lista"],
  ] as const) {
    const answer = await page.request.post(list, { form });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(text);
  }
  const forged = await page.request.post(list, { form: { id: "x" }, headers: { origin: "https://evil.example" } });
  expect(forged.status()).toBe(403);
  await page.goto(`${list}?${new URLSearchParams({ busca: title })}`);
  await expect(titles(page)).toHaveText([title]);
});

test("axe finds nothing, whatever the titles", async ({ page, account }) => {
  await signIn(page, account, list);
  const mark = account.password.slice(-8);
  await createPages(page, [
    { title: `"Aspas" <b>&'</b> 😀 ${mark}` },
    { title: `\u202eשלום ${mark}` },
    { title: `${mark} ${"x".repeat(280)}` },
  ]);
  await page.goto(`${list}?busca=${mark}`);
  await expect(titles(page)).toHaveCount(3);
  await expect(titles(page).last()).toHaveText(`"Aspas" <b>&'</b> 😀 ${mark}`);
  await page.locator("summary", { hasText: "Excluir selecionadas" }).click();
  await page.locator("summary", { hasText: "Aspas" }).click();
  await expectAccessible(page, "the list");
  await page.goto(`${list}?busca=nenhuma-${mark}`);
  await expectAccessible(page, "the list without a match");
});
