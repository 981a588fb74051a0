import { expect, test } from "vitest";
import { choosePeriod, periodQuery } from "./contact-period.ts";

const today = "2026-11-15";
const choose = (query: string) => choosePeriod(new URLSearchParams(query), today);

test("without a choice, and with a strange one, it is the last 28 days", () => {
  for (const query of ["", "dias=", "dias=5", "dias=1e9", "dias=toString"]) {
    expect(choose(query)).toMatchObject({ period: { from: "2026-10-19", to: today }, days: 28, problem: null });
  }
});

test("the offered periods end today", () => {
  expect(choose("dias=1").period).toEqual({ from: today, to: today });
  expect(choose("dias=7").period).toEqual({ from: "2026-11-09", to: today });
  expect(choose("dias=90").period).toEqual({ from: "2026-08-18", to: today });
});

test("a period of one's own has both ends", () => {
  const chosen = choose("de=2026-11-01&ate=2026-11-15&dias=7");
  expect(chosen).toMatchObject({ period: { from: "2026-11-01", to: today }, days: null, problem: null });
  expect(periodQuery(chosen)).toBe("de=2026-11-01&ate=2026-11-15");
  expect(periodQuery(choose("dias=7"))).toBe("dias=7");
});

test.each([
  ["de=2026-11-01", "period-incomplete"],
  ["de=&ate=", "period-incomplete"],
  ["de=2026-02-30&ate=2026-11-01", "period-not-a-day"],
  ["de=ontem&ate=2026-11-01", "period-not-a-day"],
  ["de=2026-11-10&ate=2026-11-01", "period-reversed"],
  ["de=2026-11-10&ate=2026-11-16", "period-in-future"],
  ["de=0000-01-01&ate=0000-01-02", "period-too-early"],
  ["de=2025-11-14&ate=2026-11-15", "period-too-long"],
])("%s is refused as %s, and the usual period shown", (query, problem) => {
  expect(choose(query)).toMatchObject({ problem, days: 28 });
});

test("366 days are allowed, whatever the year", () => {
  expect(choose("de=2025-11-15&ate=2026-11-15").problem).toBeNull();
});
