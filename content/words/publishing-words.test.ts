import { expect, test } from "vitest";
import type { Drip } from "#domain/publishing.ts";
import { sayPlan, sayWeekdays } from "./publishing-words.ts";

const drip: Drip = { perDay: 20, weekdays: [1, 2, 3, 4, 5, 6], fromHour: 8, toHour: 18, firstDay: "2026-11-16" };
const now = new Date("2026-11-16T10:00:00Z");

test("a plan is said in a sentence, with its last day", () => {
  expect(sayPlan(drip, 461, now)).toBe("20 por dia, de segunda a sábado, das 8h às 18h: termina em 12/12");
  expect(sayPlan({ ...drip, perDay: 1 }, 100, now)).toMatch(/termina em \d\d\/\d\d\/2027$/);
});

test("days are said as people say them", () => {
  expect(sayWeekdays([0, 1, 2, 3, 4, 5, 6])).toBe("todos os dias");
  expect(sayWeekdays([5, 4, 3, 2, 1])).toBe("de segunda a sexta");
  expect(sayWeekdays([1, 3])).toBe("na segunda e na quarta");
  expect(sayWeekdays([0, 6])).toBe("no sábado e no domingo");
});
