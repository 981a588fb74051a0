import { expect, test } from "vitest";
import {
  byPlace,
  inPlace,
  type Named,
  namedRoad,
  ofPlace,
  titleCasePlace,
  toPlace,
  withArticle,
} from "./place-words.ts";

const mooca: Named = { name: "Mooca", article: "a" };
const tatuape: Named = { name: "Tatuapé", article: "o" };
const jardins: Named = { name: "Jardins", article: "os" };
const osasco: Named = { name: "Osasco", article: "" };

test("prepositions contract with the article of the place", () => {
  expect([mooca, tatuape, jardins, osasco].map(inPlace)).toEqual([
    "na Mooca",
    "no Tatuapé",
    "nos Jardins",
    "em Osasco",
  ]);
  expect([mooca, tatuape, jardins, osasco].map(ofPlace)).toEqual([
    "da Mooca",
    "do Tatuapé",
    "dos Jardins",
    "de Osasco",
  ]);
  expect([mooca, tatuape, jardins, osasco].map(byPlace)).toEqual([
    "pela Mooca",
    "pelo Tatuapé",
    "pelos Jardins",
    "por Osasco",
  ]);
});

test("'para' keeps the article apart", () => {
  expect(toPlace(mooca)).toBe("para a Mooca");
  expect(toPlace(osasco)).toBe("para Osasco");
});

test("a road takes its article from the kind of road", () => {
  expect(withArticle(namedRoad("Avenida Paes de Barros"))).toBe("a Avenida Paes de Barros");
  expect(byPlace(namedRoad("Rodoanel Mário Covas"))).toBe("pelo Rodoanel Mário Covas");
  expect(inPlace(namedRoad("Radial Leste"))).toBe("na Radial Leste");
  expect(namedRoad("Caminho do Mar").article).toBe("");
});

test("a slug reads as a name again, with small words low unless first", () => {
  expect(titleCasePlace("embu-das-artes")).toBe("Embu das Artes");
  expect(titleCasePlace("itaim-bibi")).toBe("Itaim Bibi");
  expect(titleCasePlace("do-carmo")).toBe("Do Carmo");
});
