import type { Page } from "@playwright/test";
import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import { makeNumberedPages } from "#tests/factories/numbered-pages.ts";
import { PagesList } from "#tests/pages/pages-list.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { test as base, expect, signIn } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";
import { executeIn, withDatabase } from "#tests/support/with-database.ts";

const path = PagesList.path;

/** On the list of a product that has no pages yet. */
const test = base.extend<{ emptyList: PagesList }>({
  emptyList: async ({ page, staff, product }, use) => {
    await forgetPages(product);
    await signIn(page, staff, path);
    await use(new PagesList(page));
  },
});

async function walk(page: Page, list: PagesList) {
  await expect(list.titles).toHaveCount(50);
  await expect(list.titles.first()).toHaveText("Portão número 120");
  await expect(list.caption).toHaveText("120 páginas · Página 1 de 3");
  await list.next.click();
  await expect(list.titles.first()).toHaveText("Portão número 70");
  await list.next.click();
  await expect(list.titles.first()).toHaveText("Portão número 20");
  await expect(list.titles).toHaveCount(20);
  await expect(list.caption).toHaveText("120 páginas · Página 3 de 3");
  await expect(page.getByRole("navigation", { name: "Páginas da lista" })).toContainText("Página 3 de 3");
  await expect(list.next).toHaveCount(0);
  await page.reload();
  await expect(list.titles.first()).toHaveText("Portão número 20");
  await list.previous.click();
  await expect(list.titles.first()).toHaveText("Portão número 70");
  await expect(list.caption).toHaveText("120 páginas · Página 2 de 3");
  await list.previous.click();
  await expect(list.titles.first()).toHaveText("Portão número 120");
  await expect(page).toHaveURL(path);
  await expect(list.previous).toHaveCount(0);
}

test("fifty a page, forward and back, with their figures", async ({ emptyList: list, product }) => {
  await savePages(product, makeNumberedPages(70));
  await list.refresh();
  for (const text of ["Total de páginas70", "Criadas nesta semana70", "Palavras350"]) {
    await expect(list.figures).toContainText(text);
  }
  await expect(list.titles).toHaveCount(50);
  await expect(list.caption).toHaveText("70 páginas · Página 1 de 2");
  await list.next.click();
  await expect(list.titles.first()).toHaveText("Portão número 20");
  await expect(list.caption).toHaveText("70 páginas · Página 2 de 2");
  await list.previous.click();
  await expect(list.titles.first()).toHaveText("Portão número 70");
});

test("three pages of the list are walked through, and back from one that was loaded anew", { tag: "@whole" }, async ({
  page,
  emptyList: list,
  product,
}) => {
  await savePages(product, makeNumberedPages(120));
  await list.refresh();
  await walk(page, list);
});

test("found by any part of title or address, and seen in a new tab", { tag: "@whole" }, async ({
  page,
  emptyList: list,
  product,
}) => {
  await savePages(product, makeNumberedPages(60));
  await list.refresh();
  await list.next.click();
  await list.search("PORTAO NUMERO 12");
  await expect(page).toHaveURL(`${path}?busca=PORTAO+NUMERO+12`);
  await expect(list.titles).toHaveText(["Portão número 12"]);
  await list.search("numero-7");
  await expect(list.titles).toHaveText(["Portão número 7"]);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Visualizar Portão número 7 ", exact: false }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Portão número 7");
  await list.search("<i>guarulhos</i>");
  await expect(page.getByText("Nenhuma página com “<i>guarulhos</i>” no título ou no endereço")).toBeVisible();
  await page.getByRole("link", { name: "Limpar busca" }).click();
  await expect(list.titles).toHaveCount(50);
});

test("an exact phrase stands in quotes, and a search tells how many pages it found", { tag: "@whole" }, async ({
  emptyList: list,
  product,
}) => {
  await savePages(product, makeNumberedPages(60));
  await list.open("?busca=portao");
  await list.next.click();
  await expect(list.caption).toHaveText("60 páginas encontradas · Página 2 de 2");
  await list.search("numero 1");
  await expect(list.caption).toHaveText("15 páginas encontradas · Página 1 de 1");
  await list.search('"numero 1"');
  await expect(list.titles).toHaveText(["Portão número 1"]);
  await expect(list.caption).toHaveText("1 página encontrada · Página 1 de 1");
});

test("a page is deleted after a question, and the list stays where it was", { tag: "@whole" }, async ({
  page,
  emptyList: list,
  product,
}) => {
  await savePages(product, makeNumberedPages(60));
  await list.open("?busca=numero");
  await list.next.click();
  await expect(list.titles.first()).toHaveText("Portão número 10");
  const address = page.url();
  await list.delete("Portão número 10");
  await expect(page.getByText("Página excluída", { exact: true })).toBeVisible();
  await expect(list.titles.first()).toHaveText("Portão número 9");
  expect(page.url()).toBe(address);
  expect((await page.request.get("/links-uteis/portao-numero-10")).status()).toBe(410);
});

test("several pages are deleted at once", async ({ page, emptyList: list, product }) => {
  await savePages(product, makeNumberedPages(70));
  await list.open("?busca=numero");
  await list.next.click();
  await list.select("Portão número 18");
  await list.select("Portão número 16");
  await expect(list.selection).toHaveText("Excluir selecionadas(2)");
  await list.deleteSelected();
  await expect(page.getByText("Páginas excluídas", { exact: true })).toBeVisible();
  await expect(list.titles.nth(1)).toHaveText("Portão número 19");
  await expect(list.titles.nth(2)).toHaveText("Portão número 17");
  await expect(list.titles.nth(3)).toHaveText("Portão número 15");
});

test("all that are shown are deleted, and the list goes to the beginning of the same search", async ({
  page,
  emptyList: list,
  product,
}) => {
  await savePages(product, makeNumberedPages(68));
  await list.open("?busca=numero");
  await list.next.click();
  await expect(list.titles.first()).toHaveText("Portão número 18");
  await list.selectAll();
  await expect(list.selection).toHaveText("Excluir selecionadas(18)");
  await list.deleteSelected();
  await expect(list.titles.first()).toHaveText("Portão número 68");
  await expect(page).toHaveURL(`${path}?busca=numero`);
  await expect(list.figures).toContainText("Total de páginas50");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is walked through", { tag: "@whole" }, async ({ page, emptyList: list, product }) => {
    await savePages(product, makeNumberedPages(120));
    await list.refresh();
    await walk(page, list);
  });

  test("pages are found and deleted", { tag: "@whole" }, async ({ emptyList: list, product }) => {
    await savePages(product, makeNumberedPages(40));
    await list.refresh();
    await list.search("numero-12");
    await expect(list.titles).toHaveText(["Portão número 12"]);
    await list.delete("Portão número 12");
    await expect(list.notice.filter({ hasText: "Página excluída" })).toBeVisible();
    await list.search("numero-3");
    await list.select("Portão número 30");
    await list.select("Portão número 31");
    await list.deleteSelected();
    await expect(list.notice.filter({ hasText: "Páginas excluídas" })).toBeVisible();
    await expect(list.titles.last()).toHaveText("Portão número 3");
    await expect(list.titles).toHaveCount(9);
  });
});

test("contacts are shown for each page, and the list can be sorted by them", { tag: "@whole" }, async ({
  page,
  emptyList: list,
  product,
}) => {
  await savePages(product, makeNumberedPages(60));
  const made = [3, 3, 9].map((number) => makeContact({ path: `/links-uteis/portao-numero-${number}` }));
  await withDatabase(product, (database) => createContactsRepository(database).insertContacts(made));
  await list.refresh();
  await list.byContacts.click();
  await expect(page).toHaveURL(`${path}?ordem=contatos`);
  await expect(list.titles.first()).toHaveText("Portão número 3");
  await expect(page.getByRole("listitem").filter({ hasText: "2 contatos" })).toContainText("Portão número 3");
  await expect(list.titles.nth(1)).toHaveText("Portão número 9");
  await expect(list.byContacts).toHaveAttribute("aria-current", "true");
  await list.next.click();
  await expect(list.titles).toHaveCount(10);
  await list.previous.click();
  await expect(list.titles.first()).toHaveText("Portão número 3");
  await list.search("portao-numero-9");
  await expect(page).toHaveURL(`${path}?busca=portao-numero-9&ordem=contatos`);
  await expect(list.titles).toHaveText(["Portão número 9"]);
});

test("with no pages it says what to do", { tag: "@whole" }, async ({ page, emptyList }) => {
  await expect(emptyList.titles).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Nenhuma página criada ainda" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Criar as primeiras páginas" })).toHaveAttribute("href", "/admin/criar");
  await expectAccessible(page, "the empty list");
});

test("with pages that do not load it says what may be wrong", { tag: "@whole" }, async ({
  page,
  emptyList: list,
  engine,
  product,
}) => {
  await savePages(product, makeNumberedPages(2));
  await executeIn(product, "alter table generated_pages rename to hidden_pages");
  await list.refresh();
  await expect(page.getByRole("alert")).toHaveText(
    `Erro ao carregar páginas: ${engine === "postgres" ? 'relation "generated_pages" does not exist' : "no such table: generated_pages"}`,
  );
  const box = page.getByRole("region", { name: "Há 2 páginas salvas, mas nenhuma foi carregada" });
  await expect(box).toContainText("permissões ou de configuração");
  await expectAccessible(page, "the list that does not load");
  await executeIn(product, "alter table hidden_pages rename to generated_pages");
  await box.getByRole("link", { name: "Tentar novamente" }).click();
  await expect(list.titles).toHaveCount(2);

  await executeIn(product, "delete from generated_pages");
  await list.refresh();
  await expect(box).toBeVisible();
});

test("the two pages that are most alike are named", { tag: "@whole" }, async ({ page, emptyList: list }) => {
  const words = Array.from({ length: 80 }, (_, index) => `palavra${index}`).join(" ");
  await createPages(page, [
    { title: "Uma página", content: `<p>${words}</p>` },
    { title: "Outra página", content: `<p>${words} a mais</p>` },
  ]);
  const { figures } = list;
  await expect(async () => {
    await list.refresh();
    await expect(figures.getByRole("link", { name: "Uma página" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(figures.getByRole("link", { name: "Outra página" })).toBeVisible();
  await expect(figures).toContainText(/Maior semelhança(100|9\d)%/);
});

test("bad input is refused in words", { tag: "@whole" }, async ({ page, staff, mark }) => {
  await signIn(page, staff, path);
  const title = `Fica ${mark}`;
  await createPages(page, [{ title }]);
  for (const query of [
    "depois=x",
    "depois=-1",
    "antes=1e9",
    "ordem=contatos&depois=1-'",
    `busca=${"x".repeat(5_000)}`,
    "busca=%00%FF",
  ]) {
    expect((await page.request.get(`${path}?${query}`)).status(), query).toBe(200);
  }
  for (const [form, status, text] of [
    [{}, 400, "Marque as páginas que quer excluir"],
    [{ id: "nenhuma" }, 404, "Erro ao excluir página"],
    [{ id: "' or 1=1 --" }, 404, "Ela já não estava na lista"],
  ] as const) {
    const answer = await page.request.post(path, { form });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(text);
  }
  const forged = await page.request.post(path, { form: { id: "x" }, headers: { origin: "https://evil.example" } });
  expect(forged.status()).toBe(403);
  await page.goto(`${path}?${new URLSearchParams({ busca: title })}`);
  await expect(new PagesList(page).titles).toHaveText([title]);
});

test("axe finds nothing, whatever the titles", { tag: "@whole" }, async ({ page, staff, mark }) => {
  await signIn(page, staff, path);
  const list = new PagesList(page);
  await createPages(page, [
    { title: `"Aspas" <b>&'</b> 😀 ${mark}` },
    { title: `\u202eשלום ${mark}` },
    { title: `${mark} ${"x".repeat(280)}` },
  ]);
  await list.open(`?busca=${mark}`);
  await expect(list.titles).toHaveCount(3);
  await expect(list.titles.last()).toHaveText(`"Aspas" &' ${mark}`);
  await list.selection.click();
  await page.locator("summary", { hasText: "Aspas" }).click();
  await expectAccessible(page, "the list");
  await list.open(`?busca=nenhuma-${mark}`);
  await expectAccessible(page, "the list without a match");
});
