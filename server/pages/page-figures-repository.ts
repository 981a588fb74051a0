import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { toPhotoName } from "./page-facts.ts";
import type { PageTables } from "./pages-tables.ts";

/** Pages by the shop's figures that their texts state. */
export function createPageFiguresRepository(database: Database) {
  const db = database.db.withTables<PageTables>();

  function naming(names: readonly string[]) {
    return ({ eb, or }: ExpressionBuilder<PageTables, "generated_pages">) =>
      or(names.map((name) => eb("figures", "like", `%|${name}|%`)));
  }

  return {
    /** Reads the index of names alone, so that a hundred thousand pages are counted in a moment. */
    async countWithFigures(names: readonly string[]): Promise<number> {
      if (names.length === 0) return 0;
      const row = await db
        .selectFrom("generated_pages")
        .select(sql<number | string>`count(*)`.as("pages"))
        .where(naming(names))
        .executeTakeFirst();
      return Number(row?.pages ?? 0);
    },

    /** Pages that show a photo, drafts among them, the newest first. */
    async findWithPhoto(id: string, limit: number): Promise<{ slug: string; title: string }[]> {
      return db
        .selectFrom("generated_pages")
        .select(["slug", "title"])
        .where(naming([toPhotoName(id)]))
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
    },

    /** The newest that are public. */
    async findWithFigures(
      names: readonly string[],
      limit: number,
    ): Promise<{ slug: string; title: string; content: string }[]> {
      if (names.length === 0) return [];
      return db
        .selectFrom("generated_pages")
        .select(["slug", "title", "content"])
        .where("is_published", "=", 1)
        .where(naming(names))
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
    },
  };
}
