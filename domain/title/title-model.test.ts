import { expect, test } from "vitest";
import { trainTitleModel } from "#tests/support/train-title-model.ts";
import { createModelRater } from "./title-model.ts";

const texts = [
  ["barulho", "motor ronca"],
  ["barulho", "ronca abrindo"],
  ["barulho", "barulho abrindo"],
  ["preco", "quanto custa motor"],
  ["preco", "valor motor"],
  ["preco", "quanto custa abrindo"],
  ["controle", "pilha controle"],
  ["controle", "controle molhado"],
  ["controle", "trocar pilha"],
] as const;

const model = trainTitleModel(
  Array.from({ length: 30 }, () => texts)
    .flat()
    .map(([id, words]) => ({ id, terms: words.split(" "), weight: 1 })),
);

function findBest(...terms: string[]) {
  const { ids, rate } = createModelRater(model);
  const rates = rate(terms);
  return rates && ids[rates.indexOf(Math.max(...rates))];
}

test("what was learned tells titles apart that no text had", () => {
  expect(findBest("ronca", "barulho")).toBe("barulho");
  expect(findBest("valor", "custa")).toBe("preco");
  expect(findBest("pilha", "molhado")).toBe("controle");
});

test("of words that were never met nothing is said", () => {
  expect(findBest("girassol")).toBeNull();
  expect(findBest("girassol", "pilha")).toBe("controle");
});

test("how likely each is adds up", () => {
  const { rate } = createModelRater(model);
  const sum = rate(["motor"])?.reduce((total, share) => total + share, 0);
  expect(sum).toBeCloseTo(1, 5);
});
