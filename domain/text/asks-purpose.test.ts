import { expect, test } from "vitest";
import { asksPurpose } from "./asks-purpose.ts";

test.each([
  "para que serve o capacitor do motor",
  "pra que serve a embreagem",
  "cremalheira serve para que",
  "o que e fim de curso",
  "o que faz o redutor",
  "cremalheira o que e?",
])("'%s' asks what it is for", (words) => {
  expect(asksPurpose(words)).toBe(true);
});

test.each([
  "qual cremalheira serve no meu motor",
  "o que faz a placa queimar",
  "o que e melhor nylon ou aco",
  "motor serve para portao de 500 kg",
])("'%s' asks something else", (words) => {
  expect(asksPurpose(words)).toBe(false);
});
