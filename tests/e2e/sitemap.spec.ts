import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";
import { expect, test } from "../support/browser-test.ts";
import { startProduct } from "../support/product.ts";
import { savePages } from "../support/saved-pages.ts";

const schema = readFileSync(join(import.meta.dirname, "../support/sitemap.xsd"), "utf8");

async function expectValid(xml: string) {
  const { valid, errors } = await validateXML({ xml, schema });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
}

const hostile = `"Portão" <b>&'</b> 😀 \u202eשלום ${"x".repeat(260)}`;

test("a new page shows in the map, the XML and the feed at the next request, whatever its title", async () => {
  const product = await startProduct();
  const read = async (path: string) => (await fetch(product.url + path)).text();
  for (const path of ["/sitemap", "/sitemap.xml", "/feed.xml"]) expect(await read(path)).not.toContain("titulo-hostil");
  // Saved by another process on the same folder, which this one's cache cannot know of: so it is asked afresh.
  await product.stop("SIGTERM");
  const again = await startProduct();
  await savePages(again.dataDir, [{ title: hostile, slug: "titulo-hostil", content: "<p>Texto.</p>" }]);
  const readAgain = async (path: string) => (await fetch(again.url + path)).text();
  expect(await readAgain("/sitemap.xml")).toContain("/links-uteis/titulo-hostil</loc>");
  await expectValid(await readAgain("/sitemap.xml"));
  for (const path of ["/sitemap", "/feed.xml", "/links-uteis/titulo-hostil"]) {
    const text = await readAgain(path);
    expect(text).toContain("titulo-hostil");
    expect(text).not.toContain("<b>&'</b>");
  }
  await again.stop();
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

test("?download sends it as a file", async ({ page }) => {
  await page.goto("/sitemap");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar sitemap atualizado" }).click();
  expect((await download).suggestedFilename()).toBe("sitemap.xml");
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
