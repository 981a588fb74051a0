import { expect, test } from "vitest";
import { findPlaceInSlug } from "./place-in-slug.ts";

const names = new Map([
  ["sao-paulo", "São Paulo"],
  ["osasco", "Osasco"],
  ["vila-maria", "Vila Maria - São Paulo"],
  ["vila-maria-sao-paulo", "Vila Maria - São Paulo"],
  ["centro-osasco", "Centro - Osasco"],
  ["se", "Sé - São Paulo"],
]);

test.each([
  ["osasco", "Osasco"],
  ["conserto-de-portao-vila-maria-sao-paulo-sp", "Vila Maria - São Paulo"],
  ["motor-vila-maria-zona-norte-sao-paulo", "Vila Maria - São Paulo"],
  ["motor-centro-osasco", "Centro - Osasco"],
  ["o-que-fazer-se-o-portao-travar", null],
  ["portao-osascoense", null],
  ["", null],
])("%s names %s", (slug, place) => {
  expect(findPlaceInSlug(slug, names)).toBe(place);
});
