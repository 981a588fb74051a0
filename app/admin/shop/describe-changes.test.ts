import { expect, test } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { sectionFields } from "#content/words/section-fields.ts";
import { describeChanges } from "./describe-changes.ts";

const { models, hours, services, warranty } = sampleFacts;

test("of a list only what differs in a row is told, with its unit", () => {
  const [standard, speedy, fast] = models.items;
  if (!standard || !speedy || !fast) throw new Error("the sample has three models");
  const items = [standard, { ...speedy, price: 1049.9 }, { ...fast, isHidden: true }];
  expect(describeChanges(sectionFields.models, models, { ...models, items })).toEqual([
    { label: speedy.name, before: "Preço: R$\u00a0949", after: "Preço: R$\u00a01.049,90" },
    { label: fast.name, before: "Esconder do site: não", after: "Esconder do site: sim" },
  ]);
});

test("rows that come, go or change places are told as such", () => {
  const [standard, speedy, fast] = models.items;
  if (!standard || !speedy || !fast) throw new Error("the sample has three models");
  const whole = "Preço: R$\u00a01.349, Abre em: 4 segundos";
  const less = { ...models, items: [standard, speedy] };
  expect(describeChanges(sectionFields.models, models, less)).toEqual([
    { label: fast.name, before: whole, after: "fora da lista" },
  ]);
  expect(describeChanges(sectionFields.models, less, models)).toEqual([
    { label: fast.name, before: "fora da lista", after: whole },
  ]);
  expect(describeChanges(sectionFields.models, models, { ...models, items: [speedy, standard, fast] })).toEqual([
    { label: "Modelos", before: "outra ordem", after: "nova ordem" },
  ]);
});

test("ticks, units and ranges are said in words", () => {
  expect(describeChanges(sectionFields.hours, hours, { ...hours, isAlways: false })).toEqual([
    { label: "Atendo 24 horas, todos os dias", before: "sim", after: "não" },
  ]);
  expect(describeChanges(sectionFields.warranty, warranty, { ...warranty, installationMonths: 9 })).toEqual([
    { label: "Instalação", before: "6 meses", after: "9 meses" },
  ]);
  const preventiveRange = { min: 250, max: 600 };
  expect(describeChanges(sectionFields.services, services, { ...services, preventiveRange })).toEqual([
    {
      label: "Manutenção preventiva: faixa mais comum",
      before: "De: R$\u00a0200, Até: R$\u00a0500",
      after: "De: R$\u00a0250, Até: R$\u00a0600",
    },
  ]);
});
