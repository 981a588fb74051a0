import type { Locator, Page } from "@playwright/test";
import { pageKinds } from "#content/page-kinds.ts";
import { promotionIn } from "#content/promotion.ts";
import { sampleShop } from "#content/shop.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { oneIn } from "#tests/support/extent.ts";
import { savePages } from "#tests/support/saved-pages.ts";
import { expect, test, watchGoogle } from "#tests/support/tagged-test.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Aviso de privacidade" });
const preferences = (page: Page) => page.getByRole("link", { name: "Preferências de privacidade" });
const accept = (page: Page) => banner(page).getByRole("button", { name: "Aceitar" });
const refuse = (page: Page) => banner(page).getByRole("button", { name: "Recusar" });

/** What the page has told the tag, in order. */
function said(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>)));
}

async function openChat(page: Page): Promise<void> {
  const [chat] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).first().click(),
  ]);
  await chat.waitForURL("https://wa.me/5511900000000?text=*");
}

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

test("nothing is asked of Google before an answer, and all signals start denied", async ({ page }) => {
  const asked = await watchGoogle(page.context());
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(banner(page)).toBeVisible();
  expect(await said(page)).toEqual([["consent", "default", denied]]);
  await openChat(page);
  expect(asked).toEqual([]);
});

test("to refuse is as easy as to accept", { tag: "@whole" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const [yes, no] = [await accept(page).boundingBox(), await refuse(page).boundingBox()];
  expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y]);
  expect(yes?.height).toBeGreaterThanOrEqual(44);
  const look = (element: Element) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    return [color, backgroundColor, borderColor, fontSize, fontWeight];
  };
  expect(await accept(page).evaluate(look)).toEqual(await refuse(page).evaluate(look));
  const chat = page.getByRole("complementary", { name: "Contato rápido" }).getByRole("link");
  await chat.click({ trial: true });
});

/** Where the visitor can put a finger on it without scrolling. */
function canBeTapped(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    const spots = [top + 2, (top + bottom) / 2, bottom - 2];
    const isWithin = left >= 0 && right <= innerWidth;
    return isWithin && spots.every((y) => element.contains(document.elementFromPoint(middle, y)));
  });
}

for (const path of [
  "/",
  "/?cidade=itaquaquecetuba",
  "/motor-para-portao-em-carapicuiba",
  "/instalacao-motor-portao-automatico",
  "/termos/assistencia-tecnica-motor-basculante",
  "/cidades/parque-santa-teresa-carapicuiba",
  "/postagens/motor-basculante-ppa-mooca",
]) {
  const title = `on the first screen of ${path} the question covers neither button`;
  test(title, { tag: oneIn(6, title) }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    const main = page.getByRole("main");
    for (const kind of ["chat", "phone"]) {
      expect(await canBeTapped(main.locator(`[data-contact=${kind}][data-button=hero]`)), kind).toBe(true);
    }
    for (const answer of [accept(page), refuse(page)]) expect(await canBeTapped(answer)).toBe(true);
    expect(await canBeTapped(banner(page).getByRole("link", { name: "Saiba mais" }))).toBe(true);
    const chat = page.getByRole("complementary", { name: "Contato rápido" }).getByRole("link");
    expect(await canBeTapped(chat)).toBe(true);
  });
}

test("'Recusar' is remembered and nothing is ever loaded", async ({ page }) => {
  const asked = await watchGoogle(page.context());
  await page.goto("/");
  await refuse(page).click();
  await expect(banner(page)).toBeHidden();
  await page.goto("/privacidade", { waitUntil: "networkidle" });
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("'Aceitar' loads the ads tag on every page, and a chat reports a conversion", async ({ page }) => {
  const asked = await watchGoogle(page.context());
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto("/");
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  await page.waitForFunction(() => "tagRuns" in window);
  expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]);
  await openChat(page);
  expect((await said(page)).at(-1)).toEqual(["event", "conversion", { send_to: "AW-123456789/AbC-D_efG-h12" }]);

  await page.goto("/privacidade");
  await page.waitForFunction(() => "tagRuns" in window);
  expect(asked).toHaveLength(2);
  const words = await said(page);
  expect(words.map(([name, step]) => [name, step]).slice(0, 2)).toEqual([
    ["consent", "default"],
    ["consent", "update"],
  ]);
  expect(errors).toEqual([]);
});

test(
  "a chat link in a stored text reports a conversion too",
  { tag: "@whole" },
  async ({ page, productWithTags }, { workerIndex }) => {
    await watchGoogle(page.context());
    const slug = `conversa-no-texto-${workerIndex}`;
    const content = '<p>Chame na <a href="https://wa.me/5511900000000?text=oi">nossa conversa</a>.</p>';
    await savePages(productWithTags, [{ title: "Conversa no texto", slug, content }]);
    await page.goto(`/links-uteis/${slug}`);
    await accept(page).click();
    await page.waitForFunction(() => "tagRuns" in window);
    const [chat] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "nossa conversa" }).click(),
    ]);
    await chat.waitForURL("https://wa.me/5511900000000?text=oi");
    expect((await said(page)).at(-1)).toEqual(["event", "conversion", { send_to: "AW-123456789/AbC-D_efG-h12" }]);
  },
);

test("a city's offer that is seen is reported once, with its city, and only after 'Aceitar'", async ({ page }) => {
  await watchGoogle(page.context());
  const views = async () => (await said(page)).filter(([, event]) => event === "view_promotion");
  await page.goto("/motor-para-portao-em-cotia");
  await expect(banner(page)).toBeVisible();
  expect(await views()).toEqual([]);
  await accept(page).click();
  const id = "kit-completo-instalado";
  // Once the promotion is over the page offers the kit at its usual price.
  const name = promotionIn(sampleShop, "Cotia", toBusinessDay(new Date()))?.name ?? "Kit completo instalado";
  const promotion = { promotion_id: id, promotion_name: name, location_id: "Cotia" };
  const item = { item_id: id, item_name: name, ...promotion };
  const seen = ["event", "view_promotion", { ...promotion, items: [item] }];
  expect(await views()).toEqual([seen]);
  await preferences(page).click();
  await accept(page).click();
  expect(await views()).toEqual([seen]);
  await openChat(page);
  expect((await said(page)).at(-1)).toEqual(["event", "conversion", { send_to: "AW-123456789/AbC-D_efG-h12" }]);

  await page.goto("/motor-para-portao-em-osasco");
  await expect.poll(views).toMatchObject([["event", "view_promotion", { location_id: "Osasco" }]]);
  await page.goto("/");
  await page.waitForFunction(() => "tagRuns" in window);
  expect(await views()).toEqual([]);
});

test("a refused offer is reported to nobody", { tag: "@whole" }, async ({ page }) => {
  const asked = await watchGoogle(page.context());
  await page.goto("/motor-para-portao-em-cotia");
  await refuse(page).click();
  await page.reload({ waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  expect((await said(page)).filter(([name]) => name === "event")).toEqual([]);
});

test("the tag-manager container is loaded on the article only", { tag: "@whole" }, async ({ page }) => {
  const asked = await watchGoogle(page.context());
  await page.goto(pageKinds.article.pattern);
  await accept(page).click();
  await expect.poll(() => asked).toContain("https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234");
  expect(asked).toContain("https://www.googletagmanager.com/gtag/js?id=AW-123456789");
});

test("the answer can be changed from the footer, with the keyboard alone", { tag: "@whole" }, async ({ page }) => {
  const asked = await watchGoogle(page.context());
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => asked).toHaveLength(1);

  await preferences(page).focus();
  await page.keyboard.press("Enter");
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(preferences(page)).toBeFocused();

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the tag would set
    document.cookie = "_gcl_au=1.1.1; path=/";
  });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(refuse(page)).toBeFocused();
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => "tagRuns" in window)).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test.describe("at another time", () => {
  test.use({ isIsolated: true });

  test("after six months the question comes again", { tag: "@whole" }, async ({ page }) => {
    await page.goto("/");
    await refuse(page).click();
    await page.clock.setFixedTime(Date.now() + 181 * 86_400_000);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.clock.setFixedTime(Date.now() + 183 * 86_400_000);
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });
});

for (const answer of ["is blocked", "never answers"] as const) {
  test(`a tag that ${answer} never holds up the chat`, async ({ page }) => {
    const asked = await watchGoogle(page.context(), answer);
    await page.goto("/");
    await accept(page).click();
    await expect.poll(() => asked).toHaveLength(1);
    await openChat(page);
  });
}

test("a conversion function that fails never holds up the chat", { tag: "@whole" }, async ({ page }) => {
  await watchGoogle(page.context());
  await page.goto("/");
  await page.evaluate(() => {
    window.gtag_report_conversion = (link) => {
      document.title = link;
      throw new Error("the tag broke");
    };
  });
  await openChat(page);
  expect(await page.title()).toMatch(/^https:\/\/wa\.me\/5511900000000\?text=/);
});

test("everyone gets the same page, and the policy names the tag's hosts only", async ({ request }) => {
  const first = await request.get("/");
  const second = await request.get("/", { headers: { cookie: "_gcl_au=1.1.1", "user-agent": "Another/1.0" } });
  expect(await second.text()).toBe(await first.text());
  const policy = first.headers()["content-security-policy"] ?? "";
  expect([...new Set(policy.match(/https?:\/\/[^\s;]+/g))].toSorted()).toEqual([
    "https://google.com",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://td.doubleclick.net",
    "https://www.google.com",
    "https://www.google.com.br",
    "https://www.googleadservices.com",
    "https://www.googletagmanager.com",
  ]);
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("without JavaScript there is no question, since there is nothing to ask about", async ({ plainPage: page }) => {
  const asked = await watchGoogle(page.context());
  await page.goto("/");
  await expect(banner(page)).toBeHidden();
  await preferences(page).click();
  await expect(page.getByRole("heading", { name: "Como mudar de ideia" })).toBeVisible();
  expect(asked).toEqual([]);
});
