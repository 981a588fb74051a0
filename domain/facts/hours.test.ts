import { expect, test } from "vitest";
import { tellHours } from "./hours.ts";

type Times = [opens: string, closes: string] | null;

/** Sunday first. */
function tell(...week: Times[]): string {
  return tellHours({
    isAlways: false,
    week: week.map((times) => ({ isOpen: times !== null, opens: times?.[0] ?? "", closes: times?.[1] ?? "" })),
    holidays: null,
  });
}

const day: Times = ["08:00", "18:00"];
const half: Times = ["08:00", "12:30"];

test("a shop that never closes says so", () => {
  const week = Array.from({ length: 7 }, () => ({ isOpen: true, opens: "00:00", closes: "23:59" }));
  expect(tellHours({ isAlways: true, week, holidays: null })).toBe("24 horas por dia, 7 dias por semana");
});

test("days with the same hours are told together, from Monday on", () => {
  expect(tell(null, day, day, day, day, day, null)).toBe("de segunda a sexta, das 8h às 18h");
  expect(tell(null, day, day, day, day, day, half)).toBe(
    "de segunda a sexta, das 8h às 18h e aos sábados, das 8h às 12h30",
  );
  expect(tell(half, day, day, day, day, day, half)).toBe(
    "de segunda a sexta, das 8h às 18h e aos sábados e aos domingos, das 8h às 12h30",
  );
  expect(tell(day, day, day, day, day, day, day)).toBe("de segunda a domingo, das 8h às 18h");
});

test("a day between that is closed parts them", () => {
  expect(tell(null, day, day, null, day, day, null)).toBe(
    "às segundas e às terças, das 8h às 18h e às quintas e às sextas, das 8h às 18h",
  );
  expect(tell(null, null, null, day, null, null, null)).toBe("às quartas, das 8h às 18h");
});
