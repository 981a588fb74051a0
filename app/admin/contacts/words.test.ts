import { expect, test } from "vitest";
import { describeChange, describeRateChange, formatPeriod, formatRate, nameBefore } from "./words.ts";

test.each([
  [60, 48, "12 a mais (+25%)"],
  [8, 10, "2 a menos (-20%)"],
  [5_412, 5_450, "38 a menos (-0,7%)"],
  [0, 10, "10 a menos (-100%)"],
  [1_234, 0, "1.234 a mais"],
  [7, 7, "sem mudança"],
  [0, 0, "nenhum nos dois períodos"],
])("%i after %i: %s", (now, before, words) => {
  expect(describeChange(now, before)).toBe(words);
});

test.each([
  [0.05, 0.04, "1 ponto a mais (+25%)"],
  [0.02, 0.045, "2,5 pontos a menos (-56%)"],
  [0.05, 0, "5 pontos a mais"],
  [0.05, 0.0501, "sem mudança"],
  [null, 0.05, "sem visitas para comparar"],
])("a rate of %d after %d: %s", (now, before, words) => {
  expect(describeRateChange(now, before)).toBe(words);
});

test("a period is written with as few years as it needs", () => {
  expect(formatPeriod({ from: "2026-11-15", to: "2026-11-15" })).toBe("15/11/2026");
  expect(formatPeriod({ from: "2026-10-19", to: "2026-11-15" })).toBe("19/10 a 15/11/2026");
  expect(formatPeriod({ from: "2025-12-30", to: "2026-01-02" })).toBe("30/12/2025 a 02/01/2026");
  expect(nameBefore({ from: "2026-10-19", to: "2026-11-15" })).toBe("os 28 dias anteriores");
});

test("a rate has one digit after the comma, and a dash without views", () => {
  expect([formatRate(0.0567), formatRate(0), formatRate(null)]).toEqual(["5,7%", "0%", "–"]);
});
