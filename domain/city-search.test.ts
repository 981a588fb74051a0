import { expect, test } from "vitest";
import { matchesCity } from "./city-search.ts";

test.each([
  ["São Paulo (Capital)", "SÃO P", true],
  ["São Paulo (Capital)", "sao p", true],
  ["Mauá", "ua", true],
  ["Mauá", "  mauá ", true],
  ["Mauá", "", true],
  ["Mauá", "santos", false],
])("in %s, %j is found: %s", (name, search, isFound) => {
  expect(matchesCity(name, search)).toBe(isFound);
});
