import { expect, test } from "vitest";
import { addDays } from "#domain/business-day.ts";
import { facts } from "./facts.ts";
import { getPageDate } from "./page-dates.ts";

test("the end of the promotion changes the pages that show it, on that day and no other", () => {
  const { lastDay } = facts.promotion;
  const [last, next] = [lastDay, addDays(lastDay, 1)];
  const offer = "/motor-para-portao-em-osasco";
  expect(getPageDate(offer, last) <= new Date(last)).toBe(true);
  expect(getPageDate(offer, next)).toEqual(new Date(next));
  expect(getPageDate(offer, addDays(lastDay, 90))).toEqual(new Date(next));
  expect(getPageDate("/", next)).toEqual(getPageDate("/", last));
});
