import { expect, test } from "#tests/support/browser-test.ts";
import { fillDatabase } from "#tests/support/fill-with-pages.ts";
import { readPage } from "#tests/support/page-reading.ts";
import { expectValidSitemap, readLocations } from "#tests/support/sitemap-file.ts";
import { executeIn } from "#tests/support/with-database.ts";

test("the XML is valid, dated and ranked", async ({ request, product }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  expect(answer.headers().etag).toBeTruthy();
  const xml = await answer.text();
  await expectValidSitemap(xml);
  const entry = (path: string) =>
    new RegExp(
      `<loc>${product.url}${path}</loc><lastmod>[^<]+</lastmod><changefreq>(\\w+)</changefreq>(?:<priority>([\\d.]+))?`,
    )
      .exec(xml)
      ?.slice(1);
  expect(entry("/")).toEqual(["weekly", "1.0"]);
  expect(entry("/sitemap")).toEqual(["monthly", "0.7"]);
  expect(entry("/cidades/sao-paulo")).toEqual(["weekly", "0.9"]);
  expect(entry("/cidades/osasco")).toEqual(["weekly", "0.8"]);
  expect(entry("/topicos/motores-ppa")).toEqual(["weekly", "0.9"]);
  expect(entry("/guia-completo")).toEqual(["weekly", undefined]);
});

test("a date in the sitemap is the one that the page states, or that of the newest page it lists", {
  tag: "@whole",
}, async ({ launch }) => {
  const product = await launch();
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const dateIn = (xml: string, path: string) =>
    new RegExp(`<loc>${product.url}${path}</loc><lastmod>([^<]+)`).exec(xml)?.[1] ?? "";
  const empty = await read("/sitemap.xml?parte=.paginas");
  for (const path of ["/guia-completo", "/topicos/motores-ppa", "/blog/como-instalar-motor-portao-eletronico"]) {
    const article = readPage(await read(path)).structuredData.find((thing) => thing["@type"] === "Article");
    expect(new Date(dateIn(empty, path)), path).toEqual(new Date(String(article?.dateModified)));
  }

  const later = new Date("2099-01-02T03:04:05.000Z").toISOString();
  await fillDatabase(product, 1);
  await executeIn(product, `update generated_pages set created_at = '${later}', updated_at = '${later}'`);
  const filled = await read("/sitemap.xml");
  expect(dateIn(filled, "/sitemap")).toBe(later);
  expect(dateIn(filled, "/")).toBe(dateIn(empty, "/"));
});

test("?download sends it as a file", async ({ page }) => {
  await page.goto("/sitemap");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar sitemap atualizado" }).click();
  expect((await download).suggestedFilename()).toBe("sitemap.xml");
});

test("only one spelling of an address is kept", async ({ request }) => {
  const keptAs = async (path: string) => (await request.get(path)).headers()["cache-control"];
  for (const path of ["/sitemap.xml", "/sitemap.xml?download", "/sitemap.xml?parte=.paginas", "/sitemap?__boot"]) {
    expect(await keptAs(path), path).toBe("no-cache");
  }
  for (const query of ["download=1", "download&download", "parte=.paginas&parte=.paginas"]) {
    expect(await keptAs(`/sitemap.xml?${query}`), query).toBe("no-store");
  }
  for (const query of ["__boot=1", "__boot&__boot"]) {
    expect((await request.get(`/sitemap?${query}`)).status(), query).toBe(400);
  }
});

test("robots, feed, manifest, llms and icons answer as what they are", async ({ request, product }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect((await request.get("/feed.xml")).headers()["content-type"]).toContain("application/rss+xml");
  const manifest = await (await request.get("/site.webmanifest")).json();
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"]).toContain(type);
  expect(await (await request.get("/llms.txt")).text()).toContain("R$");
});

test("a shared link has a picture with words for it, and only pages have one", async ({ page, request }) => {
  await page.goto("/");
  const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  await expect(page.locator("meta[property='og:image:alt']")).toHaveAttribute("content", /Motores PPA/);
  const answer = await request.get(picture);
  expect(answer.headers()["content-type"]).toBe("image/png");
  expect((await answer.body()).length).toBeLessThan(300 * 1024);
  for (const path of ["/og/cidades/nao-existe.png", "/og/x/y.png", "/og/paginas/..%2f.png", "/og/paginas/inicio.svg"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test("a database that fails costs the sitemap its generated pages only", { tag: "@whole" }, async ({ launch }) => {
  const product = await launch();
  await fillDatabase(product, 101);
  await executeIn(product, "alter table generated_pages rename to away");
  const broken = await fetch(`${product.url}/sitemap.xml`);
  expect(broken.status).toBe(200);
  expect(await broken.text()).toContain("/cidades/osasco</loc>");
  await expect.poll(() => product.output()).toContain("the sitemap goes without generated pages");
  for (const path of ["/sitemap", "/sitemap?parte=1"]) {
    const map = await fetch(product.url + path);
    expect(map.status).toBe(200);
    expect(map.headers.get("cache-control")).toBe("no-store");
    expect(await map.text()).not.toContain("/links-uteis/");
  }
  const nothing = await fetch(`${product.url}/sitemap.xml?parte=`);
  expect(nothing.status).toBe(500);
  expect(await nothing.text()).toBe("Error generating sitemap");
  await expect.poll(() => product.output()).toContain("cannot make the sitemap");
  await executeIn(product, "alter table away rename to generated_pages");
  for (const path of ["/sitemap", "/sitemap?parte=1", "/sitemap.xml"]) {
    const whole = await fetch(product.url + path);
    expect(whole.headers.get("cache-control")).toBe("no-cache");
    expect(await whole.text()).toContain("/links-uteis/");
  }
});

test.describe("beyond 50,000 addresses", { tag: "@whole" }, () => {
  const count = 50_001;

  test("it is an index, whose parts hold every page once", async ({ launch }) => {
    const product = await launch();
    await fillDatabase(product, count);
    const parts = await findParts(product);
    expect(parts).toHaveLength(3);
    const found: string[] = [];
    for (const part of parts) {
      const addresses = readLocations(await (await fetch(part)).text());
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      found.push(...addresses);
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((address) => address.includes("/links-uteis/"))).toHaveLength(count);
    expect(found).toContain(`${product.url}/cidades/osasco`);
    const map = await fetch(`${product.url}/sitemap`, { headers: { "accept-encoding": "br" } });
    expect(Number(map.headers.get("content-length"))).toBeLessThanOrEqual(15 * 1024);
  });

  test("each part is valid, and the same however it is sent", async ({ launch }) => {
    const product = await launch();
    await fillDatabase(product, count);
    for (const part of await findParts(product)) {
      const answer = await fetch(part);
      const xml = await answer.text();
      await expectValidSitemap(xml);
      expect(await (await fetch(part, { headers: { "accept-encoding": "identity" } })).text()).toBe(xml);
      const again = await fetch(part, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
    }
  });

  async function findParts({ url }: { url: string }): Promise<string[]> {
    const index = await (await fetch(`${url}/sitemap.xml`)).text();
    expect(index).toContain("<sitemapindex");
    return readLocations(index).map((part) => part.replaceAll("&amp;", "&"));
  }
});
