import { expect, test } from "vitest";
import { addDays } from "#domain/business-day.ts";
import { cityOffers } from "./city-offers.ts";
import { promotionIn } from "./promotion.ts";
import { sampleShop } from "./shop.ts";

const { lastDay } = sampleShop.facts.promotion;

test.each(cityOffers.map(({ city }) => city))("in %s it holds until the end of its last day", (city) => {
  expect(promotionIn(sampleShop, city, lastDay)?.validity).toContain(city);
  expect(promotionIn(sampleShop, city, addDays(lastDay, 1))).toBeNull();
});

test("it holds nowhere else", () => {
  expect(promotionIn(sampleShop, "Guarulhos", lastDay)).toBeNull();
});

test("name, price, conditions and end come together", () => {
  expect(promotionIn(sampleShop, "Osasco", "2026-12-01")).toEqual({
    name: "Promoção Garagem Pronta",
    price: "R$\u00a0299,90",
    instalments: 12,
    conditions: sampleShop.facts.promotion.conditions,
    validity: "Válida em Osasco até 30 de junho de 2027.",
  });
});
