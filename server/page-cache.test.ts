import { expect, test } from "vitest";
import { type CachedPage, PageCache } from "./page-cache.ts";

function makePage(text: string, bytes = 0): CachedPage {
  const plain = Buffer.from(text.padEnd(bytes));
  return { plain, br: Buffer.alloc(0), gzip: Buffer.alloc(0), etag: text, contentType: "text/html", headers: [] };
}

test("a stored page is found again, whatever undeclared parameters come with it", () => {
  const cache = new PageCache(10_000);
  cache.store("/", "", makePage("home"), { params: [], tags: [] });
  expect(cache.get("/", "")?.etag).toBe("home");
  expect(cache.get("/", "utm_source=ads&x=1")?.etag).toBe("home");
});

test("a declared parameter makes a page of its own, in any order", () => {
  const cache = new PageCache(10_000);
  const rules = { params: ["letra", "pagina"], tags: [] };
  cache.store("/postagens/indice", "letra=M&pagina=2", makePage("M2"), rules);
  expect(cache.get("/postagens/indice", "pagina=2&x=1&letra=M")?.etag).toBe("M2");
  expect(cache.get("/postagens/indice", "letra=M")).toBeNull();
});

test("dropping a tag drops the pages made from it and no others", () => {
  const cache = new PageCache(10_000);
  cache.store("/sitemap", "", makePage("sitemap"), { params: [], tags: ["pages"] });
  cache.store("/links-uteis/a", "", makePage("a"), { params: [], tags: ["page:a"] });
  cache.store("/sitemap", "parte=2", makePage("2"), { params: ["parte"], tags: ["pages"] });
  expect(cache.drop(["pages"])).toEqual(["/sitemap"]);
  expect(cache.get("/sitemap", "")).toBeNull();
  expect(cache.get("/links-uteis/a", "")?.etag).toBe("a");
});

test("the page used longest ago goes when the bound is reached", () => {
  const cache = new PageCache(10_000);
  const rules = { params: [], tags: ["t"] };
  for (const path of ["/a", "/b", "/c"]) cache.store(path, "", makePage(path, 2_000), rules);
  cache.get("/a", "");
  cache.store("/d", "", makePage("/d", 2_000), rules);
  expect(cache.get("/b", "")).toBeNull();
  expect(cache.get("/a", "")?.plain.length).toBe(2_000);
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
});

test("a flood of addresses stays within the bound, and a page larger than it is not kept", () => {
  const cache = new PageCache(100_000);
  for (let n = 0; n < 5_000; n++) cache.store(`/cidades/x${n}`, "", makePage("x"), { params: [], tags: [`t${n}`] });
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  cache.store("/big", "", makePage("big", 100_001), { params: [], tags: [] });
  expect(cache.get("/big", "")).toBeNull();
});

test("a page made from data that changed meanwhile is not stored", () => {
  const cache = new PageCache(10_000);
  const { generation } = cache;
  cache.drop(["pages"]);
  cache.store("/sitemap", "", makePage("old"), { params: [], tags: ["pages"] }, generation);
  expect(cache.get("/sitemap", "")).toBeNull();
});

test("what is stored twice weighs once", () => {
  const cache = new PageCache(10_000);
  for (let n = 0; n < 3; n++) cache.store("/", "", makePage("home"), { params: [], tags: ["t"] });
  const once = cache.bytes;
  cache.drop(["t"]);
  expect(once).toBeGreaterThan(0);
  expect(cache.bytes).toBe(0);
  expect(cache.size).toBe(0);
});
