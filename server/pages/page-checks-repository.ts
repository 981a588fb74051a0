import type { Transaction } from "kysely";
import type { IssueReason, PageIssue } from "#domain/page-issues.ts";
import type { Database } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import type { PageTables } from "./pages-tables.ts";

type Writing = Transaction<PageTables>;

/** They have changed: the background work looks at them next. */
export async function markForCheck(transaction: Writing, ids: readonly string[]): Promise<void> {
  const due_at = new Date().toISOString();
  for (const part of inParts(ids)) {
    await transaction
      .insertInto("page_quality")
      .values(part.map((page_id) => ({ page_id, due_at })))
      .onConflict((conflict) => conflict.column("page_id").doUpdateSet({ due_at }))
      .execute();
  }
}

/** Pages whose text links to one of these addresses: it may have begun or ceased to answer. */
export async function markLinking(transaction: Writing, slugs: readonly string[]): Promise<void> {
  const due_at = new Date().toISOString();
  for (const part of inParts(slugs)) {
    await transaction
      .updateTable("page_quality")
      .set({ due_at })
      .where("page_id", "in", (from) =>
        from.selectFrom("page_links").select("page_links.page_id").where("to_slug", "in", part),
      )
      .execute();
  }
}

/** Of pages that are gone; what was found of others because of them is looked at again. */
export async function forgetChecks(
  transaction: Writing,
  pages: readonly { id: string; slug: string }[],
): Promise<void> {
  const due_at = new Date().toISOString();
  const ids = pages.map(({ id }) => id);
  await transaction
    .updateTable("page_quality")
    .set({ due_at })
    .where("page_id", "in", (from) =>
      from.selectFrom("page_issues").select("page_issues.page_id").where("other_id", "in", ids),
    )
    .execute();
  for (const table of ["page_quality", "page_issues", "page_links"] as const) {
    await transaction.deleteFrom(table).where("page_id", "in", ids).execute();
  }
  await markLinking(
    transaction,
    pages.map(({ slug }) => slug),
  );
}

/** What a check found. */
export type PageCheck = {
  id: string;
  concept: string;
  place: string;
  score: number | null;
  isPublic: boolean;
  issues: readonly PageIssue[];
  /** Slugs of the generated pages that its text links to. */
  linksTo: readonly string[];
  nextAt: Date;
};

/** What is to be done about pages, as the background work finds it. */
export function createPageChecksRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    /** Those whose check has waited longest. */
    async findDue(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("page_quality")
        .select("page_id")
        .where("due_at", "<=", now.toISOString())
        .orderBy("due_at")
        .limit(limit)
        .execute();
      return rows.map(({ page_id }) => page_id);
    },

    async saveChecks(checks: readonly PageCheck[]): Promise<void> {
      if (checks.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        // Always in the same order, so that two servers never wait for each other in a circle.
        for (const check of checks.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await saveCheck(transaction, check);
      });
    },

    /** The page is gone. */
    async forget(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await forgetChecks(
          transaction,
          ids.map((id) => ({ id, slug: "" })),
        );
      });
    },

    /** Until the page says something else. */
    async dismiss(page: { id: string; reason: IssueReason; version: number; by: string }): Promise<void> {
      const row = { version: page.version, dismissed_by: page.by, dismissed_at: new Date().toISOString() };
      await db
        .insertInto("page_dismissals")
        .values({ page_id: page.id, reason: page.reason, ...row })
        .onConflict((conflict) => conflict.columns(["page_id", "reason"]).doUpdateSet(row))
        .execute();
    },

    async takeBackDismissal({ id, reason }: { id: string; reason: IssueReason }): Promise<void> {
      await db.deleteFrom("page_dismissals").where("page_id", "=", id).where("reason", "=", reason).execute();
    },

    /** Those that state a figure which the shop has lost, or has again. */
    async markWithFigures(names: readonly string[]): Promise<void> {
      if (names.length === 0) return;
      await db
        .updateTable("page_quality")
        .set({ due_at: new Date().toISOString() })
        .where("page_id", "in", (from) =>
          from
            .selectFrom("generated_pages")
            .select("generated_pages.id")
            .where(({ eb, or }) => or(names.map((name) => eb("figures", "like", `%|${name}|%`)))),
        )
        .execute();
    },
  };

  /** A page that went in the meantime leaves nothing behind. */
  async function saveCheck(transaction: Writing, check: PageCheck): Promise<void> {
    const { id, issues, linksTo } = check;
    const total = issues.reduce((sum, { weight }) => sum + weight, 0);
    const updated = await transaction
      .updateTable("page_quality")
      .set({
        concept: check.concept,
        place: check.place,
        score: check.score,
        is_public: Number(check.isPublic),
        weight: total,
        due_at: check.nextAt.toISOString(),
      })
      .where("page_id", "=", id)
      .returning("page_id")
      .executeTakeFirst();
    if (!updated) return;
    // Only now: another server that checks the same page has waited for this one's row, and sees what it wrote.
    await transaction.deleteFrom("page_issues").where("page_id", "=", id).execute();
    await transaction.deleteFrom("page_links").where("page_id", "=", id).execute();
    if (issues.length > 0) {
      await transaction
        .insertInto("page_issues")
        .values(
          issues.map(({ reason, weight, detail, otherId }) => ({
            page_id: id,
            reason,
            weight,
            total,
            detail: detail.slice(0, 500),
            other_id: otherId,
          })),
        )
        .execute();
    }
    if (linksTo.length > 0) {
      await transaction
        .insertInto("page_links")
        .values(linksTo.map((to_slug) => ({ page_id: id, to_slug })))
        .execute();
    }
  }
}

export type PageChecksRepository = ReturnType<typeof createPageChecksRepository>;
