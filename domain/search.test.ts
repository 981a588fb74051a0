import { expect, test } from "vitest";
import { createMatcher, maxSearchLength, toSearch } from "./search.ts";

test("case, accents and the order of the words do not matter", () => {
  const text = "Portão não fecha: verifique a FOTOCÉLULA";
  expect(createMatcher("fotocelula PORTAO")(text)).toBe(true);
  expect(createMatcher("fotoce")(text)).toBe(true);
  expect(createMatcher("fotocélula nobreak")(text)).toBe(false);
});

test("an empty search finds everything", () => {
  expect(createMatcher("")("qualquer texto")).toBe(true);
  expect(createMatcher("   ")("qualquer texto")).toBe(true);
});

test("what was typed is trimmed and cut", () => {
  expect(toSearch(null)).toBe("");
  expect(toSearch("  controle \n remoto ")).toBe("controle remoto");
  expect(toSearch("á".repeat(500))).toHaveLength(maxSearchLength);
});

test("signs are not searched for", () => {
  expect(createMatcher("fotocélula?")("A fotocélula: o que é")).toBe(true);
  expect(createMatcher("(.*) 1/4HP")("motor de 1/4HP")).toBe(true);
  expect(createMatcher("[a-z]+ 1/2")("motor de 1/4HP")).toBe(false);
});
