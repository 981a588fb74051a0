import { addDays, toBusinessDay } from "#domain/business-day.ts";
import { cityOffers } from "./city-offers.ts";
import { facts } from "./facts.ts";
import pageDates from "./page-dates.json" with { type: "json" };

const lines: Record<string, string> = pageDates;
const dates = new Map(Object.entries(lines).map(([path, line]) => [path, new Date(line.slice(0, 10))]));
const newest = new Date(Math.max(0, ...Array.from(dates.values(), Number)));

const promotionEnd = addDays(facts.promotion.lastDay, 1);
const pathsWithPromotion = new Set(
  cityOffers
    .filter(({ city }) => facts.promotion.cities.some((served) => served === city))
    .map(({ slug }) => `/${slug}`),
);

/**
 * When a built-in page last began to read differently. The file beside this one holds the day with a hash of the page's
 * words; `npm run page-dates` writes it, and a test compares it with the pages. A page that is not in it yet is new. A
 * promotion ends by itself, and its pages then change on that day.
 */
export function getPageDate(path: string, today = toBusinessDay(new Date())): Date {
  const kept = dates.get(path) ?? newest;
  const end = new Date(promotionEnd);
  return pathsWithPromotion.has(path) && today >= promotionEnd && end > kept ? end : kept;
}
