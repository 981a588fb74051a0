import { expect, test } from "vitest";
import { findOneGate, findTitleGate, mentionsOtherGate, namesOtherGate } from "./gates.ts";

test("takes cables and counterweights for parts of each gate that hangs on them", () => {
  expect(mentionsOtherGate("Basculante com cabo solto fica como está.", ["basculante"])).toBe(false);
  expect(mentionsOtherGate("O contrapeso segura a folha.", ["guilhotina"])).toBe(false);
  expect(mentionsOtherGate("O cabo solto na guilhotina prende a folha.", ["basculante"])).toBe(true);
  expect(mentionsOtherGate("O de correr se destrava; o basculante, não.", ["basculante"])).toBe(true);
});

test("a question is of the one kind that its name is of", () => {
  expect(findOneGate("Basculante sobe e volta")).toEqual(["basculante"]);
  expect(findOneGate("Transformar basculante em de correr")).toEqual([]);
  expect(findOneGate("Portão lento")).toEqual([]);
});

test("what is balanced or hangs over who passes is of no gate that slides or swings", () => {
  expect(namesOtherGate("Sob folha erguida ninguém passa.", ["pivotante"])).toBe(true);
  expect(namesOtherGate("A folha perdeu o equilíbrio.", ["deslizante"])).toBe(true);
  expect(namesOtherGate("A folha perdeu o equilíbrio.", ["basculante"])).toBe(false);
  expect(namesOtherGate("O braço tem folga.", ["deslizante"])).toBe(true);
  expect(namesOtherGate("Não se levanta no braço.", ["deslizante"])).toBe(false);
  expect(namesOtherGate("No de abrir, olhe a coluna.", ["deslizante"])).toBe(true);
  expect(namesOtherGate("Peça um modo de abrir sem luz.", ["enrolar"])).toBe(false);
  expect(namesOtherGate("A troca é feita com a folha erguida e escorada.", ["deslizante"])).toBe(false);
});

test("a title names a kind within the name of a part too, and none by what a thing is for", () => {
  expect(findTitleGate("braco do basculante entortou")).toEqual(["basculante"]);
  expect(findTitleGate("portao eletronico de abrir")).toEqual(["pivotante"]);
  expect(findTitleGate("aplicativo de abrir portao")).toEqual([]);
  expect(findTitleGate("basculante ou de correr")).toEqual([]);
});
