import { describe, expect, test } from "vitest";
import { getProgress, readPosition, readTitles, splitTitles } from "./runs.ts";

test("titles are the lines that are not blank", () => {
  expect(splitTitles(" Motor PPA \r\n\n\t\nPortão\u2028Kit\rFim\0")).toEqual(["Motor PPA", "Portão", "Kit", "Fim"]);
});

describe("what cannot start", () => {
  const refusals = { empty: "no-titles", blank: "no-valid-titles" } as const;
  const getCode = (text: string) => {
    try {
      readTitles(text, refusals);
    } catch (error) {
      return error;
    }
  };
  test("nothing, and nothing but blanks", () => {
    expect(getCode("")).toMatchObject({ code: "no-titles" });
    expect(getCode(" \n\t\n")).toMatchObject({ code: "no-valid-titles" });
  });
  test("ten thousand titles may, one more may not", () => {
    expect(readTitles("a\n".repeat(10_000), refusals)).toHaveLength(10_000);
    expect(getCode("a\n".repeat(10_001))).toMatchObject({
      code: "too-many-titles",
      details: { count: "10.001", limit: "10.000" },
    });
  });
  test("a whole book pasted in", () => {
    expect(getCode("x".repeat(10_000_000))).toMatchObject({ code: "input-too-long" });
  });
});

describe("progress", () => {
  const run = {
    state: "running",
    total: 300,
    created: 0,
    held: 0,
    existing: 0,
    failed: 0,
    workedMs: 0,
  } as const;
  test("starts at nothing and does not guess", () => {
    expect(getProgress(run)).toEqual({ percentage: 0, done: 0, left: 300, timeLeftMs: null });
  });
  test("errors count as done; the time left follows the time spent", () => {
    expect(getProgress({ ...run, created: 90, failed: 10, workedMs: 50_000 })).toEqual({
      percentage: 33,
      done: 100,
      left: 200,
      timeLeftMs: 100_000,
    });
  });
  test("is 100 only when nothing is left", () => {
    expect(getProgress({ ...run, created: 299 }).percentage).toBe(99);
    expect(getProgress({ ...run, state: "done", created: 300 })).toMatchObject({ percentage: 100, timeLeftMs: null });
  });
  test("what stands still does not guess", () => {
    expect(getProgress({ ...run, state: "paused", created: 90, workedMs: 9 })).toMatchObject({
      left: 210,
      timeLeftMs: null,
    });
  });
  test("a cancelled run has nothing left", () => {
    expect(getProgress({ ...run, state: "cancelled", created: 30, workedMs: 5 })).toMatchObject({
      percentage: 10,
      left: 0,
      timeLeftMs: null,
    });
  });
});

test("a position is a number that the database can hold; anything else is before the first", () => {
  expect(readPosition("0")).toBe(0);
  expect(readPosition("9999")).toBe(9_999);
  for (const text of [null, "", "-1", "1.5", "1e3", " 1", "x", "99999999999"]) expect(readPosition(text)).toBe(-1);
});
