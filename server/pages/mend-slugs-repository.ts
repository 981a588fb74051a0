import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { lockPageWrites } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

export type Renaming = { from: string; to: string };

/** Slugs that no address can hold as they are. */
export function createMendSlugsRepository(database: Database) {
  const { engine } = database;
  const isOdd =
    engine === "postgres"
      ? sql<boolean>`slug collate "C" ~ '[^a-z0-9_-]'`
      : sql<boolean>`slug glob ${sql.lit("*[^a-z0-9_-]*")}`;
  const db = database.db.withTables<PageTables>();
  return {
    async findOddSlugs(limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("generated_pages")
        .select("slug")
        .where(isOdd)
        .orderBy("seq")
        .limit(limit)
        .execute();
      return rows.map(({ slug }) => slug);
    },

    /** Each to the first of its names that is free. */
    async renameSlugs(renamings: readonly { from: string; names(): Iterable<string> }[]): Promise<Renaming[]> {
      return database.db.transaction().execute(async (open) => {
        await lockPageWrites(open, engine);
        const transaction = open.withTables<PageTables>();
        const done: Renaming[] = [];
        for (const { from, names } of renamings) {
          for (const to of names()) {
            const taken = await transaction
              .selectFrom("generated_pages")
              .select("id")
              .where("slug", "=", to)
              .executeTakeFirst();
            if (taken) continue;
            await transaction.updateTable("generated_pages").set({ slug: to }).where("slug", "=", from).execute();
            await transaction.deleteFrom("deleted_pages").where("slug", "=", to).execute();
            done.push({ from, to });
            break;
          }
        }
        await database.pageChanges.announce(
          open,
          done.flatMap(({ from, to }) => [from, to]),
        );
        return done;
      });
    },
  };
}
