import { expect, test } from "vitest";
import { formatMonths } from "./format.ts";

test("whole years are said in years, the rest in months", () => {
  expect([1, 6, 12, 18, 24].map(formatMonths)).toEqual(["1 mês", "6 meses", "1 ano", "18 meses", "2 anos"]);
});
