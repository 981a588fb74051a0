import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { canFill, fillPlace, type PlaceContext } from "./place-context.ts";

const mooca: PlaceContext = {
  name: "Mooca",
  article: "a",
  city: { name: "São Paulo", article: "" },
  region: "zona leste de São Paulo",
  neighbours: ["Brás", "Cambuci", "Ipiranga"],
  districts: [],
  roads: ["Avenida Paes de Barros"],
  housing: ["sobrados", "prédios"],
  relief: "plano",
  note: "",
};

const fill = (sentence: string, place = mooca) => fillPlace(sentence, place, createRandom("seed"));

test("every placeholder takes its grammar from the place", () => {
  expect(fill("{em}, {de}, {para}, {por}, {olugar}, {lugar}")).toBe(
    "Na Mooca, da Mooca, para a Mooca, pela Mooca, a Mooca, Mooca",
  );
  expect(fill("na {regiao}, {emCidade}, {deCidade}, {cidade}")).toBe(
    "Na zona leste de São Paulo, em São Paulo, de São Paulo, São Paulo",
  );
  expect(fill("{via} {pelaVia} {naVia} {vias}")).toBe(
    "A Avenida Paes de Barros pela Avenida Paes de Barros na Avenida Paes de Barros a Avenida Paes de Barros",
  );
  expect(fill("Há {moradias}")).toBe("Há sobrados e prédios");
  expect(fill("Perto: {vizinhos}")).toMatch(/^Perto: \S+( e|, \S+ e) \S+$/);
});

test("a garage stands on a street, never on a motorway", () => {
  const place: PlaceContext = { ...mooca, roads: ["Rodovia Anhanguera", "Rua da Mooca", "Rodoanel Mário Covas"] };
  expect(fill("{rua} {pelaRua} {naRua} {ruas}", place)).toBe(
    "A Rua da Mooca pela Rua da Mooca na Rua da Mooca a Rua da Mooca",
  );
  const onMotorways: PlaceContext = { ...mooca, roads: ["Rodovia Anhanguera"] };
  for (const name of ["rua", "pelaRua", "naRua", "ruas"]) expect(canFill(`{${name}}`, onMotorways), name).toBe(false);
});

test("a phrase after a full stop begins with a capital", () => {
  expect(fill("Chove. {em}, pouco.")).toBe("Chove. Na Mooca, pouco.");
  expect(fill("Aqui e {em}.")).toBe("Aqui e na Mooca.");
});

test("a sentence is refused when the place leaves a hole in it", () => {
  const bare: PlaceContext = { ...mooca, city: null, region: "", neighbours: ["Brás"], roads: [], housing: [] };
  for (const name of ["cidade", "emCidade", "regiao", "vizinhos", "bairros", "vias", "via", "moradias", "unknown"]) {
    expect(canFill(`Texto {${name}}.`, bare), name).toBe(false);
  }
  expect(canFill("Texto {em}.", bare)).toBe(true);
  expect(canFill("Texto {em}.", null)).toBe(false);
  expect(canFill("Texto.", null)).toBe(true);
});
