import { expect, test } from "vitest";
import { findPlaceInSlug } from "#domain/place-in-slug.ts";
import { knownPlaces } from "./known-places.ts";

test.each([
  ["osasco", "Osasco"],
  ["sao-paulo", "São Paulo"],
  ["motor-de-portao-ppa-mooca", "Mooca - São Paulo"],
  ["conserto-de-portao-vila-maria-sao-paulo-sp", "Vila Maria - São Paulo"],
  ["motor-basculante-centro", null],
  ["motor-basculante-centro-osasco", "Centro - Osasco"],
  ["motor-basculante-residencial", null],
])("the address %s names %s", (slug, place) => {
  expect(findPlaceInSlug(slug, knownPlaces())).toBe(place);
});
