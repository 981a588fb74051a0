import { expect, test } from "vitest";
import { toCsvLine } from "./csv.ts";

test("separators, quotes and line breaks stay inside their cell", () => {
  expect(toCsvLine(["a;b", "a,b", 'um "dois"', "um\ndois"], ";")).toBe('"a;b";a,b;"um ""dois""";"um\ndois"\r\n');
  expect(toCsvLine(["a;b", "a,b"], ",")).toBe('a;b,"a,b"\r\n');
});

test.each(["=1+1", "+55", "-5%", "@soma", "＝1", "\t=1", "\r=1"])("%j is text, not a formula", (value) => {
  expect(toCsvLine([value], ",")).toMatch(/^"?'/);
});
