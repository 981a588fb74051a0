import { expect, test } from "vitest";
import { toHref } from "./to-href.ts";

test.each([
  ["https://exemplo.com.br/a", "https://exemplo.com.br/a"],
  ["www.exemplo.com.br", "https://www.exemplo.com.br"],
  ["/servicos", "/servicos"],
  ["servicos", "/servicos"],
  [" #preco ", "#preco"],
  ["contato@exemplo.com.br", "mailto:contato@exemplo.com.br"],
  ["tel:+5511900000000", "tel:+5511900000000"],
])("%j leads to %j", (typed, href) => {
  expect(toHref(typed)).toBe(href);
});

test.each(["", "  ", "javascript:alert(1)", "data:text/html,x", "//evil.example", "duas palavras"])(
  "%j is no address",
  (typed) => {
    expect(toHref(typed)).toBeNull();
  },
);
