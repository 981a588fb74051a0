import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { readPage } from "#tests/support/page-reading.ts";
import { type Product, startProduct } from "#tests/support/product.ts";

const count = 1_200;
let product: Product;

// All in one worker, so that the product is started and filled once.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  product = await startProduct();
  fillWithPages(product.dataDir, count);
});

test.afterAll(async () => {
  await product.stop();
});

async function linksOf(path: string): Promise<string[]> {
  return readPage(await (await fetch(product.url + path)).text()).links;
}

test("every generated page is within three clicks of the home page", async () => {
  expect(await linksOf("/")).toContain("/sitemap");
  const onMap = await linksOf("/sitemap");
  const parts = onMap.filter((link) => link.startsWith("/sitemap?"));
  expect(parts).toHaveLength(12);
  const links = [...onMap, ...(await Promise.all(parts.map(linksOf))).flat()];
  const pages = links.filter((link) => link.startsWith("/links-uteis/"));
  expect(new Set(pages).size).toBe(count);
  expect(pages).toHaveLength(count);
});

test("a visitor goes from part to part without script", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/sitemap");
  await expect(page.getByRole("heading", { name: "Links úteis (1200 páginas)" })).toBeVisible();
  await page.getByRole("link", { name: "951 a 1.050", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Links úteis, parte 10");
  await expect(page.getByText("Links 951 a 1.050, de um total de 1.200.")).toBeVisible();
  await page.getByRole("link", { name: "Próximos" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Links úteis, parte 11");
  await page.getByRole("link", { name: "Próximos" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Links úteis, parte 12");
  await expect(page.getByRole("link", { name: "Próximos" })).toHaveCount(0);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${product.url}/sitemap?parte=12`);
  await context.close();
});

test("axe finds nothing on the map and on a part of it", async ({ page }) => {
  for (const path of ["/sitemap", "/sitemap?parte=2"]) {
    await page.goto(product.url + path);
    await expectAccessible(page, path);
  }
});

test("a part that exists is kept, and no other value of the parameter is", async () => {
  const part = await fetch(`${product.url}/sitemap?parte=3`);
  expect(part.headers.get("cache-control")).toBe("no-cache");
  expect(part.headers.get("etag")).toBeTruthy();
  for (const query of ["parte=", "parte=0", "parte=13", "parte=03", "parte=x", "parte=3&parte=3", "parte=3&parte=x"]) {
    const answer = await fetch(`${product.url}/sitemap?${query}`, { redirect: "manual" });
    expect([query, answer.status, answer.headers.get("location")]).toEqual([query, 302, "/sitemap"]);
    expect(answer.headers.get("etag"), query).toBeNull();
  }
});
