import { expect, test } from "vitest";
import { readBusinessTime, toBusinessTime } from "./business-time.ts";

test("a time is that of São Paulo, wherever the server stands", () => {
  expect(readBusinessTime("2026-11-20T08:00")).toEqual(new Date("2026-11-20T11:00:00Z"));
  expect(toBusinessTime(new Date("2026-11-20T02:30:00Z"))).toBe("2026-11-19T23:30");
  for (const text of ["2026-01-01T00:00", "2026-12-31T23:59"]) {
    const date = readBusinessTime(text);
    expect(date && toBusinessTime(date)).toBe(text);
  }
});

test.each(["", "amanhã", "2026-11-20", "2026-13-45T08:00", "2026-11-20T08:00:00Z"])("%j is no time", (text) => {
  expect(readBusinessTime(text)).toBeNull();
});
