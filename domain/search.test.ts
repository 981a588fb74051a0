import { expect, test } from "vitest";
import { matcherOf, maxSearchLength, toSearch } from "./search.ts";

test("case, accents and the order of the words do not matter", () => {
  const text = "Portão não fecha: verifique a FOTOCÉLULA";
  expect(matcherOf("fotocelula PORTAO")(text)).toBe(true);
  expect(matcherOf("fotoce")(text)).toBe(true);
  expect(matcherOf("fotocélula nobreak")(text)).toBe(false);
});

test("an empty search finds everything", () => {
  expect(matcherOf("")("qualquer texto")).toBe(true);
  expect(matcherOf("   ")("qualquer texto")).toBe(true);
});

test("what was typed is trimmed and cut", () => {
  expect(toSearch(null)).toBe("");
  expect(toSearch("  controle \n remoto ")).toBe("controle remoto");
  expect(toSearch("á".repeat(500))).toHaveLength(maxSearchLength);
});

test("signs are not searched for", () => {
  expect(matcherOf("fotocélula?")("A fotocélula: o que é")).toBe(true);
  expect(matcherOf("(.*) 1/4HP")("motor de 1/4HP")).toBe(true);
  expect(matcherOf("[a-z]+ 1/2")("motor de 1/4HP")).toBe(false);
});
