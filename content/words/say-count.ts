import { formatNumber } from "#domain/format-number.ts";

/** "1 página", "1.200 páginas" */
export function sayCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
