import { expect, test } from "vitest";
import { pageLimits } from "./pages.ts";
import { longestPath, sitePageOf } from "./site-pages.ts";

test.each([
  ["/", "home", null],
  ["/cidades/sao-paulo", "city", "sao-paulo"],
  ["/motor-para-portao-em-osasco", "city-offer", "osasco"],
  ["/portao-automatico-guarulhos", "service-area", "guarulhos"],
  ["/postagens/indice", "post-index", null],
  ["/postagens/motor-de-portao-ppa-mooca", "post", "motor-de-portao-ppa-mooca"],
  ["/links-uteis/conserto_de-portao", "useful-link", "conserto_de-portao"],
  ["/blog/como-instalar-motor-portao-eletronico", "article", null],
])("%s is a page of kind %s", (path, kind, slug) => {
  expect(sitePageOf(path)).toEqual({ path, kind, slug });
});

test("a trailing slash makes no second page", () => {
  expect(sitePageOf("/guia-completo/")).toEqual({ path: "/guia-completo", kind: "guide", slug: null });
});

test.each(["/nao-existe", "/links-uteis/a/b", "/links-uteis/%00", "/constructor", "/links-uteis/", "//evil.example"])(
  "%s is the page that says so",
  (path) => {
    expect(sitePageOf(path)).toEqual({ path: "/not-found", kind: "not-found", slug: null });
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
  expect(sitePageOf(path)).toBeNull();
});

test("a page has its address, however long a slug may be", () => {
  const slug = "a".repeat(pageLimits.slug);
  for (const family of ["/links-uteis/", "/topicos/"]) {
    expect(sitePageOf(`${family}${slug}/`)).toMatchObject({ path: `${family}${slug}`, slug });
    expect(sitePageOf(`${family}${slug}a`)?.kind).toBe("not-found");
  }
});

test("the letters of an address stay as they are: another address is another page", () => {
  expect(sitePageOf("/links-uteis/Portao-Mooca")).toMatchObject({
    path: "/links-uteis/Portao-Mooca",
    slug: "portao-mooca",
  });
});
