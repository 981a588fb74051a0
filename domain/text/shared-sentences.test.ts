import { expect, test } from "vitest";
import { markShared } from "./shared-sentences.ts";

test("sentences that both texts say are marked in both, whatever place they name", () => {
  const one = "Trocamos o capacitor fraco do motor em Osasco hoje mesmo.\nSó aqui há uma frase própria sobre o bairro.";
  const other = "Começa de outro jeito este segundo texto. Trocamos o capacitor fraco do motor em Suzano hoje mesmo.";
  const [marked, markedOther] = markShared(one, other, ["Osasco", "Suzano"]);
  expect(marked.map((line) => line.map(({ isShared }) => isShared))).toEqual([[true], [false]]);
  expect(markedOther.map((line) => line.map(({ isShared }) => isShared))).toEqual([[false, true]]);
});
