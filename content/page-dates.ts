import pageDates from "./page-dates.json" with { type: "json" };

const lines: Record<string, string> = pageDates;
const dates = new Map(Object.entries(lines).map(([path, line]) => [path, new Date(line.slice(0, 10))]));
const newest = new Date(Math.max(0, ...Array.from(dates.values(), Number)));

/**
 * When a built-in page last began to read differently. The file beside this one holds the day with a hash of the page's
 * words; `npm run page-dates` writes it, and a test compares it with the pages. A page that is not in it yet is new.
 */
export function getPageDate(path: string): Date {
  return dates.get(path) ?? newest;
}
