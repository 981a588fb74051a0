import { expect, test } from "vitest";
import { isAboutOtherGate, isOnlyAboutGate, namesOtherGate, subjectsOf } from "./subjects.ts";

test.each([
  ["Conserto de Portão Basculante Vila Maria", ["basculante", "conserto"]],
  ["Instalação de Motor Deslizante Osasco", ["deslizante", "instalação"]],
  ["Técnico de Portão Mooca - São Paulo - SP", ["conserto", "manutenção"]],
  ["Manutenção de Portão Eletrônico Sé", ["manutenção", "automação"]],
  ["Loja de Controle de Portão Brás", ["controle", "loja"]],
  ["Motor de Portão PPA Pinheiros", ["loja"]],
  ["Motor Basculante PPA Pinheiros", ["basculante", "loja"]],
  ["Quanto custa motor para condomínio", ["preço", "condomínio"]],
  ["Portão Freguesia do Ó", ["geral"]],
  ["", ["geral"]],
])("%s", (title, subjects) => {
  expect(subjectsOf(title)).toEqual(subjects);
});

test("a theme on another kind of gate is told apart", () => {
  expect(isAboutOtherGate(["basculante", "conserto"], ["deslizante"])).toBe(true);
  expect(isAboutOtherGate(["basculante", "deslizante"], ["deslizante"])).toBe(false);
  expect(isAboutOtherGate(["conserto"], ["deslizante"])).toBe(false);
  expect(isAboutOtherGate(["basculante"], ["conserto"])).toBe(false);
});

test("so is a sentence", () => {
  expect(namesOtherGate("Basculantes sobem.", ["deslizante"])).toBe(true);
  expect(namesOtherGate("O basculante e o deslizante.", ["deslizante"])).toBe(false);
  expect(namesOtherGate("O basculante sobe.", ["loja"])).toBe(false);
});

test("a theme on one kind of gate alone is told apart", () => {
  expect(isOnlyAboutGate(["deslizante", "conserto"], "deslizante")).toBe(true);
  expect(isOnlyAboutGate(["deslizante", "basculante"], "deslizante")).toBe(false);
  expect(isOnlyAboutGate(["conserto"], "conserto")).toBe(false);
});
