import { expect, test } from "vitest";
import { fromLocalTime, toLocalTime } from "./local-time.ts";

test.each([
  ["2026-11-16T08:30", "2026-11-16T11:30:00.000Z"],
  ["2026-01-01T00:00", "2026-01-01T03:00:00.000Z"],
  // Summer time, as it was until 2019.
  ["2018-12-01T08:00", "2018-12-01T10:00:00.000Z"],
  // The first hour after the one that the clock skipped.
  ["2018-11-04T01:00", "2018-11-04T03:00:00.000Z"],
])("%s is %s", (text, iso) => {
  expect(fromLocalTime(text)?.toISOString()).toBe(iso);
  expect(toLocalTime(new Date(iso))).toBe(text);
});

test("an hour that the clock skipped is the next one", () => {
  const moment = fromLocalTime("2018-11-04T00:30");
  expect(moment && toLocalTime(moment)).toBe("2018-11-04T01:30");
});

test.each(["", "2026-11-16", "2026-13-01T00:00", "amanhã", "2026-11-16T25:00"])("'%s' is no moment", (text) => {
  expect(fromLocalTime(text)).toBeNull();
});
