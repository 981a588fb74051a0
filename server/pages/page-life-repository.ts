import type { ErrorInfo } from "#domain/errors.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { editPage, findAddressProblem, type PageEdit } from "./page-edits-repository.ts";
import {
  changeStates,
  findDue,
  keepOut,
  type StateChange,
  type StateChanged,
  type StateRefused,
} from "./page-states-repository.ts";
import { writePages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";

/** What happens to pages after they are made, each change all or nothing. */
export function createPageLifeRepository(database: Database) {
  return {
    /** Gives the slugs whose pages look different now; throws as `editPage` does. */
    editPage: (edit: PageEdit): Promise<string[]> => writePages(database, (open) => editPage(open, database, edit)),

    findAddressProblem: (id: string, slug: string): Promise<ErrorInfo | null> =>
      database.db.transaction().execute(async (open) => {
        const page = await open
          .withTables<PageTables>()
          .selectFrom("generated_pages")
          .select("slug")
          .where("id", "=", id)
          .executeTakeFirst();
        return page && page.slug !== slug ? findAddressProblem(open, { from: page.slug, to: slug }) : null;
      }),

    changeStates: (ids: readonly string[], change: StateChange) =>
      writePages(database, (open) => changeStates(open, database, ids, change)),

    /** Gives the slugs of those that it changed. */
    keepOut: (ids: readonly string[], isKeptOut: boolean): Promise<string[]> =>
      writePages(database, (open) => keepOut(open, database, ids, isKeptOut)),

    /** Its visitors are sent to `to`, or told that there is no such page. Null when there is none. */
    unpublish: (id: string, to: string | null, madeBy: string): Promise<StateChanged | null> =>
      writePages(database, async (open) => {
        const { changed } = await changeStates(open, database, [id], { state: "unpublished" });
        const [page] = changed;
        if (page && to !== null) {
          const from = getGeneratedPagePath(page.slug);
          await redirectStore.save(open, { from, to, kind: "unpublished", madeBy });
        }
        return page ?? null;
      }),

    /**
     * Publishes some of the pages whose time has come. One that may not be published becomes a draft: it would be due
     * for ever.
     */
    publishDue: (now: Date, limit: number): Promise<{ slugs: string[]; refused: StateRefused[] }> =>
      writePages(database, async (open) => {
        const ids = await findDue(open, now, limit);
        if (ids.length === 0) return { slugs: [], refused: [] };
        const { changed, refused } = await changeStates(open, database, ids, { state: "published" });
        if (refused.length > 0) {
          await changeStates(
            open,
            database,
            refused.map(({ id }) => id),
            { state: "draft" },
          );
        }
        return { slugs: changed.map(({ slug }) => slug), refused };
      }),
  };
}

export type PageLifeRepository = ReturnType<typeof createPageLifeRepository>;
