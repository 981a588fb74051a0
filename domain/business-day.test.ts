import { expect, test } from "vitest";
import {
  addDays,
  countDays,
  isDay,
  lastDays,
  listDays,
  millisecondsToMidnight,
  monthsBefore,
  periodBefore,
  toBusinessDay,
  toMonday,
} from "./business-day.ts";

test("a day begins at midnight in São Paulo", () => {
  expect(toBusinessDay(new Date("2026-03-01T02:59:59Z"))).toBe("2026-02-28");
  expect(toBusinessDay(new Date("2026-03-01T03:00:00Z"))).toBe("2026-03-01");
});

test("a summer with daylight saving time moves the midnight", () => {
  expect(toBusinessDay(new Date("2018-12-01T02:00:00Z"))).toBe("2018-12-01");
});

test("only days of the calendar are days", () => {
  expect(["2026-02-28", "2024-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-1-1", "", "hoje", "2026-02-28T00:00"].some(isDay)).toBe(false);
});

test("days go on over the end of a month and of a year", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(listDays({ from: "2026-02-27", to: "2026-03-01" })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("the last seven days end today, and the period before them is as long", () => {
  const week = lastDays(7, "2026-03-07");
  expect(week).toEqual({ from: "2026-03-01", to: "2026-03-07" });
  expect(countDays(week)).toBe(7);
  expect(periodBefore(week)).toEqual({ from: "2026-02-22", to: "2026-02-28" });
  expect(periodBefore({ from: "2026-03-01", to: "2026-03-01" })).toEqual({ from: "2026-02-28", to: "2026-02-28" });
});

test("thirteen months back stays within the shorter month", () => {
  expect(monthsBefore("2026-03-31", 13)).toBe("2025-02-28");
  expect(monthsBefore("2026-01-15", 13)).toBe("2024-12-15");
});

test("the next day of São Paulo begins at its midnight", () => {
  const evening = new Date("2026-11-16T01:59:30.250Z");
  const midnight = new Date(evening.getTime() + millisecondsToMidnight(evening));
  expect(midnight.toISOString()).toBe("2026-11-16T03:00:00.000Z");
});

test("a week begins on the Monday of São Paulo", () => {
  const mondays = ["2026-11-16T02:59:00Z", "2026-11-16T03:00:00Z", "2026-11-18T12:00:00Z", "2026-11-22T12:00:00Z"].map(
    (moment) => toMonday(toBusinessDay(new Date(moment))),
  );
  expect(mondays).toEqual(["2026-11-09", "2026-11-16", "2026-11-16", "2026-11-16"]);
});
