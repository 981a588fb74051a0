import { expect, test } from "vitest";
import { predefinedTitles } from "./predefined-titles.ts";

test("at least six hundred titles, each with an address of its own", () => {
  expect(predefinedTitles.length).toBeGreaterThanOrEqual(600);
  expect(new Set(predefinedTitles.map(({ slug }) => slug)).size).toBe(predefinedTitles.length);
});

test("titles end with the city and the state and may carry the zone", () => {
  const titles = predefinedTitles.map(({ title }) => title);
  expect(titles.every((title) => title.endsWith(" - São Paulo - SP"))).toBe(true);
  expect(titles).toContain("Conserto de Portão Automático Mooca - Zona Leste - São Paulo - SP");
  expect(titles).toContain("Instalação de Motor Basculante Mooca - São Paulo - SP");
});
