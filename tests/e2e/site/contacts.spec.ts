import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { countViews, findContacts } from "#tests/support/counted-contacts.ts";
import { kindsOfPages } from "#tests/support/kinds-of-pages.ts";
import type { Product } from "#tests/support/product.ts";
import { savePages } from "#tests/support/saved-pages.ts";

/** The chat itself stays out of the tests; what matters is that it was asked for. */
async function answerAsChat(context: BrowserContext): Promise<void> {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat", contentType: "text/html" }));
}

type Tap = { kind: "chat" | "phone"; button: string; place?: string; find: (page: Page) => Locator };
type TappedPage = { path: string; pageKind: string; place?: string; taps: Tap[] };

const inMain = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();
const inFooter = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

/** Every kind of button, on a page that has it. Not more than an address may tap in ten seconds, all together. */
const tappedPages: TappedPage[] = [
  {
    path: "/",
    pageKind: "home",
    taps: [
      { kind: "chat", button: "hero", find: (page) => inMain(page, "QUERO DESCONTO DO PIX") },
      { kind: "phone", button: "hero", find: (page) => inMain(page, "Ligar Agora") },
      {
        kind: "phone",
        button: "header",
        find: (page) => page.getByRole("banner").getByRole("link", { name: /Ligar/ }),
      },
      { kind: "phone", button: "footer", find: (page) => inFooter(page, "(11) 90000-0000") },
      { kind: "chat", button: "footer", find: (page) => inFooter(page, "Chamar no WhatsApp") },
      {
        kind: "chat",
        button: "floating",
        find: (page) => page.getByRole("complementary", { name: "Contato rápido" }).getByRole("link"),
      },
      { kind: "chat", button: "price", find: (page) => inMain(page, /^Quero o /) },
      {
        kind: "chat",
        button: "product",
        find: (page) => page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).last(),
      },
    ],
  },
  {
    path: "/?cidade=xyz",
    pageKind: "home",
    taps: [{ kind: "chat", button: "shipping", find: (page) => inMain(page, "Chamar no WhatsApp") }],
  },
  {
    path: "/motor-para-portao-em-osasco",
    pageKind: "city-offer",
    place: "Osasco",
    taps: [
      { kind: "chat", button: "promotion", find: (page) => inMain(page, "Quero a promoção") },
      { kind: "chat", button: "call-to-action", find: (page) => inMain(page, "Solicitar Orçamento") },
      { kind: "phone", button: "call-to-action", find: (page) => inMain(page, "(11) 90000-0000") },
    ],
  },
  {
    path: "/portao-automatico-guarulhos",
    pageKind: "service-area",
    place: "Guarulhos",
    taps: [{ kind: "chat", button: "express", find: (page) => inMain(page, "Quero a manutenção express") }],
  },
  {
    path: "/instalacao-motor-portao-automatico",
    pageKind: "services",
    taps: [
      { kind: "chat", button: "service", find: (page) => inMain(page, "Pedir este serviço") },
      {
        kind: "chat",
        button: "area",
        place: "Guarulhos",
        find: (page) =>
          page.getByRole("listitem").filter({ hasText: "Guarulhos" }).getByRole("link", { name: "Consultar" }),
      },
    ],
  },
  {
    path: "/guia-completo",
    pageKind: "guide",
    taps: [{ kind: "chat", button: "quote", find: (page) => page.locator("[data-button=quote]").first() }],
  },
];

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";

  for (const tapped of tappedPages) {
    test(`every tap on ${tapped.path} counts ${how} JavaScript`, async ({ browser, product }, { workerIndex }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const [{ button } = { button: "" }] = tapped.taps;
      await checkTaps(context, product, { ...tapped, campaign: `${button}-${how}-${workerIndex}` });
    });
  }

  test(`a tap on a link in a stored text counts ${how} JavaScript`, async ({ browser, product }, { workerIndex }) => {
    const slug = `fala-no-texto-${how}-${workerIndex}`;
    const content =
      '<p>Use <a href="https://wa.me/5511900000000?text=oi" rel="nofollow noopener noreferrer">nossa conversa</a> ou <a href="tel:+5511900000000">nosso telefone</a>.</p>';
    await savePages(product, [{ title: `Fala no texto ${slug}`, slug, content }]);
    await checkTaps(await browser.newContext({ javaScriptEnabled }), product, {
      path: `/links-uteis/${slug}`,
      pageKind: "useful-link",
      campaign: slug,
      taps: [
        { kind: "chat", button: "content", find: (page) => inMain(page, "nossa conversa") },
        { kind: "phone", button: "content", find: (page) => inMain(page, "nosso telefone") },
      ],
    });
  });
}

/** Taps one after the other on one load of the page; each is a row that says what was tapped and where. */
async function checkTaps(context: BrowserContext, product: Product, tapped: TappedPage & { campaign: string }) {
  const { path, pageKind, place = null, taps, campaign } = tapped;
  await answerAsChat(context);
  const url = new URL(path, product.url);
  url.searchParams.set("utm_campaign", campaign);
  url.searchParams.set("gclid", "x");
  const page = await context.newPage();
  await page.goto(url.href);
  for (const { kind, find } of taps) await tap(find(page), kind);
  await expect.poll(() => findContacts(product, campaign)).toHaveLength(taps.length);
  const rows = await findContacts(product, campaign);
  const common = { path: url.pathname, pageKind, isAd: true, source: "ad:google", device: "desktop" };
  for (const { kind, button, place: ofButton = place } of taps) {
    const row = { ...common, kind, button, place: ofButton, referrerHost: null };
    expect(rows).toContainEqual(expect.objectContaining(row));
  }
  await context.close();
}

/** A chat opens beside the page, a call leaves it where it is. */
async function tap(link: Locator, kind: Tap["kind"]): Promise<void> {
  if (kind === "phone") {
    await expect(link).toHaveAttribute("href", "tel:+5511900000000");
    return link.click();
  }
  const [chat] = await Promise.all([link.page().context().waitForEvent("page"), link.click()]);
  await chat.waitForURL("https://wa.me/5511900000000?text=*");
  await chat.close();
}

test("a tap on a phone, after React has booted, counts once and says where", async ({ browser, product }, {
  workerIndex,
}) => {
  const slug = `conserto-de-portao-vila-maria-sao-paulo-sp-${workerIndex}`;
  await savePages(product, [{ title: "Conserto na Vila Maria", slug, content: "<p>Texto.</p>" }]);
  const context = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  await answerAsChat(context);
  const page = await context.newPage();
  const campaign = `react-${workerIndex}`;
  await page.goto(`${product.url}/links-uteis/${slug}?utm_campaign=${campaign}&utm_source=boletim`);
  await page.getByText("Menu", { exact: true }).tap();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.getByText("Menu", { exact: true }).tap();
  const [chat] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("main").getByRole("link", { name: "Chamar no WhatsApp" }).tap(),
  ]);
  await chat.waitForURL("https://wa.me/**");
  await expect.poll(() => findContacts(product, campaign)).toHaveLength(1);
  expect((await findContacts(product, campaign))[0]).toMatchObject({
    path: `/links-uteis/${slug}`,
    pageKind: "useful-link",
    place: "Vila Maria - São Paulo",
    button: "call-to-action",
    device: "phone",
    source: "utm:boletim",
  });
  await context.close();
});

test("a middle click counts, a right click does not", async ({ page, product }, { workerIndex }) => {
  await answerAsChat(page.context());
  const campaign = `middle-${workerIndex}`;
  await page.goto(`/?utm_campaign=${campaign}`);
  const link = page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).first();
  await link.click({ button: "right" });
  await page.keyboard.press("Escape");
  await link.click({ button: "middle" });
  await expect.poll(() => findContacts(product, campaign)).toHaveLength(1);
});

test("how a visitor came is known two pages later", async ({ page, product }, { workerIndex }) => {
  await answerAsChat(page.context());
  await page.route("http://buscador.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${product.url}/?gclid=abc&utm_campaign=depois-${workerIndex}">Motores</a>`,
    }),
  );
  await page.goto("http://buscador.example/");
  await page.getByRole("link", { name: "Motores" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade", exact: true }).click();
  await page.waitForURL("**/privacidade");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Ligar para/ })
    .click();
  await expect.poll(() => findContacts(product, `depois-${workerIndex}`)).toHaveLength(1);
  expect((await findContacts(product, `depois-${workerIndex}`))[0]).toMatchObject({
    path: "/privacidade",
    isAd: true,
    referrerHost: "buscador.example",
  });
});

test("a view is counted for each load of a page", async ({ page, product }) => {
  const before = await countViews(product, "/privacidade");
  await page.goto("/privacidade");
  await expect.poll(() => countViews(product, "/privacidade")).toBe(before + 1);
  await page.reload();
  await expect.poll(() => countViews(product, "/privacidade")).toBe(before + 2);
});

test("with no tag set no kind of page asks another host for anything, or for consent", async ({ page, product }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== product.url) elsewhere.push(request.url());
  });
  for (const { path, prepare } of kindsOfPages) {
    await prepare(product);
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.headers()["content-security-policy"]).not.toContain("google");
    await expect(page.getByRole("button", { name: "Aceitar" })).toHaveCount(0);
    await expect(page.getByText("Preferências de privacidade")).toHaveCount(0);
    await expect(page.locator("script[src]")).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});
