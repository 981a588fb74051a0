import { sql, type Transaction } from "kysely";
import { toBusinessDay } from "#domain/business-day.ts";
import type { PageTables } from "./pages-tables.ts";

/** Of a page that came or went, or what changed of one that stays. */
export type Dated = { created_at: string | Date; words: number; is_indexable: number };

/** Adds pages, takes them away, or, with 0, adds what changed of those that stay. */
export async function addToDays(
  transaction: Transaction<PageTables>,
  rows: readonly Dated[],
  sign: 1 | -1 | 0,
): Promise<void> {
  const days = new Map<string, { pages: number; words: number; indexable: number }>();
  for (const { created_at, words, is_indexable } of rows) {
    const day = toBusinessDay(new Date(created_at));
    const sum = days.get(day) ?? { pages: 0, words: 0, indexable: 0 };
    days.set(day, {
      pages: sum.pages + sign,
      words: sum.words + (sign || 1) * words,
      indexable: sum.indexable + (sign || 1) * is_indexable,
    });
  }
  for (const [day, sum] of days) {
    await transaction
      .insertInto("page_days")
      .values({ day, ...sum })
      .onConflict((conflict) =>
        conflict.column("day").doUpdateSet({
          pages: sql`page_days.pages + excluded.pages`,
          words: sql`page_days.words + excluded.words`,
          indexable: sql`page_days.indexable + excluded.indexable`,
        }),
      )
      .execute();
  }
}
