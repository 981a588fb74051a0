import { expect, test } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { type FactSection, factSections } from "#domain/facts/facts.ts";
import { labelSetting } from "./label-setting.ts";
import { sectionWords } from "./shop-words.ts";

test.each([
  ["contact", "name", "Nome e contato: Nome da loja"],
  ["models", "items.0.price", "Modelos e preços: Modelo 1, Preço"],
  ["models", "items.0.id", "Modelos e preços: Modelo 1, uso interno, não mude"],
  ["hours", "week.1.opens", "Horário: Segunda, abre às"],
  ["services", "express.cities.2", "Tabela de serviços: Manutenção expressa, Só nestas cidades, 3"],
  ["area", "cities.0.slug", "Área atendida: Cidade 1"],
  ["area", "cities.0.isOnCall", "Área atendida: Cidade 1, Plantão"],
  ["promotion", "conditions.4", "Promoção: Condições, 5"],
  ["home", "sections.0.isShown", "Página inicial: Parte 1 da página, aparece"],
] as const)("%s %s is called as on its screen", (section, path, label) => {
  expect(labelSetting(section, path)).toBe(label);
});

test("what no screen has stays as it was written", () => {
  for (const path of ["toString", "items.x.price", "items.0.nothing", "name.0.1.2"]) {
    expect(labelSetting("models", path)).toBe(`Modelos e preços: ${path}`);
  }
});

test("every setting of a shop has words", () => {
  const list = (value: unknown, path: string): string[] =>
    typeof value === "object" && value !== null && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([name, each]) => list(each, path ? `${path}.${name}` : name))
      : [path];
  const nameless = (factSections as readonly FactSection[]).flatMap((section) =>
    list(sampleFacts[section], "").filter(
      (path) => labelSetting(section, path) === `${sectionWords[section].title}: ${path}`,
    ),
  );
  expect(nameless).toEqual([]);
});
