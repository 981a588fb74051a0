import { type GeneratedPage, getGeneratedPagePath } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { binPages, restorePages } from "./page-bin-repository.ts";
import { markForCheck } from "./page-checks-repository.ts";
import { editPage } from "./page-edits-repository.ts";
import { createPageRevisionsRepository } from "./page-revisions-repository.ts";
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

type UndoneMerge = {
  leavesId: string;
  /** What the page that stayed said before; null where it says that still. */
  edit: (PreparedEdit & { id: string; basedOn: number }) | null;
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

    /** Gives the slugs whose pages look different now, none when the page is not in the bin; throws as `editPage` does. */
    undo: ({ leavesId, edit, by }: UndoneMerge): Promise<string[]> =>
      writePages(database, async (open) => {
        const restored = await restorePages(open, database, [leavesId]);
        if (restored.length === 0) return [];
        await markForCheck(open.withTables<PageTables>(), [leavesId]);
        const slugs = restored.map(({ slug }) => slug);
        if (edit) {
          const note = { how: "restored", by, reason: "" } as const;
          slugs.push(...(await editPage(open, database, { ...edit, note })));
        }
        return slugs;
      }),

    getRevision: createPageRevisionsRepository(database).getRevision,

    async findContacts(ids: readonly string[]): Promise<Map<string, number>> {
      const db = database.db.withTables<PageTables>();
      const rows = await db.selectFrom("generated_pages").select(["id", "contacts"]).where("id", "in", ids).execute();
      return new Map(rows.map(({ id, contacts }) => [id, contacts]));
    },
  };
}
