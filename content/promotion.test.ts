import { expect, test } from "vitest";
import { addDays } from "#domain/business-day.ts";
import { cityOffers } from "./city-offers.ts";
import { facts } from "./facts.ts";
import { promotionIn } from "./promotion.ts";

const { lastDay } = facts.promotion;

test.each(cityOffers.map(({ city }) => city))("in %s it holds until the end of its last day", (city) => {
  expect(promotionIn(city, lastDay)?.validity).toContain(city);
  expect(promotionIn(city, addDays(lastDay, 1))).toBeNull();
});

test("it holds nowhere else", () => {
  expect(promotionIn("Guarulhos", lastDay)).toBeNull();
});

test("name, price, conditions and end come together", () => {
  expect(promotionIn("Osasco", "2026-12-01")).toEqual({
    name: "Promoção Garagem Pronta",
    price: "R$\u00a0299,90",
    instalments: 12,
    conditions: facts.promotion.conditions,
    validity: "Válida em Osasco até 30 de junho de 2027.",
  });
});
