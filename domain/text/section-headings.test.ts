import { expect, test } from "vitest";
import { leaveOutPointers } from "./section-headings.ts";

test("what points to a list goes with it, and what says something stays", () => {
  expect(
    leaveOutPointers([
      "Ache na lista o movimento da sua folha, e ao lado está o motor que serve nela.",
      "O tipo de portão vem antes da marca.",
      "Confira os pontos abaixo antes da compra.",
    ]),
  ).toEqual(["O tipo de portão vem antes da marca."]);
});
