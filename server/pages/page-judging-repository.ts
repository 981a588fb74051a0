import type { GeneratedPage } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";
import type { Database } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { judgeVersion } from "./judge-version.ts";
import { listFigures } from "./page-facts.ts";
import { lockPageWrites, saveStanding } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

/** Pages that older rules judged, and what today's say of them. */
export function createPageJudgingRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** The oldest first: of two pages on one subject, the older one has it. */
    async findUnjudged(): Promise<Pick<GeneratedPage, "id" | "title" | "content" | "chosenPlace"> | null> {
      const row = await db
        .selectFrom("generated_pages")
        .select(["id", "title", "content", "place", "is_place_chosen"])
        .where("judged_by", "<", judgeVersion)
        .orderBy("judged_by")
        .orderBy("seq")
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { id, title, content, place, is_place_chosen } = row;
      return { id, title, content, chosenPlace: is_place_chosen === 1 ? place : null };
    },

    /** Of pages about these places; what was found of them holds until they are judged again. */
    async forgetStandings(places: readonly string[]): Promise<void> {
      for (const part of inParts(places)) {
        await db
          .updateTable("generated_pages")
          .set({ judged_by: judgeVersion - 1 })
          .where("place", "in", part)
          .execute();
      }
    },

    /** The slug of a page that entered or left the index by it; null for all others. */
    async saveStanding(id: string, standing: PageStanding, content: string | null = null): Promise<string | null> {
      return database.db.transaction().execute(async (transaction) => {
        await lockPageWrites(transaction, database.engine);
        if (content !== null) {
          await transaction
            .withTables<PageTables>()
            .updateTable("generated_pages")
            .set({ content, figures: listFigures(content) })
            .where("id", "=", id)
            .execute();
        }
        const slug = await saveStanding(transaction, id, standing);
        if (slug !== null) await database.pageChanges.announce(transaction, [slug]);
        return slug;
      });
    },
  };
}

export type PageJudgingRepository = ReturnType<typeof createPageJudgingRepository>;
