import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import type { PageTables } from "./pages-tables.ts";

/** `query` is what the address of the list says. */
export type SavedFilter = { id: string; name: string; query: string };

const shown = 50;

/** Filters of the list that people keep under a name, each their own. */
export function createSavedFiltersRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    findFilters: (accountId: string): Promise<SavedFilter[]> =>
      db
        .selectFrom("page_filters")
        .select(["id", "name", "query"])
        .where("account_id", "=", accountId)
        .orderBy("name")
        .limit(shown)
        .execute(),

    async saveFilter(accountId: string, { name, query }: Omit<SavedFilter, "id">): Promise<void> {
      await db
        .insertInto("page_filters")
        .values({ id: newId(), account_id: accountId, name, query, created_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.columns(["account_id", "name"]).doUpdateSet({ query }))
        .execute();
    },

    async deleteFilter(accountId: string, id: string): Promise<void> {
      await db.deleteFrom("page_filters").where("account_id", "=", accountId).where("id", "=", id).execute();
    },
  };
}
