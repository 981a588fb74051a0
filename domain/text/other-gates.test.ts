import { expect, test } from "vitest";
import { leaveOutOtherGates } from "./other-gates.ts";

const each =
  "Portão raspando arriou: no de abrir, dobradiça gasta; no de correr, roldana gasta; no basculante, cabo esticado. Pare de usar.";

test("of what is told of each kind in turn, only the one that is asked of stays", () => {
  expect(leaveOutOtherGates(each, ["pivotante"])).toBe(
    "Portão raspando arriou: no de abrir, dobradiça gasta. Pare de usar.",
  );
  expect(leaveOutOtherGates(each, ["basculante"])).toBe(
    "Portão raspando arriou: no basculante, cabo esticado. Pare de usar.",
  );
});

test("what other kinds have goes from an enumeration", () => {
  const told = "A folha perdeu altura: dobradiça no de abrir, roldana no de correr, ou coluna fora de prumo.";
  expect(leaveOutOtherGates(told, ["deslizante"])).toBe(
    "A folha perdeu altura: roldana no de correr, ou coluna fora de prumo.",
  );
  expect(leaveOutOtherGates("Falhou a peça de apoio, roldana no de correr.", ["pivotante"])).toBe(
    "Falhou a peça de apoio.",
  );
});

test("what is told of other kinds alone goes from behind its colon", () => {
  const told =
    "Portão que range tem peça seca: no de correr, roldana; no de abrir, dobradiça. No basculante, pare de usar.";
  expect(leaveOutOtherGates(told, ["basculante"])).toBe("Portão que range tem peça seca. No basculante, pare de usar.");
});

test("a sentence on another kind goes, unless it is the first", () => {
  expect(leaveOutOtherGates("A folha prende. No basculante é a mola. Varra o trilho.", ["deslizante"])).toBe(
    "A folha prende. Varra o trilho.",
  );
  expect(leaveOutOtherGates("No basculante é a mola.", ["deslizante"])).toBe("No basculante é a mola.");
});

test("of gates that are moved by hand, the one that is asked of is named", () => {
  const told = "Portão de correr ou de abrir, reto, se usa na mão; basculante fica travado.";
  expect(leaveOutOtherGates(told, ["deslizante"])).toBe("Portão de correr, reto, se usa na mão.");
  expect(leaveOutOtherGates(told, ["pivotante"])).toBe("Portão de abrir, reto, se usa na mão.");
});

test("where no kind or several are asked of, all stays", () => {
  expect(leaveOutOtherGates(each, [])).toBe(each);
  expect(leaveOutOtherGates(each, ["pivotante", "deslizante"])).toBe(each);
});

test("what is set against another kind stands by itself where that is left out", () => {
  expect(
    leaveOutOtherGates(
      "O motor é escolhido pelo peso. No de correr contam os quilos. Já o basculante se escolhe pela largura.",
      ["basculante"],
    ),
  ).toBe("O motor é escolhido pelo peso. O basculante se escolhe pela largura.");
});
