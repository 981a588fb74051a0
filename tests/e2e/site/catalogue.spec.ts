import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { oneIn } from "#tests/support/extent.ts";
import { savePages } from "#tests/support/saved-pages.ts";

const robots = (page: Page) => page.locator("meta[name=robots]");
const canonical = (page: Page) => page.locator("link[rel=canonical]");
const main = (page: Page) => page.getByRole("main");

async function chatMessage(page: Page, name: string): Promise<string> {
  const href = await main(page).getByRole("link", { name, exact: true }).first().getAttribute("href");
  return new URL(href ?? "").searchParams.get("text") ?? "";
}

test.describe("city", () => {
  test("the capital shows its offer, its facts and its districts by zone", async ({ quietPage: page, product }) => {
    const response = await page.goto("/cidades/sao-paulo");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle("Motor PPA para Portão em São Paulo");
    await expect(canonical(page)).toHaveAttribute("href", `${product.url}/cidades/sao-paulo`);
    await expect(page.getByText("Entrega e instalação grátis em São Paulo")).toBeVisible();
    await expect(page.getByText("Abre em 4 segundos", { exact: true })).toBeVisible();
    await expect(page.getByText("Depoimentos ilustrativos.")).toBeVisible();
    expect(await chatMessage(page, "Pedir orçamento")).toContain("motor de portão em São Paulo");
    const facts = page.getByRole("complementary", { name: "Sobre o lugar" });
    await expect(facts.getByRole("link", { name: "Guarulhos" })).toHaveAttribute("href", "/cidades/guarulhos");
    await expect(main(page).getByRole("link", { name: "Mooca", exact: true })).toBeHidden();
    await page.getByText("Zona Leste (33)").click();
    await main(page).getByRole("link", { name: "Mooca", exact: true }).click();
    await expect(page).toHaveURL("/cidades/mooca-sao-paulo");
  });

  test("a neighbourhood leads to its city, zone, neighbours and posts", async ({ quietPage: page }) => {
    await page.goto("/cidades/mooca-sao-paulo");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Motor PPA para Portão na Mooca, São Paulo");
    const facts = page.getByRole("complementary", { name: "Sobre o lugar" });
    await expect(facts).toContainText("Zona leste de São Paulo");
    await expect(facts.getByRole("link", { name: "São Paulo" })).toHaveAttribute("href", "/cidades/sao-paulo");
    await expect(facts.getByRole("link", { name: "Zona Leste" })).toHaveAttribute(
      "href",
      "/cidades/sao-paulo-zona-leste",
    );
    await expect(facts.getByRole("link", { name: "Brás" })).toHaveAttribute("href", "/cidades/bras-sao-paulo");
    await main(page).getByRole("link", { name: "Motor Basculante PPA Mooca" }).click();
    await expect(page).toHaveURL("/postagens/motor-basculante-ppa-mooca");
  });

  test("an unknown place is answered, but not for the index", async ({ quietPage: page }) => {
    const response = await page.goto("/cidades/santa-barbara-do-oeste");
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("em Santa Barbara do Oeste");
    await expect(robots(page)).toHaveAttribute("content", "noindex");
    expect(await chatMessage(page, "Pedir orçamento")).toContain("em Santa Barbara do Oeste");
  });

  test("the bare name of a place leads to its page for good", async ({ request }) => {
    for (const [name, slug] of Object.entries({ moema: "moema-sao-paulo", "zona-sul": "sao-paulo-zona-sul" })) {
      const response = await request.get(`/cidades/${name}`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`/cidades/${slug}`);
    }
  });

  test("what no title leads to is not found", async ({ page }) => {
    for (const slug of ["São-Paulo", "a--b", "%3Cscript%3E", "a".repeat(81)]) {
      expect((await page.goto(`/cidades/${slug}`))?.status(), slug).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    }
  });
});

test.describe("topic", () => {
  test("a built-in topic has its text, its keywords and the others of its group", async ({ quietPage: page }) => {
    await page.goto("/topicos/motores-ppa");
    await expect(page.getByRole("heading", { level: 1, name: "Motor PPA para portão" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "O que significa Jetflex" })).toBeVisible();
    await expect(page.locator("meta[name=keywords]")).toHaveAttribute("content", /motor PPA basculante/);
    await expect(robots(page)).toHaveCount(0);
    const others = page.getByRole("region", { name: "Mais sobre marcas e acessórios" });
    await expect(others.getByRole("link", { name: /Garen/ })).toHaveAttribute("href", "/topicos/motores-garen");
  });

  test("without one, a saved page of that address is shown", async ({ quietPage: page, product }, { workerIndex }) => {
    const slug = `portao-de-vidro-${workerIndex}`;
    await savePages(product, [
      { title: "Portão de Vidro", slug, content: "<h2>Vidro temperado</h2><p>Folha leve.</p>" },
      { title: "Outro motor PPA", slug: "motores-ppa", content: "<p>Nunca visto aqui.</p>" },
    ]);
    await page.goto(`/topicos/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: "Portão de Vidro" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Vidro temperado" })).toBeVisible();
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      "Tudo sobre Portão de Vidro. Atendimento especializado, produtos de qualidade e suporte técnico.",
    );
    await expect(canonical(page)).toHaveAttribute("href", `${product.url}/links-uteis/${slug}`);
    await page.goto("/topicos/motores-ppa");
    await expect(page.getByText("Nunca visto aqui.")).toHaveCount(0);
  });

  test("without either, a general text is shown and kept out of the index", async ({ quietPage: page }) => {
    expect((await page.goto("/topicos/porta-de-celeiro"))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Porta de celeiro" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Instalação de motores PPA" })).toBeVisible();
    await expect(robots(page)).toHaveAttribute("content", "noindex");
  });
});

test.describe("term", () => {
  test("a listed term has both buttons and both lists", async ({ quietPage: page, product }) => {
    await page.goto("/termos/motor-basculante-ppa");
    await expect(page.getByRole("heading", { level: 1, name: "Motor basculante PPA" })).toBeVisible();
    expect(await chatMessage(page, "Solicitar Orçamento")).toContain("motor basculante PPA");
    await expect(page.getByRole("link", { name: "Ligar Agora" })).toHaveAttribute("href", "tel:+5511900000000");
    for (const name of ["Características", "Benefícios"]) {
      await expect(page.getByRole("region", { name }).getByRole("listitem")).toHaveCount(8);
    }
    await expect(canonical(page)).toHaveAttribute("href", `${product.url}/termos/motor-basculante-ppa`);
  });

  test("a bespoke term has its own words", async ({ quietPage: page }) => {
    await page.goto("/termos/motor-portao-basculante-residencial");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Motor para Portão Basculante Residencial");
  });

  test("any other term is made from its address and kept out of the index", async ({ quietPage: page }) => {
    expect((await page.goto("/termos/porteira-automatica"))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Porteira automatica" })).toBeVisible();
    await expect(robots(page)).toHaveAttribute("content", "noindex");
  });

  test("a page about another brand declares no motor of ours", async ({ quietPage: page }) => {
    await page.goto("/termos/motor-basculante-garen");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Motor basculante Garen");
    const data = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "";
    expect(data).toContain('"Motor basculante Garen"');
    expect(data).not.toContain('"Brand","name":"PPA"');
    await expect(main(page).getByRole("link", { name: /Garen/ }).first()).toHaveAttribute(
      "href",
      "/topicos/motores-garen",
    );
  });

  for (const slug of ["constructor", "__proto__"]) {
    test(`${slug} is a term like any other`, async ({ request }) => {
      expect((await request.get(`/termos/${slug}`)).status()).toBe(200);
    });
  }

  test("no term at all is not found, with all of them to choose from", async ({ page }) => {
    expect((await page.goto("/termos"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Termo não encontrado" })).toBeVisible();
    await expect(robots(page)).toHaveAttribute("content", "noindex");
    await main(page).getByRole("link", { name: "Motor basculante silencioso" }).click();
    await expect(page).toHaveURL("/termos/motor-basculante-silencioso");
  });
});

test.describe("post", () => {
  test("a post has its title, its sentence and its place", async ({ quietPage: page, product }) => {
    await page.goto("/postagens/motor-basculante-ppa-vila-maria");
    await expect(page).toHaveTitle("Motor Basculante PPA Vila Maria - Motores PPA - Kit Completo Instalado");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Motor Basculante PPA Vila Maria");
    await expect(
      page.getByText(
        "Serviços de motor basculante PPA na Vila Maria com instalação profissional, manutenção e assistência técnica especializada. Atendimento na região da Vila Maria e Grande São Paulo.",
      ),
    ).toBeVisible();
    await expect(canonical(page)).toHaveAttribute("href", `${product.url}/postagens/motor-basculante-ppa-vila-maria`);
    expect(await chatMessage(page, "Pedir orçamento")).toContain("Motor Basculante PPA Vila Maria");
    const more = page.getByRole("region", { name: "Mais sobre portões na Vila Maria, São Paulo" });
    await expect(more.getByRole("listitem")).toHaveCount(5);
    await more.getByRole("link", { name: "Motores de portão na Vila Maria, São Paulo" }).click();
    await expect(page).toHaveURL("/cidades/vila-maria-sao-paulo");
  });

  test("an unknown post leads home, and no post to the index", async ({ request }) => {
    const unknown = await request.get("/postagens/nao-existe", { maxRedirects: 0 });
    expect([unknown.status(), unknown.headers().location]).toEqual([302, "/"]);
    const none = await request.get("/postagens", { maxRedirects: 0 });
    expect([none.status(), none.headers().location]).toEqual([302, "/postagens/indice"]);
  });
});

for (const path of [
  "/cidades/guarulhos",
  "/cidades/campinas",
  "/topicos/motores-ppa",
  "/termos/motor-basculante-ppa",
  "/postagens/indice?letra=P",
  "/postagens/motor-basculante-ppa-mooca",
]) {
  test(`React takes over ${path} as the server sent it`, { tag: oneIn(3, path) }, async ({ quietPage: page }) => {
    await page.goto(path);
    const before = await main(page).innerHTML();
    await page.getByText("Menu", { exact: true }).hover();
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    expect(await main(page).innerHTML()).toBe(before);
  });
}
