import { expect, test } from "vitest";
import { isWhole } from "#tests/support/extent.ts";
import { findWorstPairs, getShingles, sharedShare } from "./similarity.ts";

const names = ["Mooca", "Sé", "Vila Maria", "Vila Maria Alta", "São Paulo"];

test("shingles are runs of words without accents and without place names", () => {
  expect([...getShingles("O portão da Vila Maria abre, e não fecha.", names, 3)]).toEqual([
    "o portao da",
    "portao da abre",
    "da abre e",
    "abre e nao",
    "e nao fecha",
  ]);
});

test("the longest name goes first, whole words only", () => {
  expect([...getShingles("na Vila Maria Alta hoje", names, 2)]).toEqual(["na hoje"]);
  expect([...getShingles("as moocas de Vila Mariana", names, 5)]).toEqual(["as moocas de vila mariana"]);
});

test("the name Sé does not take the word 'se' along", () => {
  expect([...getShingles("na Sé se vê", names, 3)]).toEqual(["na se ve"]);
});

test("the share is measured on the smaller text", () => {
  expect(sharedShare(new Set([1, 2, 3, 4]), new Set([3, 4]))).toBe(1);
  expect(sharedShare(new Set([1, 2]), new Set([3]))).toBe(0);
  expect(sharedShare(new Set(), new Set([3]))).toBe(0);
});

test("texts that differ in the place alone are found as one text", () => {
  const documents = [
    { id: "a", text: "O motor do portão na Mooca abre depressa" },
    { id: "b", text: "Outra coisa inteiramente diferente se lê nesta página" },
    { id: "c", text: "O motor do portão na Vila Maria abre depressa" },
  ];
  const [worst, ...rest] = findWorstPairs(documents, names, 5);
  expect(worst).toEqual({ first: "a", second: "c", share: 1 });
  expect(rest).toEqual([]);
});

test("many long texts are compared at once", () => {
  const documents = Array.from({ length: isWhole ? 1000 : 200 }, (_, id) => ({
    id: String(id),
    text: Array.from({ length: 600 }, (_, at) => `palavra${(id * 7 + at) % 5000}`).join(" "),
  }));
  const pairs = findWorstPairs(documents, names, 5);
  expect(pairs).toHaveLength(5);
});
