import { expect, test } from "vitest";
import { getMetaTags, parseShareImagePath, shareImagePath } from "./metadata.ts";

const site = { name: "Motores PPA", url: "https://portoes.example" };
const page = { title: "Portão", description: "Sobre portões.", path: "/cidades/osasco" };

const getContent = (tags: ReturnType<typeof getMetaTags>["tags"], key: string) =>
  tags.find((tag) => ("name" in tag ? tag.name : tag.property) === key)?.content;

test("addresses are absolute, for the page and its picture", () => {
  const { canonical, tags } = getMetaTags(page, site);
  expect(canonical).toBe("https://portoes.example/cidades/osasco");
  expect(getContent(tags, "og:url")).toBe(canonical);
  expect(getContent(tags, "og:image")).toBe("https://portoes.example/og/cidades/osasco.png");
  expect(getContent(tags, "twitter:card")).toBe("summary_large_image");
});

test("a hidden page says noindex and claims no address", () => {
  const { canonical, tags } = getMetaTags({ ...page, isHidden: true }, site);
  expect(canonical).toBeNull();
  expect(getContent(tags, "robots")).toBe("noindex");
  expect(getContent(tags, "og:url")).toBeUndefined();
});

test.each(["/", "/guia-completo", "/cidades/osasco", "/links-uteis/conserto_de-portao"])(
  "%s and its picture know each other",
  (path) => {
    const [, , kind = "", file = ""] = shareImagePath(path).split("/");
    expect(parseShareImagePath(kind, file)).toBe(path);
  },
);

test("the pages of a list share its picture", () => {
  expect(shareImagePath("/postagens/indice?pagina=2")).toBe(shareImagePath("/postagens/indice"));
  expect(shareImagePath("/sitemap?parte=3")).toBe("/og/paginas/sitemap.png");
});

test.each([
  ["paginas", "../x.png"],
  ["cidades", "osasco.jpg"],
  ["cidades", ".png"],
  ["cidades", "a%2fb.png"],
])("%s/%s is no picture of ours", (kind, file) => {
  expect(parseShareImagePath(kind, file)).toBeNull();
});
