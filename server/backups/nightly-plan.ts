import { addDays, type Day, toBusinessDay, toMonday } from "#domain/business-day.ts";
import { toClock } from "#domain/local-time.ts";

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const nightHour = 3;
const [keptDays, keptWeeks] = [7, 4];

/** At three in the morning in São Paulo, or as soon as the last one, or else the shop, is more than a day old. */
export function isBackupDue(now: Date, { lastAt, shopSince }: { lastAt: Date | null; shopSince: Date }): boolean {
  const since = lastAt ?? shopSince;
  if (now.getTime() - since.getTime() > dayMilliseconds) return true;
  const isNightOver = getHour(now) >= nightHour;
  const night = isNightOver ? toBusinessDay(now) : addDays(toBusinessDay(now), -1);
  return toNight(since) < night;
}

/** The night that a moment comes after. */
function toNight(date: Date): Day {
  const day = toBusinessDay(date);
  return getHour(date) >= nightHour ? day : addDays(day, -1);
}

function getHour(date: Date): number {
  return Number(toClock(date).slice(11, 13));
}

/** Those that may go: all but the newest seven, and the last of each of the four weeks before theirs. */
export function findOutdated(days: readonly Day[]): Day[] {
  const newestFirst = days.toSorted().toReversed();
  const older = newestFirst.slice(keptDays);
  const daily = new Set(newestFirst.slice(0, keptDays).map(toMonday));
  const weeks = new Map<Day, Day>();
  for (const day of older) {
    const week = toMonday(day);
    if (!daily.has(week) && !weeks.has(week)) weeks.set(week, day);
  }
  const kept = new Set([...weeks.values()].slice(0, keptWeeks));
  return older.filter((day) => !kept.has(day));
}
