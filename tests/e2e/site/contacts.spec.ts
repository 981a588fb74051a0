import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { countViews, findContacts, untilCounted } from "#tests/support/counted-contacts.ts";
import { oneIn } from "#tests/support/extent.ts";
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

/** Every kind of button, on a page that has it. */
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

const firstOfAll = "a chat from the hero of / counts";

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";

  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { taps, ...tapped } of tappedPages) {
      for (const { kind, button, place = tapped.place, find } of taps) {
        const title = `a ${kind} from the ${button} of ${tapped.path} counts`;
        // All links are reported in the same way, without JavaScript by the browser itself.
        const tag = javaScriptEnabled && title === firstOfAll ? [] : oneIn(8, `${title} ${how}`);
        test(title, { tag }, async ({ page, product }, { testId }) => {
          await checkTap(page, product, { ...tapped, kind, button, place, find, campaign: testId });
        });
      }
    }

    test(
      "a link in a stored text counts",
      { tag: javaScriptEnabled ? [] : ["@whole"] },
      async ({ page, product }, { testId }) => {
        const slug = `fala-no-texto-${testId}`;
        const content =
          '<p>Use <a href="https://wa.me/5511900000000?text=oi" rel="nofollow noopener noreferrer">nossa conversa</a> ou <a href="tel:+5511900000000">nosso telefone</a>.</p>';
        await savePages(product, [{ title: `Fala no texto ${slug}`, slug, content }]);
        const stored = { path: `/links-uteis/${slug}`, pageKind: "useful-link", button: "content" };
        const chat = { kind: "chat", find: (page: Page) => inMain(page, "nossa conversa") } as const;
        const phone = { kind: "phone", find: (page: Page) => inMain(page, "nosso telefone") } as const;
        await checkTap(page, product, { ...stored, ...chat, campaign: `${testId}-chat` });
        await checkTap(page, product, { ...stored, ...phone, campaign: `${testId}-phone` });
      },
    );
  });
}

/** A tap is a row that says what was tapped and where. */
async function checkTap(page: Page, product: Product, tapped: Omit<TappedPage, "taps"> & Tap & { campaign: string }) {
  const { path, pageKind, place = null, kind, button, find, campaign } = tapped;
  await answerAsChat(page.context());
  const url = new URL(path, product.url);
  url.searchParams.set("utm_campaign", campaign);
  url.searchParams.set("gclid", "x");
  await page.goto(url.href);
  await tap(find(page), kind);
  expect(await untilCounted(product, campaign)).toHaveLength(1);
  const row = { path: url.pathname, pageKind, kind, button, place, isAd: true, source: "ad:google", device: "desktop" };
  expect((await findContacts(product, campaign))[0]).toMatchObject({ ...row, referrerHost: null });
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
  expect(await untilCounted(product, campaign)).toHaveLength(1);
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

test("a middle click counts, a right click does not", { tag: "@whole" }, async ({ page, product }, { workerIndex }) => {
  await answerAsChat(page.context());
  const link = page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).first();
  await page.goto(`/?utm_campaign=right-${workerIndex}`);
  await link.click({ button: "right" });
  await page.keyboard.press("Escape");
  await page.goto(`/?utm_campaign=middle-${workerIndex}`);
  await link.click({ button: "middle" });
  expect(await untilCounted(product, `middle-${workerIndex}`)).toHaveLength(1);
  expect(await findContacts(product, `right-${workerIndex}`)).toEqual([]);
});

test("how a visitor came is known two pages later", { tag: "@whole" }, async ({ page, product }, { workerIndex }) => {
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
  expect(await untilCounted(product, `depois-${workerIndex}`)).toHaveLength(1);
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
