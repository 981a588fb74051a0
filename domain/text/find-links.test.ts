import { expect, test } from "vitest";
import { findLinks } from "./find-links.ts";

test("links of this site are found once each, as paths", () => {
  const html = `<a href="/guia-completo">a</a> <a class="x" href="https://loja.example/guia-completo/?a=1#b">b</a>
    <a href="https://outra.example/x">c</a> <a href="#aqui">d</a> <a href="tel:+5511">e</a> <a href="mailto:a@b.c">f</a>
    <a href="/links-uteis/x?a=1&amp;b=2">g</a>`;
  expect(findLinks(html, "https://loja.example")).toEqual(["/guia-completo", "/links-uteis/x"]);
});
