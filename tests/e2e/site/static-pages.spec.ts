import type { Locator, Page } from "@playwright/test";
import { cityOffers } from "#content/city-offers.ts";
import { promotionIn } from "#content/promotion.ts";
import { services } from "#content/services.ts";
import { sampleShop } from "#content/shop.ts";
import { trade } from "#content/trade.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { formatPrice } from "#domain/format.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { oneIn } from "#tests/support/extent.ts";

const { facts, figures } = sampleShop;

const main = (page: Page) => page.getByRole("main");

/** What the visitor's message would say. */
async function readMessage(link: Locator): Promise<string> {
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin + href.pathname).toBe("https://wa.me/5511900000000");
  return href.searchParams.get("text") ?? "";
}

test("the guide's contents lead to its sections, beside the text on a wide screen", async ({ quietPage: page }) => {
  await page.goto("/guia-completo");
  const links = page.getByRole("navigation", { name: "Neste guia" }).getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(14);
  for (const link of await links.all()) {
    const title = ((await link.textContent()) ?? "").replace(/^\d+\s*/, "");
    const section = page.locator((await link.getAttribute("href")) ?? "");
    await expect(section.getByRole("heading", { level: 2, name: title })).toHaveCount(1);
  }
  const price = links.filter({ hasText: "Quanto custa" });
  await price.click();
  await expect(page.getByRole("heading", { level: 2, name: "Quanto custa" })).toBeInViewport();
  await expect(price).toBeInViewport();
});

test("on a phone the contents fold away above the text", { tag: "@whole" }, async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/guia-completo");
  const contents = page.getByRole("navigation", { name: "Capítulos" });
  await expect(contents).toBeHidden();
  await main(page).getByText("Neste guia").first().click();
  await contents.getByRole("link", { name: "Segurança: crianças, animais e pedestres" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Segurança/ })).toBeInViewport();
});

test("a table wider than the phone scrolls in its own box, by keyboard too", { tag: "@whole" }, async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/guia-completo");
  const box = page.getByRole("region", { name: "Tabela: Problemas comuns e soluções" });
  await expect(box.getByRole("rowheader", { name: "Motor ronca e não sai" })).toBeVisible();
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the guide states the prices of the business and asks for a quote between sections", async ({
  quietPage: page,
}) => {
  await page.goto("/guia-completo");
  const prices = page.getByRole("region", { name: "Tabela: Quanto custa" });
  for (const { name, price } of facts.models.items) {
    await expect(prices.getByRole("row", { name })).toContainText(formatPrice(price));
  }
  const button = main(page).getByRole("link", { name: "Pedir orçamento", exact: true });
  expect(await readMessage(button)).toContain("gostaria de um orçamento para instalação de motor de portão");
});

test("partner sites open in a new tab that cannot reach ours", { tag: "@whole" }, async ({ quietPage: page }) => {
  await page.goto("/guia-completo");
  const links = main(page).getByRole("link", { name: "(abre em outra aba)" });
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("the services page says what it does, for how much and where", async ({ quietPage: page }) => {
  await page.goto("/instalacao-motor-portao-automatico");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Especialista em Motor para Portão Automático");
  for (const badge of ["Garantia de 1 Ano", "4.9 Estrelas (127 avaliações)", "Técnicos Certificados"]) {
    await expect(main(page).getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(main(page).getByRole("link", { name: "Atendimento 24h" })).toHaveAttribute("href", "tel:+5511900000000");
  const quote = main(page).getByRole("link", { name: "Solicitar Orçamento Grátis" }).first();
  expect(await readMessage(quote)).toContain("Vim pelo site e gostaria de um orçamento");

  const popular = main(page).getByRole("listitem").filter({ hasText: "MAIS POPULAR" });
  await expect(popular.getByRole("heading")).toHaveText("Manutenção preventiva");
  await expect(popular).toContainText(`A partir de ${figures["price.preventive"]}`);
  await expect(main(page).getByText(`A partir de ${figures["price.installation"]}`, { exact: true })).toBeVisible();
  await expect(main(page).getByText("Sob consulta")).toBeVisible();
  await expect(main(page).getByRole("img", { name: "5 de 5 estrelas" })).toHaveCount(3);
  await expect(main(page).getByText("Verificado")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Pronto para Automatizar seu Portão?" })).toBeVisible();
  await expect(page.getByText("Atendimento 24 horas | Resposta em minutos | Sem compromisso")).toBeVisible();
});

test("each served place has its page and a chat message that names it", async ({ quietPage: page }) => {
  await page.goto("/instalacao-motor-portao-automatico");
  const buttons = main(page).getByRole("link", { name: "Consultar Disponibilidade" });
  await expect(buttons).toHaveCount(services.areas.length);
  for (const place of services.areas) {
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: place, exact: true }) });
    await expect(card.getByRole("link", { name: place, exact: true })).toHaveAttribute("href", /^\/cidades\/[a-z-]+$/);
    expect(await readMessage(card.getByRole("link", { name: "Consultar Disponibilidade" }))).toContain(`em ${place}.`);
  }
});

test("the article has its date, five steps and ways on", async ({ quietPage: page }) => {
  await page.goto("/blog/como-instalar-motor-portao-eletronico");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(
    "Como Instalar Motor para Portão Eletrônico: Guia Completo Passo a Passo",
  );
  const crumbs = page.getByRole("navigation", { name: "Você está em" });
  await expect(crumbs.getByRole("link", { name: "Início" })).toHaveAttribute("href", "/");
  await expect(crumbs.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/postagens/indice");
  await expect(article.getByRole("time")).toHaveText("15 de janeiro de 2025");
  await expect(article.getByRole("time")).toHaveAttribute("datetime", "2025-01-15");
  await expect(article.getByText("8 minutos de leitura")).toBeVisible();
  await expect(article.locator("ol > li").getByRole("heading", { level: 3 })).toHaveCount(5);
  const { min, max } = trade.rackClearanceMm;
  await expect(article.getByText(`folga de ${min} a ${max} mm`)).toBeVisible();
  const quote = main(page).getByRole("link", { name: "Solicitar Orçamento" });
  expect(await readMessage(quote)).toContain("orçamento para instalação de motor de portão");
  const related = page.getByRole("navigation", { name: "Leia também" }).getByRole("link");
  const paths = await related.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths).toEqual(["/instalacao-motor-portao-automatico", "/guia-completo", "/duvidas-frequentes"]);
});

for (const { city, path, least } of [
  { city: "Guarulhos", path: "/portao-automatico-guarulhos", least: 110 },
  { city: "Osasco", path: "/portao-automatico-osasco", least: 50 },
]) {
  test(`${city} lists its neighbourhoods, the express price and ten testimonials`, async ({ quietPage: page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(city);
    await expect(main(page).getByRole("link", { name: "(11) 90000-0000" }).first()).toHaveAttribute(
      "href",
      "tel:+5511900000000",
    );
    const places = page.getByRole("region", { name: `Bairros atendidos em ${city}` });
    await places.getByText(/^Ver mais \d+ bairros$/).click();
    expect(await places.getByRole("link").count()).toBeGreaterThanOrEqual(least);
    await expect(places.getByRole("link", { name: "Centro", exact: true })).toHaveAttribute(
      "href",
      `/cidades/centro-${city.toLowerCase()}`,
    );
    const express = page.getByRole("region", { name: /express/i });
    await expect(express.getByText(figures["price.express"] ?? "", { exact: true })).toBeVisible();
    expect(await readMessage(express.getByRole("link"))).toContain(`expressa em ${city}`);
    const said = page.getByRole("region", { name: `Depoimentos de ${city}` });
    await expect(said.getByRole("listitem")).toHaveCount(10);
    await expect(said.getByText("Depoimentos ilustrativos.")).toBeVisible();
  });
}

for (const { city, slug } of cityOffers) {
  test(`the offer for ${city} names its price, benefits and neighbourhoods`, { tag: oneIn(3, city) }, async ({
    quietPage: page,
  }) => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Motor para Portão em ${city} - Kit Completo Instalado`,
    );
    const running = promotionIn(sampleShop, city, toBusinessDay(new Date()));
    const promotion = page.getByRole("region", { name: `${running?.name ?? "Kit instalado"} em ${city}` });
    for (const text of running ? [running.price, running.validity, ...running.conditions] : []) {
      await expect(promotion).toContainText(text);
    }
    await expect(promotion).toContainText(figures["price.padrao"] ?? "");
    await expect(promotion).toContainText("Frete e instalação grátis");
    expect(await readMessage(promotion.getByRole("link"))).toContain(city);
    const benefits = page.getByRole("region", { name: `O que você leva em ${city}` });
    await expect(benefits.getByRole("listitem")).toHaveCount(6);
    const places = page.getByRole("region", { name: `Bairros de ${city}` });
    await expect(places.getByRole("link").first()).toHaveAttribute("href", /^\/cidades\/[a-z0-9-]+$/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/${slug}$`));
  });
}
