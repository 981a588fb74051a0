import { expect, test } from "vitest";
import { findListStart } from "./read-list.ts";

test.each([
  ["Conserto de portão em Mauá: motor, placa e controle", 26],
  ["Portão automático - instalação, peças e controles", 17],
  ["Portão abre e não fecha: o que fazer", null],
  ["Motor PPA: preço e instalação", null],
  ["Conserto de motor, placa e controle", null],
])("%s", (title, start) => {
  expect(findListStart(title)).toBe(start);
});
