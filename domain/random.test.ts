import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const letters = ["a", "b", "c", "d", "e", "f", "g", "h"];

test("the same seed gives the same choices, another seed gives others", () => {
  const first = createRandom("mooca");
  const again = createRandom("mooca");
  const other = createRandom("brás");
  const order = first.shuffle(letters);
  expect(again.shuffle(letters)).toEqual(order);
  expect(other.shuffle(letters)).not.toEqual(order);
});

test("a sample has no repeats and is never longer than the list", () => {
  const random = createRandom("seed");
  const sample = random.sample(letters, 5);
  expect(new Set(sample).size).toBe(5);
  expect(random.sample(["a", "b"], 5).toSorted()).toEqual(["a", "b"]);
});

test("every member is picked sooner or later", () => {
  const random = createRandom("seed");
  const seen = new Set(Array.from({ length: 400 }, () => random.pick(letters)));
  expect(seen.size).toBe(letters.length);
  expect(() => random.pick([])).toThrow(RangeError);
});
