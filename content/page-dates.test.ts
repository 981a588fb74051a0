import { expect, test } from "vitest";
import { addDays } from "#domain/business-day.ts";
import { getPageDate } from "./page-dates.ts";
import { sampleShop } from "./shop.ts";

test("the end of the promotion changes the pages that show it, on that day and no other", () => {
  const { lastDay } = sampleShop.facts.promotion;
  const [last, next] = [lastDay, addDays(lastDay, 1)];
  const offer = "/motor-para-portao-em-osasco";
  expect(getPageDate(offer, sampleShop, last) <= new Date(last)).toBe(true);
  expect(getPageDate(offer, sampleShop, next)).toEqual(new Date(next));
  expect(getPageDate(offer, sampleShop, addDays(lastDay, 90))).toEqual(new Date(next));
  expect(getPageDate("/", sampleShop, next)).toEqual(getPageDate("/", sampleShop, last));
});
