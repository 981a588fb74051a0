import { z } from "zod";
import type { Actor } from "#domain/activity.ts";
import type { NewPageDraft, PageDraft } from "#domain/page-drafts.ts";
import { parseJson } from "#domain/parse-json.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import type { PageTables } from "./pages-tables.ts";

/** As an older version of the editor may have left them. */
const fieldsSchema = z.object({
  title: z.string().catch(""),
  slug: z.string().catch(""),
  content: z.string().catch(""),
  description: z.string().catch(""),
  shareText: z.string().catch(""),
  place: z.string().catch(""),
});

/** What this person had typed is saved now. */
export async function deleteDraft(open: OpenTransaction, pageId: string, accountId: string): Promise<void> {
  await open
    .withTables<PageTables>()
    .deleteFrom("page_drafts")
    .where("page_id", "=", pageId)
    .where("account_id", "=", accountId)
    .execute();
}

/** What people type into the editor before they save it: one for each person on each page. */
export function createPageDraftsRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    async saveDraft(pageId: string, { basedOn, fields, typedAt }: NewPageDraft, actor: Actor) {
      // A clock that is ahead would make it newer than all that is typed for hours.
      const savedAt = new Date(Math.min(typedAt.getTime(), Date.now()));
      const row = {
        account_name: actor.name,
        based_on: basedOn,
        fields: JSON.stringify(fields),
        saved_at: savedAt.toISOString(),
      };
      await db
        .insertInto("page_drafts")
        .values({ page_id: pageId, account_id: actor.id, ...row })
        .onConflict((conflict) => conflict.columns(["page_id", "account_id"]).doUpdateSet(row))
        .execute();
      return savedAt;
    },

    async getDraft(pageId: string, accountId: string): Promise<PageDraft | null> {
      const row = await db
        .selectFrom("page_drafts")
        .select(["based_on", "fields", "saved_at"])
        .where("page_id", "=", pageId)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      const fields = row && parseJson(row.fields, fieldsSchema);
      return row && fields ? { basedOn: row.based_on, fields, savedAt: new Date(row.saved_at) } : null;
    },

    discardDraft: (pageId: string, accountId: string): Promise<void> =>
      database.db.transaction().execute((open) => deleteDraft(open, pageId, accountId)),

    /** Names of the others who have typed into it since then. */
    async findOtherWriters(pageId: string, accountId: string, since: Date): Promise<string[]> {
      const rows = await db
        .selectFrom("page_drafts")
        .select("account_name")
        .where("page_id", "=", pageId)
        .where("account_id", "<>", accountId)
        .where("saved_at", ">=", since.toISOString())
        .orderBy("saved_at", "desc")
        .limit(5)
        .execute();
      return rows.map(({ account_name }) => account_name);
    },
  };
}
