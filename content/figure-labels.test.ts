import { expect, test } from "vitest";
import { factTables } from "./fact-tables.ts";
import { factTableLabels, labelFigures } from "./figure-labels.ts";
import { createShop, sampleShop } from "./shop.ts";

const links = ["shop.chat", "shop.chatTo", "shop.tel", "shop.always"];

test("every figure that belongs into a text has a name of its own in Portuguese", () => {
  const labelled = labelFigures(sampleShop);
  const told = Object.keys(sampleShop.figures).filter((name) => sampleShop.figures[name] !== null);
  expect(labelled.map(({ name }) => name)).toEqual(told.filter((name) => !links.includes(name)));
  for (const { label, value } of labelled) expect(label).not.toBe(value);
  expect(new Set(labelled.map(({ label }) => label)).size).toBe(labelled.length);
  expect(labelled).toContainEqual({
    name: "price.padrao",
    label: "Preço do Padrão",
    value: sampleShop.figures["price.padrao"],
  });
});

test("what the shop does not have is not offered", () => {
  const { facts } = sampleShop;
  const without = createShop({ services: { ...facts.services, installationFrom: null } });
  expect(labelFigures(without).map(({ name }) => name)).not.toContain("price.installation");
});

test("a repair is called by what is repaired", () => {
  const { facts } = sampleShop;
  const repairs = [
    { concept: "capacitor", name: "Troca de capacitor", from: 120, to: null, includes: null },
    { concept: "placa", name: "Conserto de placa", from: 200, to: 400, includes: null },
  ];
  const shop = createShop({ services: { ...facts.services, repairs } });
  const names = labelFigures(shop).map(({ label }) => label);
  expect(names).toEqual(expect.arrayContaining(["Preço: Troca de capacitor", "Preço: Conserto de placa"]));
});

test("each table that is made from the facts has a name", () => {
  expect(Object.keys(factTableLabels)).toEqual([...factTables]);
});
