import { expectAccessible } from "#tests/support/accessible.ts";
import { filledCount as count, expect, test as siteTest } from "#tests/support/browser-test.ts";
import { readPage } from "#tests/support/page-reading.ts";

const test = siteTest.extend({ baseURL: ({ productWithPages }, use) => use(productWithPages.url) });

test("every generated page is within three clicks of the home page", async ({ request }) => {
  const readLinks = async (path: string) => readPage(await (await request.get(path)).text()).links;
  expect(await readLinks("/")).toContain("/sitemap");
  const onMap = await readLinks("/sitemap");
  const parts = onMap.filter((link) => link.startsWith("/sitemap?"));
  expect(parts).toHaveLength(12);
  const links = [...onMap, ...(await Promise.all(parts.map(readLinks))).flat()];
  const pages = links.filter((link) => link.startsWith("/links-uteis/"));
  expect(new Set(pages).size).toBe(count);
  expect(pages).toHaveLength(count);
});

test("a visitor goes from part to part without script", async ({ plainPage: page, productWithPages }) => {
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
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${productWithPages.url}/sitemap?parte=12`);
});

for (const [path, tag] of [
  ["/sitemap", ["@whole"]],
  ["/sitemap?parte=2", []],
] as const) {
  test(`axe finds nothing on ${path}`, { tag: [...tag] }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, path);
  });
}

test("a part that exists is kept, and no other value of the parameter is", async ({ request }) => {
  const part = await request.get("/sitemap?parte=3");
  expect(part.headers()["cache-control"]).toBe("no-cache");
  expect(part.headers().etag).toBeTruthy();
  for (const query of ["parte=", "parte=0", "parte=13", "parte=03", "parte=x", "parte=3&parte=3", "parte=3&parte=x"]) {
    const answer = await request.get(`/sitemap?${query}`, { maxRedirects: 0 });
    expect([query, answer.status(), answer.headers().location]).toEqual([query, 302, "/sitemap"]);
    expect(answer.headers().etag, query).toBeUndefined();
  }
});
