import type { Page } from "@playwright/test";
import { findDeliveryCities } from "#content/delivery-cities.ts";
import { home as written } from "#content/home.ts";
import { sampleShop } from "#content/shop.ts";
import { quoteChatMessage } from "#domain/contact.ts";
import { formatPrice } from "#domain/format.ts";
import { expect, test } from "#tests/support/browser-test.ts";

const { facts } = sampleShop;
const home = sampleShop.fill(written);
const deliveryCities = findDeliveryCities(sampleShop);

const noMatch = "Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.";

const shipping = (page: Page) => page.getByRole("region", { name: home.shipping.heading });
const cityNames = (page: Page) => shipping(page).getByRole("listitem");
const searchBox = (page: Page) => shipping(page).getByLabel("Digite sua cidade");

test("the sections come in order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.headline);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    home.movement.heading,
    "Por que comprar conosco",
    home.prices.heading,
    home.product.heading,
    home.gates.heading,
    home.testimonials.heading,
    home.shipping.heading,
    home.posts.heading,
    home.regional.heading,
  ]);
});

test("the main calls lead to a chat and to the phone", async ({ page }) => {
  await page.goto("/");
  const quote = page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).first();
  const address = `https://wa.me/${facts.contact.phone}?text=`;
  await expect(quote).toHaveAttribute("href", address + encodeURIComponent(quoteChatMessage));
  await expect(quote).toHaveAttribute("target", "_blank");
  await expect(quote).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.getByRole("link", { name: "Ligar Agora" })).toHaveAttribute("href", `tel:+${facts.contact.phone}`);
  const speedy = page.getByRole("link", { name: "Quero o Speedy" });
  const message = `${quoteChatMessage} Modelo: ${facts.models.items[1]?.name}.`;
  await expect(speedy).toHaveAttribute("href", address + encodeURIComponent(message));
});

for (const [path, city] of [
  ["/motor-para-portao-em-carapicuiba", "Carapicuíba"],
  ["/?cidade=guarulhos", "Guarulhos"],
] as const) {
  test(`on ${path} the discount button names the city and Pix`, async ({ page }) => {
    await page.goto(path);
    for (const button of await page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).all()) {
      const message = new URL((await button.getAttribute("href")) ?? "").searchParams.get("text");
      expect(message).toBe(
        `Olá! Vim pelo site e gostaria de um orçamento para instalação de motor de portão em ${city}, com o desconto do Pix.`,
      );
    }
    await expect(page.getByRole("link", { name: "QUERO DESCONTO DO PIX" })).not.toHaveCount(0);
  });
}

test("the price cards show each model's price, speed and instalments", async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("region", { name: home.prices.heading }).getByRole("article");
  await expect(cards).toHaveCount(facts.models.items.length);
  for (const [index, { name, price, openingSeconds }] of facts.models.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { name })).toBeVisible();
    await expect(card).toContainText(formatPrice(price));
    await expect(card).toContainText(`Abre em ${openingSeconds} segundos`);
    await expect(card).toContainText(`em até ${facts.models.instalments} vezes no cartão`);
  }
  await expect(cards.filter({ hasText: "Mais rápido" })).toContainText("JetFlex");
});

test("benefits, testimonials, posts and regional links are there", async ({ page }) => {
  await page.goto("/");
  const region = (name: string) => page.getByRole("region", { name });
  await expect(region("Por que comprar conosco").getByRole("listitem")).toHaveCount(8);
  await expect(region(home.testimonials.heading).getByRole("listitem")).toHaveCount(3);
  await expect(region(home.testimonials.heading)).toContainText("Depoimentos ilustrativos.");
  await expect(region(home.posts.heading).getByRole("listitem")).toHaveCount(6);
  await expect(region(home.posts.heading).getByRole("link", { name: "Ver o índice" })).toHaveAttribute(
    "href",
    "/postagens/indice",
  );
  await expect(region(home.regional.heading).getByRole("link")).toHaveCount(14);
});

test("every picture of the page is there", async ({ page }) => {
  await page.goto("/");
  const pictures = page.getByRole("main").locator("img");
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await pictures.count()).toBeGreaterThan(5);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the city search is a form", async ({ page }) => {
    await page.goto("/");
    await expect(cityNames(page)).toHaveCount(deliveryCities.length);
    await searchBox(page).fill("SAO");
    await shipping(page).getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/?cidade=SAO#frete-gratis");
    await expect(cityNames(page)).toHaveText([
      "São Paulo (Capital)",
      "São Caetano",
      "São Bernardo",
      "São Lourenço da Serra",
    ]);
    await expect(searchBox(page)).toHaveValue("SAO");
    await expect(shipping(page).getByRole("link", { name: "São Bernardo" })).toHaveAttribute(
      "href",
      "/cidades/sao-bernardo-do-campo",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.headline);

    await searchBox(page).fill("Santos");
    await searchBox(page).press("Enter");
    await expect(shipping(page).getByText(noMatch)).toBeVisible();
    await expect(cityNames(page)).toHaveCount(0);
  });
});

test("the list narrows while one types, though React never comes", async ({ quietPage: page }) => {
  const weights: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    weights.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.route(/__boot/, () => {});
  await page.goto("/");
  await searchBox(page).pressSequentially("guaru");
  await expect(cityNames(page)).toHaveText(["Guarulhos"]);
  await expect(shipping(page).getByRole("status")).toHaveText("1 cidade com frete grátis");
  await searchBox(page).fill("x".repeat(60));
  await expect(shipping(page).getByRole("status")).toHaveText(noMatch);
  await expect(shipping(page).getByRole("link", { name: "Chamar no WhatsApp" })).toBeVisible();
  await searchBox(page).press("Enter");
  await searchBox(page).fill("");
  await expect(cityNames(page)).toHaveCount(deliveryCities.length);
  await expect(shipping(page).getByRole("link", { name: "Chamar no WhatsApp" })).toBeHidden();
  await expect(page).toHaveURL("/");
  expect((await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(1_000);
});

test("what is typed before the filter has come is not lost, nor when React comes after", { tag: "@whole" }, async ({
  quietPage: page,
}) => {
  const { promise: isTyped, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/filter-cities/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/");
  await searchBox(page).pressSequentially("mauá");
  letScriptsCome();
  await expect(cityNames(page)).toHaveText(["Mauá"]);
  await page.getByText("Menu", { exact: true }).hover();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await expect(cityNames(page)).toHaveText(["Mauá"]);
  await expect(searchBox(page)).toHaveValue("mauá");
  await searchBox(page).fill("cot");
  await expect(cityNames(page)).toHaveText(["Cotia"]);
});

test("a city that is named whole is what the page speaks of", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/?cidade=guarulhos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${home.headline} em Guarulhos`);
  await expect(shipping(page).getByText("Incluindo Guarulhos!")).toBeVisible();
  await expect(page.getByRole("region", { name: home.testimonials.heading })).toContainText("Vila Galvão, Guarulhos");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^http:\/\/[^/]+\/$/);
});

test("made-up searches are not kept", async ({ request }) => {
  expect((await request.get("/")).headers()["cache-control"]).toBe("no-cache");
  expect((await request.get("/?cidade=osasco")).headers()["cache-control"]).toBe("no-store");
});

test("a search of any length is answered", async ({ page }) => {
  await page.goto(`/?cidade=${"x".repeat(60)}`);
  await expect(shipping(page).getByRole("status")).toHaveText(noMatch);
  await expect(cityNames(page)).toHaveCount(0);
  await page.goto(`/?cidade=${"x".repeat(4_000)}`);
  await expect(shipping(page).getByRole("status")).toHaveText(noMatch);
});
