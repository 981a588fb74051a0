import { describe, expect, test } from "vitest";
import { checkDrip, type Drip, findSlot, getLastSlotTime, getSlotTime, readPublishing } from "./publishing.ts";

const workdays = [1, 2, 3, 4, 5, 6];
const drip: Drip = { perDay: 20, weekdays: workdays, fromHour: 8, toHour: 18, firstDay: "2026-11-16" };
const inSaoPaulo = (date: Date) =>
  new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "medium" }).format(
    date,
  );

describe("a few a day", () => {
  test("the pages of a day are spread evenly over its hours, and none comes after them", () => {
    expect(Array.from({ length: 21 }, (_, slot) => inSaoPaulo(getSlotTime(drip, slot)))).toEqual([
      ...Array.from({ length: 20 }, (_, index) => {
        const minutes = 8 * 60 + 30 * index;
        return `16/11/2026, ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 ? "30" : "00"}:00`;
      }),
      "17/11/2026, 08:00:00",
    ]);
  });

  test("days that are not wanted are passed over, from the first day on", () => {
    const two: Drip = { ...drip, perDay: 1, weekdays: [2, 4], firstDay: "2026-11-20" };
    expect([0, 1, 2, 3].map((slot) => getSlotTime(two, slot).toISOString().slice(0, 10))).toEqual([
      "2026-11-24",
      "2026-11-26",
      "2026-12-01",
      "2026-12-03",
    ]);
  });

  test("a change of the clocks moves no page out of its hours", () => {
    // Clocks went forward at midnight, to one o'clock, on 4 November 2018, and back on 17 February 2019.
    const early: Drip = { perDay: 2, weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 2, firstDay: "2018-11-03" };
    expect([0, 1, 2, 3, 4].map((slot) => inSaoPaulo(getSlotTime(early, slot)))).toEqual([
      "03/11/2018, 00:00:00",
      "03/11/2018, 01:00:00",
      "04/11/2018, 01:00:00",
      "04/11/2018, 01:00:00",
      "05/11/2018, 00:00:00",
    ]);
    const back: Drip = { ...drip, perDay: 1, weekdays: [0, 6], firstDay: "2019-02-16" };
    expect([0, 1].map((slot) => getSlotTime(back, slot).toISOString())).toEqual([
      "2019-02-16T10:00:00.000Z",
      "2019-02-17T11:00:00.000Z",
    ]);
  });

  test("times that have passed are left out, however many", () => {
    expect(findSlot(drip, 0, new Date("2026-11-16T10:00:00Z"))).toBe(0);
    expect(findSlot(drip, 0, new Date("2026-11-16T13:00:00Z"))).toBe(4);
    expect(findSlot(drip, 0, new Date("2026-11-16T13:00:01Z"))).toBe(5);
    expect(findSlot(drip, 30, new Date("2026-11-16T13:00:00Z"))).toBe(30);
    for (const days of [1, 9, 200]) {
      const now = new Date(Date.parse("2026-11-16T23:00:00Z") + days * 86_400_000);
      const slot = findSlot(drip, 3, now);
      expect(getSlotTime(drip, slot).getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(getSlotTime(drip, slot - 1).getTime()).toBeLessThan(now.getTime());
    }
  });

  test("the end of a plan is the day of its last page", () => {
    expect(inSaoPaulo(getLastSlotTime(drip, 460, new Date("2026-11-16T10:00:00Z")))).toBe("11/12/2026, 17:30:00");
    expect(inSaoPaulo(getLastSlotTime(drip, 461, new Date("2026-11-16T10:00:00Z")))).toBe("12/12/2026, 08:00:00");
  });
});

test("a plan that cannot be kept is refused", () => {
  const refuse = (change: Partial<Drip>) => () => checkDrip({ ...drip, ...change }, "2026-11-16");
  expect(refuse({ weekdays: [3, 1, 3] })().weekdays).toEqual([1, 3]);
  expect(refuse({ perDay: 0 })).toThrow("drip-count");
  expect(refuse({ perDay: Number.NaN })).toThrow("drip-count");
  expect(refuse({ weekdays: [] })).toThrow("drip-weekdays");
  expect(refuse({ fromHour: 18 })).toThrow("drip-hours");
  expect(refuse({ toHour: 25 })).toThrow("drip-hours");
  expect(refuse({ firstDay: "2026-02-30" })).toThrow("drip-day");
  expect(refuse({ firstDay: "2026-11-15" })).toThrow("drip-day-past");
  expect(refuse({ firstDay: "2030-01-01" })).toThrow("drip-day-far");
});

test("a run from before there was a choice publishes, one with a plan that nobody can read does not", () => {
  expect(readPublishing("")).toEqual({ mode: "all" });
  expect(readPublishing(JSON.stringify({ mode: "drip", ...drip }))).toEqual({ mode: "drip", ...drip });
  for (const odd of ["{", '{"mode":"later"}', '{"mode":"drip","perDay":0}']) {
    expect(readPublishing(odd)).toEqual({ mode: "drafts" });
  }
});
