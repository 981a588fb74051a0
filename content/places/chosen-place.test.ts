import { expect, test } from "vitest";
import { sampleShop } from "../shop.ts";
import { listPlaceWords, noPlace, readPlaceWords, toPlaceWords } from "./chosen-place.ts";

test("what can be chosen is understood, and said the same way again", () => {
  for (const words of listPlaceWords(sampleShop)) expect(toPlaceWords(readPlaceWords(words))).toBe(words);
});

test("an empty field leaves it to the title; 'nowhere' does not", () => {
  expect(readPlaceWords("  ")).toBeNull();
  expect(toPlaceWords(null)).toBe("");
  expect(readPlaceWords("nenhum lugar")).toBe("");
  expect(toPlaceWords("")).toBe(noPlace);
});

test("a name that one place alone has is enough, with or without accents; others are refused", () => {
  expect(readPlaceWords("mooca")).toBe("mooca-sao-paulo");
  expect(readPlaceWords("OSASCO")).toBe("osasco");
  for (const words of ["Centro", "Curitiba", "<script>"]) expect(() => readPlaceWords(words)).toThrow("place-unknown");
});
