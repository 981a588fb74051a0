import { expect, test } from "vitest";
import { findListStart, leaveOutCount } from "./read-list.ts";
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
