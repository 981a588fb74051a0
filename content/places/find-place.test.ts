import { expect, test } from "vitest";
import { predefinedTitles } from "../predefined-titles.ts";
import { findPlaceIn, neighbourSlugsOf } from "./find-place.ts";
import { getPlaceBySlug } from "./places.ts";

const keyIn = (title: string) => findPlaceIn(title)?.key ?? null;

test("case and accents do not matter", () => {
  expect(keyIn("CONSERTO DE PORTAO MOOCA")).toBe("Mooca - São Paulo");
  expect(keyIn("motor em santo andre")).toBe("Santo André");
});

test("the neighbourhood counts before the zone and the city", () => {
  expect(keyIn("Técnico de Portão Mooca - Zona Leste - São Paulo - SP")).toBe("Mooca - São Paulo");
  expect(keyIn("Motor de portão na Zona Leste de São Paulo")).toBe("São Paulo - Zona Leste");
});

test("the longest name at a spot is the one that is meant", () => {
  expect(keyIn("Portão em Campo Limpo Paulista")).toBe("Campo Limpo Paulista");
  expect(keyIn("Portão no Campo Limpo")).toBe("Campo Limpo - São Paulo");
});

test("of several with one name the city in the title decides", () => {
  expect(keyIn("Portão automático Centro Osasco")).toBe("Centro - Osasco");
  expect(keyIn("Portão automático no Centro de Guarulhos")).toBe("Centro - Guarulhos");
});

test("a common word is no place", () => {
  expect(keyIn("Como saber se o motor queimou")).toBeNull();
  expect(keyIn("Se o portão travar")).toBeNull();
  expect(keyIn("Conserto de portão na Sé")).toBe("Sé - São Paulo");
  expect(keyIn("Motor de portão")).toBeNull();
});

test("every predefined title gives its own place back", () => {
  for (const { title, place } of predefinedTitles) expect(keyIn(title), title).toBe(place.key);
});

test("the neighbours of a place are found", () => {
  const place = getPlaceBySlug("mooca-sao-paulo");
  const slugs = place ? neighbourSlugsOf(place) : [];
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) expect(getPlaceBySlug(slug)).toBeDefined();
});
