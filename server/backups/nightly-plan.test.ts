import { expect, test } from "vitest";
import { addDays } from "#domain/business-day.ts";
import { findOutdated, isBackupDue } from "./nightly-plan.ts";

/** Three in the morning in São Paulo is six by UTC. */
const at = (text: string) => new Date(`${text}:00Z`);
const old = at("2026-01-01T12:00");

test.each([
  ["2026-03-10T05:59", "2026-03-09T06:01", false],
  ["2026-03-10T06:00", "2026-03-09T06:01", true],
  ["2026-03-10T06:05", "2026-03-10T06:01", false],
  ["2026-03-10T15:00", "2026-03-10T06:01", false],
  ["2026-03-10T05:00", "2026-03-09T04:00", true],
  ["2026-03-10T05:00", "2026-02-01T06:00", true],
])("at %s with a last backup of %s: %s", (now, lastAt, isDue) => {
  expect(isBackupDue(at(now), { lastAt: at(lastAt), shopSince: old })).toBe(isDue);
});

test("a new shop waits for its first night, an old one without a backup does not", () => {
  const shopSince = at("2026-03-10T14:00");
  expect(isBackupDue(at("2026-03-10T14:01"), { lastAt: null, shopSince })).toBe(false);
  expect(isBackupDue(at("2026-03-11T06:00"), { lastAt: null, shopSince })).toBe(true);
  expect(isBackupDue(at("2026-03-10T14:01"), { lastAt: null, shopSince: old })).toBe(true);
});

test("after half a year of nights there are seven days and four weeks before them", () => {
  let kept: string[] = [];
  for (let night = 0; night < 180; night += 1) {
    kept.push(addDays("2026-01-01", night));
    const outdated = findOutdated(kept);
    kept = kept.filter((day) => !outdated.includes(day));
  }
  expect(kept).toEqual([
    // Sundays.
    "2026-05-31",
    "2026-06-07",
    "2026-06-14",
    "2026-06-21",
    "2026-06-23",
    "2026-06-24",
    "2026-06-25",
    "2026-06-26",
    "2026-06-27",
    "2026-06-28",
    "2026-06-29",
  ]);
});

test("few backups are all kept, however old they are", () => {
  expect(findOutdated(["2024-01-01", "2025-01-01", "2026-01-01"])).toEqual([]);
});
