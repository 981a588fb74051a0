import type { APIRequestContext } from "@playwright/test";
import { PagesList } from "#tests/pages/pages-list.ts";
import { Studio } from "#tests/pages/studio.ts";
import { expectAccessible, expectNothingSticksOut } from "#tests/support/accessible.ts";
import { expect, goodKey, setKey, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages } from "#tests/support/saved-pages.ts";
import { type Cell, makeXlsx } from "#tests/support/spreadsheets.ts";

const services = ["Conserto de portão", "Troca do capacitor do motor", "Instalação de motor PPA", "Controle de portão"];
const places = ["Mooca", "Osasco", "Suzano", "Tatuapé", "Santana", "Barueri", "Santo André", "Pinheiros"];

/** 60 rows, of which the last three are mistakes: an empty cell, a repetition, and what is none of our trade. */
function makeRows(): Cell[][] {
  const pairs = services.flatMap((service) => places.map((place): Cell[] => [service, place]));
  const more = places.flatMap((place): Cell[][] => [
    ["Central de comando", place],
    ["Fechadura elétrica", place],
    ["Motor basculante", place],
  ]);
  return [
    ...pairs,
    ...more.slice(0, 25),
    ["Conserto de portão", null],
    ["Conserto de portão", "Mooca"],
    ["Receita de bolo", "Osasco"],
  ];
}

test.beforeEach(async ({ product }) => forgetPages(product));

test("a spreadsheet of 60 rows with mistakes is put right and becomes drafts", async ({ page, staff }) => {
  await signIn(page, staff, Studio.path);
  const studio = new Studio(page);
  const rows = makeRows();
  await studio.upload({ name: "bairros.xlsx", bytes: makeXlsx([["Serviço", "Bairro"], ...rows], { hasMacros: true }) });
  await expect(studio.titleTemplate).toHaveValue("{Serviço} em {Bairro}");
  await expect(page.getByText("Na primeira linha fica: Conserto de portão em Mooca")).toBeVisible();
  await studio.titleTemplate.fill("{Serviço} na região de ");
  await page
    .getByRole("group", { name: /título de cada página/ })
    .getByRole("button", { name: "{Bairro}" })
    .click();
  await expect(studio.titleTemplate).toHaveValue("{Serviço} na região de {Bairro}");
  await studio.titleTemplate.fill("{Serviço} em {Bairro}");
  await studio.goOn.click();

  const last = rows.length + 1;
  await studio.untilRead();
  await expect(studio.summary).toContainText(`Títulos${rows.length}`);
  await expect(studio.rows).toHaveCount(50);
  await page.getByRole("link", { name: "Pedem atenção" }).click();
  await expect(studio.row(last - 2)).toContainText("Falta preencher: Bairro. Se a célula está mesclada");
  await expect(studio.row(last - 1)).toContainText("Igual à linha 2");
  await expect(studio.row(last)).toContainText("o título não é do nosso ramo");
  await studio.fix(last - 2, "Conserto de portão em São Caetano do Sul");
  await studio.row(last).getByRole("button", { name: "Deixar de fora" }).click();
  await expect(studio.summary).toContainText("Você deixou de fora1");
  await page.getByLabel("Guardar tudo como rascunho").check();
  await studio.create();
  await studio.untilOver();
  await expect(page.getByText("Tudo ficou como rascunho.")).toBeVisible();
  await page.getByRole("link", { name: /^Ver as páginas desta leva/ }).click();
  await page.waitForURL(/pages-list\?execucao=/);
  await page.goto(`${page.url()}&busca=caetano&estado=rascunho`);
  await expect(new PagesList(page).titles).toHaveText(["Conserto de portão em São Caetano do Sul"]);
});

test("a row is seen as the finished page before anything is made", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, Studio.path);
  const studio = new Studio(page);
  await studio.paste("Serviço\tBairro\nConserto de portão\tMooca");
  await page.getByLabel("Eu escrevo um modelo").check();
  await page.getByLabel("Modelo do texto").fill("Chegamos em {cidade} no mesmo dia.");
  await studio.goOn.click();
  await expect(page.getByLabel("Modelo do texto")).toHaveAccessibleDescription(
    /Não há coluna com o nome “cidade”. As colunas são: Serviço, Bairro./,
  );
  await page.getByLabel("Modelo do texto").fill("Chegamos em {bairro} no mesmo dia.");
  await studio.goOn.click();
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    studio.row(2).getByRole("link", { name: "Ver a página pronta" }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Conserto de portão em Mooca");
  await expect(preview.getByText("Chegamos em Mooca no mesmo dia.")).toBeVisible();
  const path = "/links-uteis/conserto-de-portao-em-mooca";
  expect((await page.request.get(path, { maxRedirects: 0 })).status()).not.toBe(200);
});

test("pages come out a few a day, and a plan that cannot be kept is said at its field", { tag: "@whole" }, async ({
  page,
  staff,
}) => {
  await signIn(page, staff, Studio.path);
  const studio = new Studio(page);
  await studio.paste("Conserto de portão na Mooca\nTroca do capacitor em Osasco\nKit PPA em Suzano");
  await page.getByLabel("Publicar aos poucos").check();
  await expect(page.getByText(/20 por dia, de segunda a sábado, das 8h às 18h: termina em/)).toBeVisible();
  await page.getByLabel("Primeiro dia").evaluate((field: HTMLInputElement) => {
    field.removeAttribute("min");
    field.value = "2020-01-01";
  });
  await page.getByRole("button", { name: "Criar 3 páginas" }).click();
  await expect(page.getByLabel("Primeiro dia")).toHaveAccessibleDescription(/O primeiro dia já passou/);
  await expect(page.getByLabel("Publicar aos poucos")).toBeChecked();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel("Primeiro dia").fill(`${year}-01-05`);
  await page.getByLabel("Páginas por dia").fill("2");
  await studio.create();
  await studio.untilOver();
  await expect(page.getByText("A publicação é aos poucos: 2 por dia")).toBeVisible();
  const run = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`${PagesList.path}?execucao=${run}&estado=agendada`);
  await expect(new PagesList(page).titles).toHaveCount(3);
});

test("a run is paused, gone on with, cancelled without losing titles, and taken back", { tag: "@whole" }, async ({
  page,
  staff,
  chat,
}) => {
  await signIn(page, staff, "/admin/painel");
  await setKey(page, goodKey);
  chat.script("ok", "silence");
  await page.goto(Studio.path);
  const studio = new Studio(page);
  await studio.paste(
    places
      .slice(0, 4)
      .map((place) => `Conserto de portão em ${place}`)
      .join("\n"),
  );
  await page.getByRole("link", { name: "2. Título e texto" }).click();
  await page.getByLabel("A IA escreve").check();
  await studio.goOn.click();
  await studio.create();
  const link = page.getByRole("link", { name: "Ver as páginas desta leva (1)" });
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: "Pausar" }).click();
  await expect(page.getByText("Pausada")).toBeVisible();
  await page.getByText("3 títulos faltam").click();
  await expect(page.getByText("Conserto de portão em Tatuapé")).toBeVisible();
  await page.getByRole("button", { name: "Continuar com os 3 que faltam" }).click();
  await page.getByRole("button", { name: "Cancelar geração" }).click();
  await expect(page.getByText("3 títulos que faltaram estão guardados.")).toBeVisible();
  chat.script("ok");
  await page.getByRole("button", { name: "Continuar com os 3 que faltam" }).click();
  await expect(page.getByText("Concluída")).toBeVisible();
  await page.getByText("Desfazer esta leva").click();
  await expect(page.getByText(/^Mover para a lixeira 4 páginas desta leva/)).toBeVisible();
  await page.getByRole("button", { name: "Sim, desfazer 4 páginas" }).click();
  await expect(page.getByRole("status")).toHaveText("Pronto: 4 páginas mudaram");
  await page.getByText("Desfazer", { exact: true }).click();
  await page.getByRole("button", { name: "Sim, desfazer" }).click();
  await expect(page.getByRole("status")).toHaveText("Desfeito: 4 páginas voltaram a ser como eram");
});

test("everything works without JavaScript", { tag: "@whole" }, async ({ plainPage: page, staff }) => {
  await signIn(page, staff, Studio.path);
  const studio = new Studio(page);
  await studio.upload({
    name: "bairros.csv",
    bytes: Buffer.from("Serviço;Bairro\nConserto de portão;São Mateus", "latin1"),
  });
  await studio.titleTemplate.fill("{serviço} em {lugar}");
  await studio.goOn.click();
  await expect(studio.titleTemplate).toHaveValue("{serviço} em {lugar}");
  await expect(studio.titleTemplate).toHaveAccessibleDescription(/Não há coluna com o nome “lugar”/);
  await studio.titleTemplate.fill("{serviço} em {bairro}");
  await studio.goOn.click();
  await studio.fix(2, "Conserto de portão em São Mateus hoje");
  await expect(studio.row(2)).toContainText("corrigido por você");
  await page.getByLabel("Publicar aos poucos").check();
  await expect(page.getByLabel("Páginas por dia")).toBeVisible();
  await page.getByLabel("Guardar tudo como rascunho").check();
  await studio.create();
  await studio.untilOver();
  await expect(page.getByText("Concluída")).toBeVisible();
});

test("titles of the older generators are taken along", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, "/admin/legacy-generator");
  await page.getByLabel("Títulos das páginas").fill("Conserto de portão na Mooca\nKit PPA em Suzano");
  await page.getByRole("button", { name: "Agendar ou usar modelo" }).click();
  await expect(new Studio(page).rows).toHaveCount(2);
});

test("the screens are accessible and nothing sticks out", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, Studio.path);
  const studio = new Studio(page);
  await expectAccessible(page, "bringing a list");
  await expectNothingSticksOut(page, 768, "bringing a list");
  await studio.paste("Serviço\tBairro\nConserto de portão\tMooca\nReceita de bolo\tOsasco\nConsero de portao\tSuzano");
  await page.getByLabel("Eu escrevo um modelo").check();
  await expectAccessible(page, "title and text");
  await expectNothingSticksOut(page, 768, "title and text");
  await page.getByLabel("O site escreve").check();
  await studio.goOn.click();
  await page.getByLabel("Publicar aos poucos").check();
  await expectAccessible(page, "rows");
  await expectNothingSticksOut(page, 768, "rows");
  await page.getByLabel("Guardar tudo como rascunho").check();
  await studio.create();
  await studio.untilOver();
  await page.getByText("Desfazer esta leva").click();
  await expectAccessible(page, "a run");
  await expectNothingSticksOut(page, 768, "a run");
});

test("what cannot be read is refused in words, with nothing kept", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, Studio.path);
  const send = (request: APIRequestContext, name: string, buffer: Buffer) =>
    request.post(Studio.path, {
      multipart: { titles: "", file: { name, mimeType: "application/octet-stream", buffer } },
      maxRedirects: 0,
    });
  for (const [name, buffer, status, words] of [
    ["grande.csv", Buffer.alloc(50 * 1024 * 1024, "a"), 413, "O arquivo é pesado demais: o limite é de 10 MB"],
    ["vazia.csv", Buffer.from("\n;;\n"), 400, "Não há nenhum título aqui"],
    ["velha.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"), 400, "formato antigo do Excel"],
    ["foto.png", Buffer.from("89504e470d0a1a0a0000000d", "hex"), 400, "não é uma planilha que o site consiga ler"],
  ] as const) {
    const answer = await send(page.request, name, buffer);
    expect(answer.status(), name).toBe(status);
    expect(await answer.text(), name).toContain(words);
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 3, name: /grande|vazia|velha|foto/ })).toHaveCount(0);
  const formulas = makeXlsx([
    ["Serviço", "Bairro"],
    [{ formula: 'CONCAT("Con","serto")', value: "Conserto" }, "Mooca"],
  ]);
  const answer = await send(page.request, "formulas.xlsm", formulas);
  expect(answer.status()).toBe(303);
  expect((await page.request.get("/admin/criar/nenhuma")).status()).toBe(404);
  expect((await page.request.get(`${answer.headers().location}/linhas/99`)).status()).toBe(404);
});
