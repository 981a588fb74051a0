import { z } from "zod";
import { addDays, type Day, getWeekday, isDay } from "./business-day.ts";
import { DomainError } from "./errors.ts";
import { formatNumber } from "./format-number.ts";
import { fromClock } from "./local-time.ts";
import { parseJson } from "./parse-json.ts";

/** Publishing a few a day, on the clock of São Paulo. */
export type Drip = {
  perDay: number;
  /** 0 is Sunday. */
  weekdays: number[];
  /** Whole hours; the first page of a day comes at `fromHour`, none at `toHour` or later. */
  fromHour: number;
  toHour: number;
  firstDay: Day;
};

/** What becomes of the pages of a run. What is held stays a draft in any case. */
export type Publishing = { mode: "all" } | { mode: "drafts" } | ({ mode: "drip" } & Drip);

export const dripLimits = { perDay: 1_000, daysAhead: 366 } as const;

const hour = z.number().int().min(0).max(24);
const stored = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("all") }),
  z.object({ mode: z.literal("drafts") }),
  z.object({
    mode: z.literal("drip"),
    perDay: z.number().int().min(1).max(dripLimits.perDay),
    weekdays: z.array(z.number().int().min(0).max(6)).min(1),
    fromHour: hour,
    toHour: hour,
    firstDay: z.string().refine(isDay),
  }),
]);

/** As it is kept with a run: "" for one from before there was a choice. A plan that nobody can read publishes nothing. */
export function readPublishing(text: string): Publishing {
  if (text === "") return { mode: "all" };
  return parseJson(text, stored) ?? { mode: "drafts" };
}

/** Throws a DomainError for a plan that cannot be kept; `today` is the day in São Paulo. */
export function checkDrip(drip: Drip, today: Day): Drip {
  const { perDay, weekdays, fromHour, toHour, firstDay } = drip;
  if (!Number.isInteger(perDay) || perDay < 1 || perDay > dripLimits.perDay) {
    throw new DomainError("drip-count", { limit: formatNumber(dripLimits.perDay) });
  }
  if (weekdays.length === 0) throw new DomainError("drip-weekdays");
  if (!isHour(fromHour) || !isHour(toHour) || fromHour >= toHour) throw new DomainError("drip-hours");
  if (!isDay(firstDay)) throw new DomainError("drip-day");
  if (firstDay < today) throw new DomainError("drip-day-past");
  if (firstDay > addDays(today, dripLimits.daysAhead)) throw new DomainError("drip-day-far");
  return { perDay, weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b), fromHour, toHour, firstDay };
}

function isHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= 0 && hour <= 24;
}

/** When the page that takes this place in the line comes out; the first is 0. */
export function getSlotTime({ perDay, weekdays, fromHour, toHour, firstDay }: Drip, slot: number): Date {
  const day = findDay(firstDay, weekdays, Math.floor(slot / perDay));
  const seconds = Math.floor((3_600 * (toHour - fromHour) * (slot % perDay)) / perDay);
  return fromClock(Date.parse(`${day}T00:00:00Z`) + 1_000 * (3_600 * fromHour + seconds));
}

/** The first free place from `from` on whose time is still to come: what was missed while a run stood still is no flood. */
export function findSlot(drip: Drip, from: number, now: Date): number {
  if (getSlotTime(drip, from) >= now) return from;
  let [past, next] = [from, from + 1];
  for (let step = 1; getSlotTime(drip, next) < now; step *= 2) [past, next] = [next, next + step];
  while (next - past > 1) {
    const middle = Math.floor((past + next) / 2);
    if (getSlotTime(drip, middle) < now) past = middle;
    else next = middle;
  }
  return next;
}

/** When the last of so many pages comes out. */
export function getLastSlotTime(drip: Drip, count: number, now: Date): Date {
  return getSlotTime(drip, findSlot(drip, 0, now) + Math.max(1, count) - 1);
}

/** The day that is `count` allowed days after the first allowed one. */
function findDay(firstDay: Day, weekdays: readonly number[], count: number): Day {
  const first = getWeekday(firstDay);
  const offsets = weekdays.map((weekday) => (weekday - first + 7) % 7).toSorted((a, b) => a - b);
  const weeks = Math.floor(count / offsets.length);
  return addDays(firstDay, 7 * weeks + (offsets[count % offsets.length] ?? 0));
}
