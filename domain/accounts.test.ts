import { expect, test } from "vitest";
import { fitsPassword, isGoodPassword, toPanelPath } from "./accounts.ts";

test.each([
  ["/admin/conta", "/admin/conta"],
  ["/admin/pages-list?pagina=2&busca=a%20b", "/admin/pages-list?pagina=2&busca=a%20b"],
  [null, "/admin"],
  ["", "/admin"],
  ["/admin/login", "/admin"],
  ["/admin/sair", "/admin"],
  ["/", "/admin"],
  ["https://evil.example/admin/conta", "/admin"],
  ["//evil.example/admin/conta", "/admin"],
  ["/\\evil.example/admin/conta", "/admin"],
  ["/admin/../\\evil.example", "/admin"],
  ["javascript:alert(1)", "/admin"],
  ["http://[", "/admin"],
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
