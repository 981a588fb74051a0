import { expect, test } from "vitest";
import { fitsPassword, isGoodPassword, toPanelPath } from "./accounts.ts";

test.each([
  ["/admin/conta", "/admin/conta"],
  ["/admin/pages-list?pagina=2&busca=a%20b", "/admin/pages-list?pagina=2&busca=a%20b"],
  [null, "/admin/painel"],
  ["", "/admin/painel"],
  ["/admin/login", "/admin/painel"],
  ["/admin/sair", "/admin/painel"],
  ["/", "/admin/painel"],
  ["https://evil.example/admin/conta", "/admin/painel"],
  ["//evil.example/admin/conta", "/admin/painel"],
  ["/\\evil.example/admin/conta", "/admin/painel"],
  ["/admin/../\\evil.example", "/admin/painel"],
  ["javascript:alert(1)", "/admin/painel"],
  ["http://[", "/admin/painel"],
])("after signing in, %j leads to %s", (wanted, path) => {
  expect(toPanelPath(wanted)).toBe(path);
});

test.each([
  ["uma senha bem longa", true],
  ["çãõ éíó 日本語 12", true],
  ["curta", false],
  ["x".repeat(128), true],
  ["x".repeat(129), false],
  ["com\0byte nulo dentro", false],
  ["com\nquebra de linha", false],
  ["bytes que não são texto \uFFFD", false],
])("%j is a good password: %s", (password, isGood) => {
  expect(isGoodPassword(password)).toBe(isGood);
});

test("a short password may still be someone's old one, an empty one may not", () => {
  expect(fitsPassword("curta")).toBe(true);
  expect(fitsPassword("")).toBe(false);
});
