import { sql } from "kysely";
import { type PageState, pageStates } from "#domain/page-life.ts";
import type { Database } from "../database/database.ts";
import type { PageTables } from "./pages-tables.ts";

/** Of the pages that a run made: those that are there, by their state, and how many of them somebody has edited. */
export type RunPageCounts = { byState: Record<PageState, number>; total: number; edited: number };

export async function countRunPages({ db }: Pick<Database, "db">, runId: string): Promise<RunPageCounts> {
  const rows = await db
    .withTables<PageTables>()
    .selectFrom("generated_pages")
    .select(({ fn }) => [
      "state",
      fn.countAll().as("count"),
      sql<number | string>`sum(case when saved_how = '' then 0 else 1 end)`.as("edited"),
    ])
    .where("run_id", "=", runId)
    .groupBy("state")
    .execute();
  const getCount = (wanted: PageState) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
  return {
    byState: Object.fromEntries(pageStates.map((state) => [state, getCount(state)])) as Record<PageState, number>,
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    edited: rows.reduce((sum, { edited }) => sum + Number(edited), 0),
  };
}
