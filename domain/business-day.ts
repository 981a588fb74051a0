import { toClock } from "./local-time.ts";

/** A day as the business lives it, "2026-03-31": it begins at midnight in São Paulo, wherever the server stands. */
export type Day = string;

/** Both ends included. */
export type Period = { from: Day; to: Day };

const millisecondsPerDay = 86_400_000;

export function toBusinessDay(date: Date): Day {
  return toClock(date).slice(0, 10);
}

/** Until the next day begins there. */
export function millisecondsToMidnight(date: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = toClock(date).slice(11).split(":").map(Number);
  return millisecondsPerDay - 1_000 * (3_600 * hours + 60 * minutes + seconds) - date.getMilliseconds();
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function getWeekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The Monday of that day's week. */
export function toMonday(day: Day): Day {
  return addDays(day, -((getWeekday(day) + 6) % 7));
}

/** The same day of an earlier month, or that month's last day when it is shorter. */
export function monthsBefore(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDayOfMonth = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastDayOfMonth))).toISOString().slice(0, 10);
}

export function countDays({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay) + 1;
}

export function listDays(period: Period): Day[] {
  return Array.from({ length: countDays(period) }, (_, index) => addDays(period.from, index));
}

/** Today and the days before it, `count` in all. */
export function lastDays(count: number, today: Day): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** As many days, ending the day before this period begins. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) };
}
