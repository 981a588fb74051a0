import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { PageTables } from "./pages-tables.ts";

/** The public pages on one subject in one place. */
export type MapCell = { concept: string; place: string; pages: number; averageScore: number | null };

export function createPageMapRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** Of all subjects and places that have a page; read from one index. */
    async findMap(): Promise<MapCell[]> {
      const rows = await db
        .selectFrom("page_quality")
        .select(({ fn }) => ["concept", "place", fn.countAll().as("pages"), fn.avg("score").as("score")])
        // Written out, not as a parameter: only then do both engines see that the index of these rows is enough.
        .where(sql<boolean>`is_public = 1`)
        .groupBy(["concept", "place"])
        .execute();
      return rows.map(({ concept, place, pages, score }) => ({
        concept,
        place,
        pages: Number(pages),
        averageScore: score === null ? null : Math.round(Number(score)),
      }));
    },
  };
}
