import { addDays, toBusinessDay } from "#domain/business-day.ts";
import { cityOffers } from "./city-offers.ts";
import { getPlaceName } from "./figures.ts";
import pageDates from "./page-dates.json" with { type: "json" };
import type { Shop } from "./shop.ts";

const lines: Record<string, string> = pageDates;
const dates = new Map(Object.entries(lines).map(([path, line]) => [path, new Date(line.slice(0, 10))]));
const newest = new Date(Math.max(0, ...Array.from(dates.values(), Number)));

/** A promotion begins and ends by itself, and its pages then change on that day. */
function getPromotionDate({ facts }: Shop, path: string, today: string): Date | null {
  const { isOn, cities, firstDay, lastDay } = facts.promotion;
  const offer = cityOffers.find(({ slug }) => `/${slug}` === path);
  if (!isOn || !offer || !cities.some((slug) => getPlaceName(slug) === offer.city)) return null;
  const changes = [...(firstDay === null ? [] : [firstDay]), addDays(lastDay, 1)].filter((day) => day <= today);
  const last = changes.at(-1);
  return last === undefined ? null : new Date(last);
}

/**
 * When a built-in page last began to read differently. The file beside this one holds the day with a hash of the page's
 * words; `npm run page-dates` writes it, and a test compares it with the pages. A page that is not in it yet is new.
 * What the owner changes of her shop stands on every page.
 */
export function getPageDate(path: string, shop: Shop, today = toBusinessDay(new Date())): Date {
  const kept = dates.get(path) ?? newest;
  const others = [shop.changedAt, getPromotionDate(shop, path, today)].flatMap((date) => date ?? []);
  return new Date(Math.max(Number(kept), ...others.map(Number)));
}
