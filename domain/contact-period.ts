import { countDays, type Day, isDay, lastDays, type Period } from "./business-day.ts";
import type { PeriodError } from "./errors.ts";

/** Periods that are one tap away, in days up to today. */
export const offeredDays = [1, 7, 28, 90] as const;
const usualDays = 28;

/** No site of ours counted anything before. */
export const firstDay: Day = "2020-01-01";
export const longestPeriod = 366;

export type ChosenPeriod = {
  period: Period;
  /** Null for a period of one's own. */
  days: number | null;
  /** What the address says of a period of one's own, right or wrong. */
  typed: { from: string; to: string };
  problem: PeriodError | null;
};

/** `?dias=7`, or `?de=2026-03-01&ate=2026-03-31`. With a problem, the usual period stands in. */
export function choosePeriod(query: URLSearchParams, today: Day): ChosenPeriod {
  const typed = { from: query.get("de")?.slice(0, 10) ?? "", to: query.get("ate")?.slice(0, 10) ?? "" };
  const usual = { period: lastDays(usualDays, today), days: usualDays, typed };
  if (query.has("de") || query.has("ate")) {
    const problem = findProblem(typed, today);
    return problem ? { ...usual, problem } : { period: typed, days: null, typed, problem: null };
  }
  const days = offeredDays.find((count) => String(count) === query.get("dias"));
  return days ? { ...usual, period: lastDays(days, today), days, problem: null } : { ...usual, problem: null };
}

function findProblem(typed: Period, today: Day): PeriodError | null {
  if (typed.from === "" || typed.to === "") return "period-incomplete";
  if (!isDay(typed.from) || !isDay(typed.to)) return "period-not-a-day";
  if (typed.from > typed.to) return "period-reversed";
  if (typed.to > today) return "period-in-future";
  if (typed.from < firstDay) return "period-too-early";
  return countDays(typed) > longestPeriod ? "period-too-long" : null;
}

/** The address of the same period, for links and the download. */
export function periodQuery({ period, days }: Pick<ChosenPeriod, "period" | "days">): string {
  return days === null ? `de=${period.from}&ate=${period.to}` : `dias=${days}`;
}
