import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { PageTables } from "./pages-tables.ts";

/** The public pages on one subject in one place. */
export type MapCell = { concept: string; place: string; pages: number; averageScore: number | null };

/** A part of the map: of these subjects, and of these places where they are named. */
export type MapPart = { concepts: readonly string[]; places: readonly string[] | null };

/** Written out, not as a parameter: only then do both engines see that the index of these rows is enough. */
const isPublic = sql<boolean>`is_public = 1`;

/** Read from one index. A hundred thousand pages may have half as many crossings: only what is shown is asked for. */
export function createPageMapRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** How many public pages each subject has, "" being none that we know. */
    async countBySubject(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom("page_quality")
        .select(({ fn }) => ["concept", fn.countAll().as("pages")])
        .where(isPublic)
        .groupBy("concept")
        .execute();
      return new Map(rows.map(({ concept, pages }) => [concept, Number(pages)]));
    },

    async findMap({ concepts, places }: MapPart): Promise<MapCell[]> {
      if (concepts.length === 0) return [];
      let query = db
        .selectFrom("page_quality")
        .select(({ fn }) => ["concept", "place", fn.countAll().as("pages"), fn.avg("score").as("score")])
        .where(isPublic)
        .where("concept", "in", concepts)
        .groupBy(["concept", "place"]);
      if (places) query = query.where("place", "in", places);
      const rows = await query.execute();
      return rows.map(({ concept, place, pages, score }) => ({
        concept,
        place,
        pages: Number(pages),
        averageScore: score === null ? null : Math.round(Number(score)),
      }));
    },
  };
}
