import { expect, test } from "vitest";
import { pageLimits } from "./pages.ts";
import { createSitePageFinder, longestPath } from "./site-pages.ts";

const findSitePage = createSitePageFinder({
  home: { pattern: "/" },
  guide: { pattern: "/guia-completo" },
  post: { pattern: "/postagens/:slug" },
  "post-index": { pattern: "/postagens/indice" },
  "city-offer": { pattern: "/motor-para-portao-em-:slug" },
  topic: { pattern: "/topicos/:slug" },
  "useful-link": { pattern: "/links-uteis/:slug" },
  "not-found": { pattern: "*" },
});

test.each([
  ["/", "home", null],
  ["/motor-para-portao-em-osasco", "city-offer", "osasco"],
  ["/postagens/indice", "post-index", null],
  ["/postagens/motor-de-portao-ppa-mooca", "post", "motor-de-portao-ppa-mooca"],
  ["/links-uteis/conserto_de-portao", "useful-link", "conserto_de-portao"],
])("%s is a page of kind %s", (path, kind, slug) => {
  expect(findSitePage(path)).toEqual({ path, kind, slug });
});

test("a trailing slash makes no second page", () => {
  expect(findSitePage("/guia-completo/")).toEqual({ path: "/guia-completo", kind: "guide", slug: null });
});

test.each(["/nao-existe", "/links-uteis/a/b", "/links-uteis/%00", "/constructor", "/links-uteis/", "//evil.example"])(
  "%s is the page that says so",
  (path) => {
    expect(findSitePage(path)).toEqual({ path: "/not-found", kind: "not-found", slug: null });
  },
);

test.each([
  "",
  "links-uteis/a",
  "/a b",
  "/é",
  `/${"a".repeat(longestPath)}`,
  "/admin/painel",
  "/api/contatos",
  "/assets/x.js",
])("nobody taps a button at %s", (path) => {
  expect(findSitePage(path)).toBeNull();
});

test("a page has its address, however long a slug may be", () => {
  const slug = "a".repeat(pageLimits.slug);
  for (const family of ["/links-uteis/", "/topicos/"]) {
    expect(findSitePage(`${family}${slug}/`)).toMatchObject({ path: `${family}${slug}`, slug });
    expect(findSitePage(`${family}${slug}a`)?.kind).toBe("not-found");
  }
});

test("the letters of an address stay as they are: another address is another page", () => {
  expect(findSitePage("/links-uteis/Portao-Mooca")).toMatchObject({
    path: "/links-uteis/Portao-Mooca",
    slug: "portao-mooca",
  });
});
