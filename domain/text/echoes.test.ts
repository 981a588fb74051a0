import { expect, test } from "vitest";
import { createEchoFinder } from "./echoes.ts";
import { readSentence } from "./sentence.ts";

function findEchoes(...texts: string[]): boolean[] {
  const isEcho = createEchoFinder(() => 1);
  return texts.map((text) => isEcho(readSentence(text)));
}

test("what was said in other words is an echo", () => {
  expect(
    findEchoes(
      "A foto do seu controle, frente e verso, confirma qual serve.",
      "Uma foto do controle atual, frente e verso, confirma o modelo.",
    ),
  ).toEqual([false, true]);
});

test("what adds something is none, nor is a short answer", () => {
  expect(
    findEchoes(
      "O capacitor fraco deixa o motor roncando sem partir.",
      "O capacitor se mede com o motor desligado, e a etiqueta diz o valor.",
      "O capacitor fraco.",
    ),
  ).toEqual([false, false, false]);
});
