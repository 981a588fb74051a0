import { type GeneratedPage, getGeneratedPagePath } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { binPages } from "./page-bin-repository.ts";
import { editPage } from "./page-edits-repository.ts";
import { writePages } from "./page-writes-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import type { PreparedEdit } from "./prepare-edit.ts";

type PageMerge = {
  stay: GeneratedPage;
  leave: GeneratedPage;
  /** What the page that stays says from now on; null where it says the same. */
  edit: PreparedEdit | null;
  by: string;
};

/** Two pages that become one, all or nothing. */
export function createPageMergeRepository(database: Database) {
  return {
    /** Gives the slugs whose pages look different now; throws as `editPage` does. */
    merge: ({ stay, leave, edit, by }: PageMerge): Promise<string[]> =>
      writePages(database, async (open) => {
        // First: the one that stays must not be taken for its twin.
        const slugs = await binPages(open, database, [leave.id], by);
        if (edit) {
          const reason = `Recebeu partes de “${leave.title}”`.slice(0, 200);
          const note = { how: "merged", by, reason } as const;
          slugs.push(...(await editPage(open, database, { id: stay.id, basedOn: stay.version, ...edit, note })));
        }
        const [from, to] = [leave.slug, stay.slug].map(getGeneratedPagePath);
        if (from && to) await redirectStore.save(open, { from, to, kind: "merged", madeBy: by });
        // It leads on, so it is not gone.
        await open.withTables<PageTables>().deleteFrom("deleted_pages").where("slug", "=", leave.slug).execute();
        return [...new Set([...slugs, stay.slug])];
      }),
  };
}
