import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { memoryPages, validateXML } from "xmllint-wasm";
import { expect, test } from "#tests/support/browser-test.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { readPage } from "#tests/support/page-reading.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { createAccount, signIn } from "#tests/support/panel-test.ts";
import { startProduct } from "#tests/support/product.ts";

const schema = readFileSync(join(import.meta.dirname, "../../support/sitemap.xsd"), "utf8");

async function expectValid(xml: string) {
  const { valid, errors } = await validateXML({ xml, schema, maxMemoryPages: memoryPages.max });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
}

const locationsOf = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);

const hostileTitles = [
  `"Portão" & 'motor'`,
  "<b>Negrito</b> <script>alert(1)</script>",
  "Portão 😀 feliz",
  "\u202eשלום portão",
  `Comprido ${"x".repeat(291)}`,
];

test("a page that comes and goes in the panel shows at the next request, whatever its title", async ({ browser }) => {
  const product = await startProduct();
  const context = await browser.newContext({ baseURL: product.url });
  const panel = await context.newPage();
  await signIn(panel, await createAccount(product), "/admin/pages-list");
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const maps = ["/sitemap", "/sitemap.xml", "/feed.xml"];
  for (const [index, title] of hostileTitles.entries()) {
    const slug = `titulo-hostil-${index}`;
    for (const path of maps) expect(await read(path)).not.toContain(slug);
    await createPages(panel, [{ title, slug }]);
    for (const path of [...maps, `/links-uteis/${slug}`]) {
      const text = await read(path);
      expect(text, path).toContain(slug);
      for (const raw of ["<b>Negrito", "alert(1)</script>", `"Portão" & '`]) expect(text, path).not.toContain(raw);
    }
    await expectValid(await read("/sitemap.xml"));
  }
  const tab = await context.newPage();
  for (const [index, title] of hostileTitles.entries()) {
    await tab.goto(`/links-uteis/titulo-hostil-${index}`);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(tab).toHaveTitle(new RegExp(title.slice(0, 8).replace(/[^\p{L} ]/gu, ".")));
  }

  const address = `${product.url}/links-uteis/titulo-hostil-2`;
  await panel.goto("/admin/pages-list?busca=titulo-hostil-2");
  await panel.locator("summary", { hasText: "Portão 😀 feliz" }).click();
  await panel.getByRole("button", { name: "Sim, excluir", exact: true }).click();
  await expect(panel.getByText("Página excluída", { exact: true })).toBeVisible();
  for (const path of maps) expect(await read(path), path).not.toContain("titulo-hostil-2");
  expect((await fetch(address)).status).toBe(410);
  await createPages(panel, [{ title: "Portão de volta", slug: "titulo-hostil-2" }]);
  expect((await fetch(address)).status).toBe(200);
  for (const path of maps) expect(await read(path), path).toContain("titulo-hostil-2");
  await context.close();
  await product.stop();
});

test("the XML is valid, dated and ranked", async ({ request, product }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  expect(answer.headers().etag).toBeTruthy();
  const xml = await answer.text();
  await expectValid(xml);
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

test("a date in the sitemap is the one that the page states, or that of the newest page it lists", async () => {
  const product = await startProduct();
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const dateIn = (xml: string, path: string) =>
    new RegExp(`<loc>${product.url}${path}</loc><lastmod>([^<]+)`).exec(xml)?.[1] ?? "";
  const empty = await read("/sitemap.xml?parte=.paginas");
  for (const path of ["/guia-completo", "/topicos/motores-ppa", "/blog/como-instalar-motor-portao-eletronico"]) {
    const article = readPage(await read(path)).structuredData.find((thing) => thing["@type"] === "Article");
    expect(new Date(dateIn(empty, path)), path).toEqual(new Date(String(article?.dateModified)));
  }
  expect(dateIn(empty, "/blog/como-instalar-motor-portao-eletronico")).toBe("2025-01-15T00:00:00.000Z");
  expect(dateIn(empty, "/sitemap")).toBe(dateIn(empty, "/"));

  const later = new Date("2099-01-02T03:04:05.000Z").toISOString();
  fillWithPages(product.dataDir, 1);
  const database = new DatabaseSync(join(product.dataDir, "basculante.sqlite"));
  database.prepare("update generated_pages set created_at = ?, updated_at = ?").run(later, later);
  database.close();
  const filled = await read("/sitemap.xml");
  expect(dateIn(filled, "/sitemap")).toBe(later);
  expect(dateIn(filled, "/")).toBe(dateIn(empty, "/"));
  await product.stop();
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

test("a database that fails costs the sitemap its generated pages only", async () => {
  const product = await startProduct();
  fillWithPages(product.dataDir, 101);
  const database = new DatabaseSync(join(product.dataDir, "basculante.sqlite"));
  database.exec("alter table generated_pages rename to away");
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
  database.exec("alter table away rename to generated_pages");
  database.close();
  for (const path of ["/sitemap", "/sitemap?parte=1", "/sitemap.xml"]) {
    const whole = await fetch(product.url + path);
    expect(whole.headers.get("cache-control")).toBe("no-cache");
    expect(await whole.text()).toContain("/links-uteis/");
  }
  await product.stop();
});

test("beyond 50,000 addresses it is an index, whose parts hold every page once", async () => {
  const product = await startProduct();
  fillWithPages(product.dataDir, 50_001);
  const index = await (await fetch(`${product.url}/sitemap.xml`)).text();
  expect(index).toContain("<sitemapindex");
  const parts = locationsOf(index).map((part) => part.replaceAll("&amp;", "&"));
  expect(parts).toHaveLength(3);
  const found: string[] = [];
  for (const part of parts) {
    const answer = await fetch(part);
    const xml = await answer.text();
    expect(await (await fetch(part, { headers: { "accept-encoding": "identity" } })).text()).toBe(xml);
    await expectValid(xml);
    const addresses = locationsOf(xml);
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    found.push(...addresses);
    const again = await fetch(part, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  }
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((address) => address.includes("/links-uteis/"))).toHaveLength(50_001);
  expect(found).toContain(`${product.url}/cidades/osasco`);
  const map = await fetch(`${product.url}/sitemap`, { headers: { "accept-encoding": "br" } });
  expect(Number(map.headers.get("content-length"))).toBeLessThanOrEqual(15 * 1024);
  await product.stop();
});

test("search engines find the key and hear of pages that come and go", async ({ browser }) => {
  const heard: string[] = [];
  const engine = createServer(async (request, response) => {
    for await (const chunk of request) heard.push(String(chunk));
    response.end();
  });
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  const product = await startProduct({ INDEXNOW_KEY: "chave12345", INDEXNOW_URL: `http://127.0.0.1:${port}/` });
  expect(await (await fetch(`${product.url}/chave12345.txt`)).text()).toBe("chave12345");
  const context = await browser.newContext({ baseURL: product.url });
  const panel = await context.newPage();
  await signIn(panel, await createAccount(product), "/admin/pages-list");
  await createPages(panel, [{ title: "Motor em Osasco" }]);
  const told = () => heard.join("").split("/links-uteis/motor-em-osasco").length - 1;
  await expect.poll(told).toBe(1);
  await panel.goto("/admin/pages-list?busca=motor-em-osasco");
  await panel.locator("summary", { hasText: "Motor em Osasco" }).click();
  await panel.getByRole("button", { name: "Sim, excluir", exact: true }).click();
  await expect.poll(told).toBe(2);
  await context.close();
  await product.stop();
  engine.close();
});
