import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import { PageEditor } from "#tests/pages/page-editor.ts";
import { PagesList } from "#tests/pages/pages-list.ts";
import { Studio } from "#tests/pages/studio.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages } from "#tests/support/saved-pages.ts";
import { withDatabase } from "#tests/support/with-database.ts";

const repairs = [
  ...["portão de garagem", "central de comando", "controle de portão", "fotocélula do portão", "capacitor do motor"],
  ...["fechadura elétrica do portão", "cremalheira", "fim de curso do portão", "cabo de aço do portão"],
  ...["roldana de portão", "trilho de portão", "botoeira do portão"],
].map((thing) => `Conserto de ${thing}`);
const others = [
  ...["PPA", "Garen", "Rossi", "Peccinin"].map((brand) => `Instalação de motor ${brand}`),
  ...["Nobreak de portão", "Módulo Wi-Fi de portão", "Sinaleiro de garagem", "Portão pivotante"],
];
const places =
  "Mooca Osasco Suzano Tatuapé Santana Barueri Pinheiros Perdizes Moema Ipiranga Penha Guarulhos Diadema Cotia Mauá Lapa Butantã Morumbi Saúde Jabaquara Interlagos Guaianases Itaquera Tucuruvi Jaçanã".split(
    " ",
  );

/** 500 rows, of which the last three are mistakes: an empty cell, a repetition, and what is none of our trade. */
function makeSheet(): string {
  const rows = [...repairs, ...others].flatMap((service) => places.map((place) => `${service};${place}`));
  const mistakes = ["Instalação de motor PPA;", rows[0], "Receita de bolo;Osasco"];
  return ["Serviço;Bairro", ...rows.slice(0, -mistakes.length), ...mistakes].join("\n");
}

const template = "Fazemos {Serviço} no seu endereço.\n\nA visita custa R$ 150 e o orçamento por foto é grátis.";
const title = "Conserto de portão de garagem em Mooca";
let sheet = "";
let run = "";

test.describe.configure({ mode: "serial" });

test("in the morning a spreadsheet of 500 rows is put right", async ({ page, staff, product }) => {
  await forgetPages(product);
  await signIn(page, staff, Studio.path);
  const studio = new Studio(page);
  await studio.upload({ name: "bairros.csv", bytes: Buffer.from(makeSheet()) });
  await page.getByLabel("Eu escrevo um modelo").check();
  await page.getByLabel("Modelo do texto").fill(template);
  await studio.goOn.click();
  await studio.untilRead();
  await expect(studio.summary).toContainText("Títulos500");
  await page.getByRole("link", { name: "Pedem atenção" }).click();
  await expect(studio.rows).toHaveCount(3);
  await studio.fix(499, "Instalação de motor PPA em São Mateus");
  await expect(studio.row(499)).toBeHidden();
  await studio.row(501).getByRole("button", { name: "Deixar de fora" }).click();
  await expect(studio.summary).toContainText("Você deixou de fora1");
  sheet = new URL(page.url()).pathname;
});

test("its pages become drafts, though a server dies", async ({ page, staff, product }) => {
  await signIn(page, staff, sheet);
  const studio = new Studio(page);
  await page.getByLabel("Guardar tudo como rascunho").check();
  await studio.create();
  await product.crash();
  await product.mend();
  await studio.untilOver();
  run = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await new PagesList(page).open(`?execucao=${run}&estado=rascunho`);
  await expect(new PagesList(page).caption).toHaveText(/^498 páginas encontradas · /);
});

test("they are scheduled at 20 a day", async ({ page, staff }) => {
  await signIn(page, staff, `${PagesList.path}?execucao=${run}`);
  await page.getByLabel("Mudar várias de uma vez").selectOption("Agendar");
  await page.getByLabel("todas as 498 da lista").check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Páginas por dia")).toHaveValue("20");
  await page.getByRole("button", { name: "Agendar 498 páginas" }).click();
  await page.getByText("Pronto: 498 páginas mudaram", { exact: true }).waitFor();
  await new PagesList(page).open(`?execucao=${run}&estado=agendada`);
  await expect(new PagesList(page).caption).toHaveText(/^498 páginas encontradas · /);
});

test("one is published at once, edited, and its old address leads to its new one", async ({ page, staff }) => {
  await signIn(page, staff);
  const editor = new PageEditor(page);
  await editor.open(title);
  await page.getByRole("button", { name: "Publicar agora" }).click();
  await editor.expectNotice("Página publicada");
  await editor.address.fill("portao-de-garagem-mooca");
  await editor.type(" Atendemos hoje.");
  await editor.save.click();
  await editor.expectNotice("Página salva");
  const old = await page.request.get("/links-uteis/conserto-de-portao-de-garagem-em-mooca", { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers().location).toContain("/links-uteis/portao-de-garagem-mooca");
  expect(await (await page.request.get("/links-uteis/portao-de-garagem-mooca")).text()).toContain("Atendemos hoje.");
});

test("a sentence about the price is replaced on 300 pages after a look at the changes", async ({ page, staff }) => {
  const filter = new URLSearchParams({ execucao: run, busca: "conserto" });
  await signIn(
    page,
    staff,
    `/admin/mudancas/nova?${new URLSearchParams({ acao: "replace", todas: "sim", filtro: `${filter}` })}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trocar um texto: 300 páginas");
  await page.getByLabel("Procurar este texto").fill("A visita custa R$ 150");
  await page.getByLabel("Trocar por").fill("A visita custa R$ 150, sem peças,");
  await page.getByRole("button", { name: "Ver as mudanças" }).click();
  await expect(page.getByRole("region", { name: "As mudanças" }).locator("ins").first()).toContainText("sem peças");
  await page.getByRole("button", { name: "Trocar o texto em 300 páginas" }).click();
  await page.getByText("Pronto: 300 páginas mudaram", { exact: true }).waitFor();
  const published = await (await page.request.get("/links-uteis/portao-de-garagem-mooca")).text();
  expect(published).toContain("sem peças, e o orçamento");
});

test("a page that went to the bin comes back with its contacts", async ({ page, staff, product }) => {
  const path = "/links-uteis/portao-de-garagem-mooca";
  await withDatabase(product, (database) =>
    createContactsRepository(database).insertContacts([makeContact({ path }), makeContact({ path })]),
  );
  await signIn(page, staff);
  const list = new PagesList(page);
  await list.open(`?busca=${encodeURIComponent(title)}`);
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row.filter({ hasText: "2 contatos" })).toHaveCount(1);
  const before = await (await page.request.get(path)).text();
  await list.delete(title);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(410);
  await page.goto("/admin/paginas/lixeira");
  await page.getByRole("button", { name: `Trazer de volta ${title}` }).click();
  await expect(page.getByText("Página de volta", { exact: true })).toBeVisible();
  await list.open(`?busca=${encodeURIComponent(title)}`);
  await expect(row.filter({ hasText: "2 contatos" })).toHaveCount(1);
  expect(await (await page.request.get(path)).text()).toBe(before);
});

test("in the evening the run is undone, all but what was edited", async ({ page, staff }) => {
  await signIn(page, staff, `/admin/execucoes/${run}`);
  await page.getByText("Desfazer esta leva").click();
  await page.getByRole("button", { name: /^Sim, desfazer / }).click();
  await page.getByText(/^Pronto: \d+ páginas mudaram/).waitFor();
  await new PagesList(page).open(`?execucao=${run}`);
  await expect(new PagesList(page).titles.first()).toContainText("Conserto");
});
