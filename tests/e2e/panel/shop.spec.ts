import type { Page } from "@playwright/test";
import { PhotoLibrary, toFile } from "#tests/pages/photo-library.ts";
import { ShopSection } from "#tests/pages/shop-section.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { isWhole, oneOf } from "#tests/support/extent.ts";
import { fillDatabase } from "#tests/support/fill-with-pages.ts";
import { test as base, expect, type Shop, signIn } from "#tests/support/panel-test.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { readLocations } from "#tests/support/sitemap-file.ts";

const test = base.extend({ baseURL: ({ shop }, use) => use(shop.url) });

// In one worker: a shop reads all its pages before the first change of it is shown.
test.describe.configure({ mode: "default" });

const widths = { phone: { width: 360, height: 800 } };

async function openSection(page: Page, { owner }: Shop, slug: string): Promise<ShopSection> {
  await signIn(page, owner, `/admin/loja/${slug}`);
  return new ShopSection(page);
}

/** One server hears of what the other saved a moment later. */
async function expectSoon(shop: Shop, path: string, text: string): Promise<void> {
  for (const _ of ["one server", "the other"]) {
    await expect.poll(async () => (await fetch(shop.url + path)).text()).toContain(text);
  }
}

// What differs between the engines is how a change reaches the other server, which the test of prices shows.
test.describe("the example becomes another shop", { tag: ["@one-engine", "@whole"] }, () => {
  test.describe.configure({ mode: "serial" });
  test.use({ viewport: widths.phone });

  test("with its name, phone and hours", async ({ page, shop }) => {
    await signIn(page, shop.owner, "/admin/painel");
    await expect(page.getByText("Esta ainda é a loja de exemplo")).toBeVisible();
    await page.getByRole("link", { name: "Pôr o meu telefone" }).click();
    const section = new ShopSection(page);
    await section.fill("Nome da loja", "Portões da Rosa");
    await section.fill("Telefone", "(11) 98765-4321");
    await section.fill("E-mail", "rosa@portoesdarosa.com.br");
    await section.review();
    await section.count.waitFor();
    await expect(section.count).toHaveText(/Esta mudança aparece em 1\.\d{3} páginas\./);
    await expectAccessible(page, "a change before it is published");
    await page.getByRole("button", { name: "Publicar no site" }).click();
    await expect(page.getByText("É o que está no site")).toBeVisible();

    await section.open("horario");
    await page.getByLabel("Atendo 24 horas, todos os dias").uncheck();
    await page.getByLabel("Domingo", { exact: true }).uncheck();
    for (const day of ["Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"]) {
      await section.fill(`${day}: abre às`, "08:00");
      await section.fill(`${day}: fecha às`, "18:00");
    }
    await section.publish();
    await page.goto("/admin/painel");
    await expect(page.getByText("A promoção é de exemplo")).toBeVisible();
  });

  test("with its models and prices", async ({ page, shop }) => {
    const section = await openSection(page, shop, "modelos");
    await section.fill("Nome", "Motor Rosa Básico");
    await section.fill("Preço", "1.010,50");
    await section.fill("Preço", "1111", 1);
    await page.getByRole("button", { name: "Tirar modelo 3" }).click();
    await expect(page.getByText("Modelo 3")).toHaveCount(0);
    await page.getByRole("button", { name: "Acrescentar modelo" }).click();
    await section.fill("Nome", "Motor Rosa Turbo", 2);
    await section.fill("Preço", "R$ 1.999", 2);
    await section.fill("Abre em", "3", 2);
    await section.fill("O que vem no preço", "motor montado e testado");
    await section.fill("Parcelas no cartão, no máximo", "10");
    await section.review();
    const [first] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Ver a página como fica" }).first().click(),
    ]);
    await expect(first.getByText("R$ 1.999").first()).toBeVisible();
    await first.close();
    expect(await (await fetch(shop.url)).text()).not.toContain("1.999");
    await page.getByRole("button", { name: "Publicar no site" }).click();
    await expect(page.getByText("É o que está no site")).toBeVisible();
    await expectSoon(shop, "/", "Motor Rosa Turbo");

    await section.open("servicos");
    await section.fill("Instalação avulsa, a partir de", "777");
    await section.fill("Manutenção preventiva em casa, a partir de", "166");
    await section.publish();
  });

  test("with its area, address and colours", async ({ page, shop }) => {
    const section = await openSection(page, shop, "area");
    await page.getByRole("button", { name: "Desmarcar todas" }).click();
    for (const name of ["Osasco", "Barueri", "Cotia"]) await page.getByLabel(name, { exact: true }).check();
    await section.publish();
    await section.open("endereco");
    await section.fill("CNPJ", "11.222.333/0001-81");
    await section.fill("Bairro", "Jardim das Flores");
    await section.fill("Cidade", "Osasco");
    await section.publish();
    await section.open("aparencia");
    await section.fill("Cor principal", "#ffeb3b");
    await section.review();
    await expect(page.getByText("A cor era clara demais para se ler o texto.")).toBeVisible();
    await page.getByRole("button", { name: "Voltar e corrigir" }).click();
    await section.fill("Cor principal", "#c2185b");
    await section.fill("Cor de destaque", "#aed581");
    await section.publish();
    await page.goto("/quem-somos");
    await expect(page.getByRole("main").getByText("11.222.333/0001-81")).toBeVisible();
    await expectAccessible(page, "a page in the owner's colours");
  });

  test("with what its customers said", async ({ page, shop }) => {
    const section = await openSection(page, shop, "depoimentos");
    for (const [at, name] of ["Célia", "Jonas", "Márcia"].entries()) {
      await page.getByRole("button", { name: "Acrescentar depoimento" }).click();
      await section.fill("Nome", name, at);
      await section.fill("Bairro ou cidade", at === 0 ? "Km 18, Osasco" : "Barueri", at);
      await section.fill("Quando", `2026-10-0${at + 1}`, at);
      await page.getByLabel("De onde veio").nth(at).selectOption("WhatsApp");
      await page.getByLabel("Estrelas").nth(at).selectOption("5");
      await section.fill("O que disse", `O portão da ${name} ficou macio e silencioso.`, at);
    }
    await section.publish();
    await page.goto("/instalacao-motor-portao-automatico");
    await expect(page.getByText("5 Estrelas (3 avaliações)")).toBeVisible();
    await expect(page.getByText("Depoimentos ilustrativos.")).toHaveCount(0);
    await page.goto("/cidades/osasco");
    await expect(page.getByText("O portão da Célia ficou macio")).toBeVisible();
  });

  test("with its photos", async ({ page, shop }) => {
    await signIn(page, shop.owner, PhotoLibrary.path);
    const library = new PhotoLibrary(page);
    const picture = await makePhoto({ width: 640, height: 480 });
    await library.choose([
      toFile("fachada.jpg", picture),
      toFile("servico.jpg", await makePhoto({ width: 640, height: 420 })),
    ]);
    await library.expectUploaded(2);
    await library.describe("fachada.jpg", "Fachada da loja em Osasco");
    await library.describe("servico.jpg", "Portão basculante instalado em Barueri");
    const section = new ShopSection(page);
    await section.open("aparencia");
    await page.getByText("Escolher da biblioteca").click();
    await page.getByLabel("Fachada da loja em Osasco").check();
    await section.publish();
    await section.open("inicio");
    await page.getByText("Escolher da biblioteca").click();
    await page.getByLabel("Portão basculante instalado em Barueri").check();
    await section.publish();
    for (const path of ["/", "/instalacao-motor-portao-automatico", "/cidades/osasco"]) {
      await page.goto(path);
      const photo = page.getByRole("img", { name: "Portão basculante instalado em Barueri" });
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test("and nothing of the example is left", async ({ shop }) => {
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    const paths = readLocations(sitemap).map((location) => new URL(location).pathname);
    expect(paths).toContain("/cidades/osasco");
    expect(paths).not.toContain("/cidades/guarulhos");
    const feeds = ["/llms.txt", "/feed.xml", "/site.webmanifest", "/robots.txt"];
    const traces = [
      /R\$\s(?:899|949|1\.349|299,90|150)(?![.,\d])/,
      /a partir de R\$\s800/,
      /90000-?0000/,
      /contato@exemplo/,
      /(?:title>|"name":")Motores PPA/,
      /kit instalado, com entrega/,
      /12 (?:vezes|parcelas)/,
      /4[.,]8 Estrelas|47 avaliações/,
      /15 anos/,
      /Garagem Pronta/,
      /Barra Funda, São Paulo/,
      /\/cidades\/(?:guarulhos|sao-paulo|santo-andre)"/,
      /Luciana|Renata/,
      /\{[a-z]+\.[\w.-]+\}/,
    ];
    const found: string[] = [];
    for (const path of [...paths, ...feeds]) {
      const answer = await fetch(shop.url + path);
      const text = (await answer.text()).replaceAll("\u00a0", " ");
      expect(answer.status, path).toBe(200);
      for (const trace of traces) if (trace.test(text)) found.push(`${path}: ${trace.exec(text)?.[0]}`);
    }
    expect(found).toEqual([]);
  });
});

/** More than there are built-in ones. */
const storedPages = isWhole ? 10_000 : 2_000;

test("a price changed once is changed on all stored pages", { tag: "@one-engine" }, async ({ page, shop, engine }) => {
  const html = '<p>O kit custa <data value="price.speedy">R$ 949</data> instalado.</p>';
  await fillDatabase(shop, storedPages, html);
  const section = await openSection(page, shop, "modelos");
  await section.fill("Preço", "1.234,50", 1);
  await section.review();
  // All of them are counted first.
  await section.count.waitFor();
  await expect(section.count).toHaveText(/em \d+\.\d{3} páginas\./);
  const builtIn = Number((await section.count.innerText()).replace(/\D/g, "")) - storedPages;
  expect(builtIn).toBeGreaterThan(0);
  expect(builtIn).toBeLessThan(2_000);
  await page.getByRole("button", { name: "Publicar no site" }).click();
  await expect(page.getByText("É o que está no site")).toBeVisible();
  for (const number of [0, storedPages / 2, storedPages - 1]) {
    const path = `/links-uteis/motor-de-portao-em-bairro-${number}`;
    if (engine === "postgres") await expectSoon(shop, path, "1.234,50");
    else expect(await (await fetch(shop.url + path)).text()).toContain("1.234,50");
  }
});

test("what cannot be is refused at its field, and nothing that was typed is lost", { tag: "@one-engine" }, async ({
  page,
  shop,
}) => {
  const section = await openSection(page, shop, "promocao");
  await section.fill("Nome", "Semana do Portão");
  await section.fill("Preço", "0");
  await section.fill("Começa em", "2027-05-10");
  await section.fill("Último dia", "2027-05-01");
  await section.review();
  await section.expectProblem("Preço", /O preço precisa ser maior que zero\./);
  await section.expectProblem("Último dia", /A promoção termina antes de começar\./);
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Semana do Portão");
  await section.fill("Preço", "dez reais");
  await section.review();
  await section.expectProblem("Preço", /só com números/);

  await section.open("contato");
  await section.fill("Telefone", "+1 212 555 0100");
  await section.review();
  await section.expectProblem("Telefone", /telefone do Brasil/);
  await section.open("endereco");
  await section.fill("CNPJ", "11.222.333/0001-80");
  await section.review();
  await section.expectProblem("CNPJ", /Confira o CNPJ: os números não batem\./);
});

// Before each of them is published, all pages are counted on which it appears.
const changed = {
  shown: "what changes is told field by field before it goes live",
  twice: "of two people who save at once the second sees what the first changed",
  plainly: "rows are added and saved without JavaScript",
};
const sisters = Object.values(changed);

test(changed.shown, { tag: ["@one-engine", ...oneOf(sisters, changed.shown)] }, async ({ page, shop }) => {
  const section = await openSection(page, shop, "contato");
  const changes = page.getByRole("list", { name: "O que muda" });
  await section.fill("WhatsApp", "11 98877-6655");
  await section.review();
  await changes.filter({ hasText: /WhatsApp.*\(11\) 98877-6655/ }).waitFor();
  await section.open("horario");
  await page.getByLabel("Atendo 24 horas, todos os dias").check();
  await section.fill("Segunda: abre às", "09:30");
  await section.review();
  await changes.filter({ hasText: /Segunda.*Fica\s*09:30/ }).waitFor();
  await expect(page.getByText(/o site não mostra o horário de cada dia/)).toBeVisible();
});

test(changed.twice, { tag: oneOf(sisters, changed.twice) }, async ({ page, browser, shop }) => {
  const mine = await openSection(page, shop, "garantia");
  const context = await browser.newContext({ baseURL: shop.url });
  const theirs = await openSection(await context.newPage(), shop, "garantia");
  await mine.fill("Motor", "18");
  await mine.review();
  await theirs.fill("Instalação", "9");
  await theirs.publish();
  await context.close();
  await page.getByRole("button", { name: "Publicar no site" }).click();
  await expect(page.getByRole("heading", { name: /^O que .+ mudou$/ })).toBeVisible();
  await expect(page.getByText("Era: 6 meses. Agora: 9 meses.")).toBeVisible();
  await expect(page.getByLabel("Motor", { exact: true })).toHaveValue("18");
  await mine.publish();
  await page.getByRole("button", { name: "Voltar a este" }).first().click();
  await expect(page.getByText("Voltou como era")).toBeVisible();
  await expect(page.getByLabel("Instalação", { exact: true })).toHaveValue("9");
});

test(changed.plainly, { tag: ["@one-engine", ...oneOf(sisters, changed.plainly)] }, async ({ plainPage, shop }) => {
  const section = await openSection(plainPage, shop, "servicos");
  await plainPage.getByRole("button", { name: "Acrescentar conserto" }).click();
  await section.fill("Serviço", "Troca de capacitor");
  await section.fill("A partir de", "120");
  await section.publish();
  await plainPage.goto("/guia-completo");
  await expect(plainPage.getByRole("row", { name: /Troca de capacitor/ })).toContainText("A partir de R$ 120");
});
