import { expect, test } from "vitest";
import { labelledDays, scaleFor } from "./chart-scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [1_900, [0, 500, 1_000, 1_500, 2_000]],
])("up to %i the steps are round and whole", (highest, steps) => {
  expect(scaleFor(highest)).toEqual(steps);
});

test("the scale always reaches the highest value, in few steps", () => {
  for (let highest = 1; highest < 5_000; highest++) {
    const scale = scaleFor(highest);
    expect(scale.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(scale.length).toBeLessThanOrEqual(5);
  }
});

test("labels stand at both ends and evenly between", () => {
  expect(labelledDays(28, 4)).toEqual([0, 9, 18, 27]);
  expect(labelledDays(90, 4)).toEqual([0, 30, 59, 89]);
  expect(labelledDays(2, 4)).toEqual([0, 1]);
  expect(labelledDays(1, 4)).toEqual([0]);
});
