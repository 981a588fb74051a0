import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("a text is read once until there are too many, also when nothing is said of it", () => {
  const read: string[] = [];
  const getFirst = memoize(2, (text): string | undefined => {
    read.push(text);
    return text[0];
  });
  expect(["ab", "ab", "", "", "cd", "ab"].map(getFirst)).toEqual(["a", "a", undefined, undefined, "c", "a"]);
  expect(read).toEqual(["ab", "", "cd", "ab"]);
});
