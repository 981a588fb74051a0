import { expect, test } from "vitest";
import { sayTimeLeft } from "./time-left.ts";

test.each([
  [0, "cerca de 1 s"],
  [1_200, "cerca de 2 s"],
  [59_000, "cerca de 59 s"],
  [59_400, "cerca de 1 min"],
  [150_000, "cerca de 3 min"],
  [3_600_000, "cerca de 1 h"],
  [4_800_000, "cerca de 1 h 20 min"],
])("%d ms are %s", (milliseconds, words) => {
  expect(sayTimeLeft(milliseconds)).toBe(words);
});
