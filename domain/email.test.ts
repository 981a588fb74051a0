import { expect, test } from "vitest";
import { toEmail } from "./email.ts";

test.each([
  ["admin@exemplo.com.br", "admin@exemplo.com.br"],
  [" Maria.Silva+painel@Exemplo.COM ", "maria.silva+painel@exemplo.com"],
  ["o'brien@exemplo.com", "o'brien@exemplo.com"],
  ["", null],
  ["admin", null],
  ["admin@exemplo", null],
  ["a@b@exemplo.com", null],
  ["a b@exemplo.com", null],
  ["a..b@exemplo.com", null],
  ["admin@exemplo.com\0", null],
  ["admin@exemplo.com\r\nBcc: x@exemplo.com", null],
  ["josé@exemplo.com", null],
  [`${"a".repeat(250)}@exemplo.com`, null],
])("%j -> %j", (text, email) => {
  expect(toEmail(text)).toBe(email);
});
