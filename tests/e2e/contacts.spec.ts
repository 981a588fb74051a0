import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { countViews, findContacts } from "../support/counted-contacts.ts";
import { kindsOfPages } from "../support/kinds-of-pages.ts";
import { savePages } from "../support/saved-pages.ts";

/** The chat itself stays out of the tests; what matters is that it was asked for. */
async function answerAsChat(context: BrowserContext): Promise<void> {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat", contentType: "text/html" }));
}

const buttons = [
  {
    name: "hero chat",
    kind: "chat",
    button: "hero",
    find: (page: Page) => page.getByRole("main").getByRole("link", { name: "QUERO DESCONTO DO PIX" }).first(),
  },
  {
    name: "hero phone",
    kind: "phone",
    button: "hero",
    find: (page: Page) => page.getByRole("main").getByRole("link", { name: "Ligar Agora" }).first(),
  },
  {
    name: "header phone",
    kind: "phone",
    button: "header",
    find: (page: Page) => page.getByRole("banner").getByRole("link", { name: /Ligar para/ }),
  },
  {
    name: "footer phone",
    kind: "phone",
    button: "footer",
    find: (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "(11) 90000-0000" }),
  },
  {
    name: "footer chat",
    kind: "chat",
    button: "footer",
    find: (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Chamar no WhatsApp" }),
  },
  {
    name: "floating chat",
    kind: "chat",
    button: "floating",
    find: (page: Page) => page.getByRole("complementary", { name: "Contato rápido" }).getByRole("link"),
  },
];

for (const { name, kind, button, find } of buttons) {
  for (const javaScriptEnabled of [true, false]) {
    test(`a tap on the ${name} counts ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      browser,
      product,
    }, { workerIndex }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      await answerAsChat(context);
      const campaign = `${button}-${kind}-${javaScriptEnabled}-${workerIndex}`;
      const page = await context.newPage();
      await page.goto(`${product.url}/?utm_campaign=${campaign}&gclid=x`);
      const link = find(page);
      if (kind === "chat") {
        const [chat] = await Promise.all([context.waitForEvent("page"), link.click()]);
        await chat.waitForURL("https://wa.me/5511900000000?text=*");
      } else {
        await expect(link).toHaveAttribute("href", "tel:+5511900000000");
        await link.click();
      }
      await expect.poll(() => findContacts(product.dataDir, campaign)).toHaveLength(1);
      const [row] = await findContacts(product.dataDir, campaign);
      expect(row).toMatchObject({ kind, button, path: "/", pageKind: "home", isAd: true, source: "ad:google" });
      expect(row).toMatchObject({ place: null, device: "desktop", referrerHost: null });
      await context.close();
    });
  }
}

test("a tap on a phone, after React has booted, counts once and says where", async ({ browser, product }, {
  workerIndex,
}) => {
  const slug = `conserto-de-portao-vila-maria-sao-paulo-sp-${workerIndex}`;
  await savePages(product.dataDir, [{ title: "Conserto na Vila Maria", slug, content: "<p>Texto.</p>" }]);
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
  await expect.poll(() => findContacts(product.dataDir, campaign)).toHaveLength(1);
  expect((await findContacts(product.dataDir, campaign))[0]).toMatchObject({
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
  await expect.poll(() => findContacts(product.dataDir, campaign)).toHaveLength(1);
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
  await expect.poll(() => findContacts(product.dataDir, `depois-${workerIndex}`)).toHaveLength(1);
  expect((await findContacts(product.dataDir, `depois-${workerIndex}`))[0]).toMatchObject({
    path: "/privacidade",
    isAd: true,
    referrerHost: "buscador.example",
  });
});

test("a view is counted for each load of a page", async ({ page, product }) => {
  const before = await countViews(product.dataDir, "/privacidade");
  await page.goto("/privacidade");
  await expect.poll(() => countViews(product.dataDir, "/privacidade")).toBe(before + 1);
  await page.reload();
  await expect.poll(() => countViews(product.dataDir, "/privacidade")).toBe(before + 2);
});

test("with no tag set no kind of page asks another host for anything, or for consent", async ({ page, product }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== product.url) elsewhere.push(request.url());
  });
  for (const { path } of kindsOfPages) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).not.toContain("google");
    await expect(page.getByRole("button", { name: "Aceitar" })).toHaveCount(0);
    await expect(page.getByText("Preferências de privacidade")).toHaveCount(0);
    await expect(page.locator("script[src]")).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});
