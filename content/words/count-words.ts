import { formatCount } from "#domain/format-count.ts";

/** "1 página", "1.200 páginas" */
export function countWords(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
