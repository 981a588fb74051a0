import { expect, test } from "vitest";
import { findListStart, leaveOutCauses, leaveOutCount } from "./read-list.ts";
import { splitWords } from "./words.ts";

test.each([
  ["Conserto de portão em Mauá: motor, placa e controle", 26],
  ["Portão automático - instalação, peças e controles", 17],
  ["Portão abre e não fecha: o que fazer", null],
  ["Motor PPA: preço e instalação", null],
  ["Conserto de motor, placa e controle", null],
])("%s", (title, start) => {
  expect(findListStart(title)).toBe(start);
});

test("the number that heads a list is left out, and the one on a display is not", () => {
  const read = (title: string) =>
    leaveOutCount(splitWords(title))
      .map(({ plain }) => plain)
      .join(" ");
  expect(read("5 erros ao comprar motor")).toBe("erros ao comprar motor");
  expect(read("Motor com erro 5")).toBe("motor com erro 5");
});

test.each([
  ["Portão abre e não fecha: causas mais comuns", "portao abre e nao fecha"],
  ["Principais causas e soluções: controle não funciona", "controle nao funciona"],
  ["Causas de choque no portão", "causas de choque no portao"],
  ["Causas mais comuns", "causas mais comuns"],
])("that causes are usual tells nothing of what fails: %s", (title, left) => {
  const read = leaveOutCauses(splitWords(title)).map(({ plain }) => plain);
  expect(read.join(" ")).toBe(left);
});
