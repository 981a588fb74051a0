import { expect, test } from "vitest";
import { toSlug } from "#domain/slug.ts";
import { predefinedTitles } from "../predefined-titles.ts";
import { findNeighbourSlugs, findPlaceByBareName, findPlaceIn } from "./find-place.ts";
import { getPlaceBySlug, places, toPlaceContext } from "./places.ts";

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

test("the short form of a city's name is that city, with all that is known of it", () => {
  for (const [short, whole] of [
    ["São Bernardo", "São Bernardo do Campo"],
    ["Itaquá", "Itaquaquecetuba"],
    ["Ferraz", "Ferraz de Vasconcelos"],
  ] as const) {
    const place = findPlaceIn(`Conserto de portão em ${short}`);
    const city = findPlaceIn(`Conserto de portão em ${whole}`);
    if (!place || !city) throw new Error(`${short} is not found`);
    const { districts, ...known } = toPlaceContext(place);
    expect({ ...known, districts }).toEqual({ ...toPlaceContext(city), name: short });
    expect(districts.length).toBeGreaterThan(2);
    expect(districts).not.toContain(short);
  }
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

test.each([
  ["moema", "moema-sao-paulo"],
  ["zona-sul", "sao-paulo-zona-sul"],
  ["se", "se-sao-paulo"],
  ["saude", "saude-sao-paulo"],
  ["granja-viana", "granja-viana-cotia"],
  ["osasco", "osasco"],
])("the bare name %s is %s", (name, slug) => {
  expect(findPlaceByBareName(name)?.slug).toBe(slug);
});

test("of several places with one name, the bare name is the one that a title means", () => {
  const names = Map.groupBy(places, (place) => toSlug(place.name));
  for (const [name, sharing] of names) {
    const [first] = sharing;
    if (sharing.length < 2 || !first) continue;
    const found = findPlaceByBareName(name)?.key;
    expect(
      sharing.map(({ key }) => key),
      name,
    ).toContain(found);
    expect(found, name).toBe(keyIn(`portão em ${first.name}`));
  }
});

test("an unknown name is no place", () => {
  for (const name of ["campinas", "moem", "constructor", ""]) expect(findPlaceByBareName(name), name).toBeUndefined();
});

test("the neighbours of a place are found", () => {
  const place = getPlaceBySlug("mooca-sao-paulo");
  const slugs = place ? findNeighbourSlugs(place) : [];
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) expect(getPlaceBySlug(slug)).toBeDefined();
});
