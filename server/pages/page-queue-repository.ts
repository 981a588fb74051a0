import { sql } from "kysely";
import { type IssueReason, issueReasons, type PageIssue } from "#domain/page-issues.ts";
import type { PageSummary } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { summaryColumns, toSummary } from "./page-columns.ts";
import type { PageTables } from "./pages-tables.ts";

export type QueuedPage = {
  page: PageSummary;
  /** Worst first. */
  issues: (PageIssue & { other: { id: string; title: string; slug: string } | null })[];
};

export type IssueCounts = { pages: number; byReason: Partial<Record<IssueReason, number>> };

/** Written out, not as a parameter: only then do both engines see that the index of these rows is enough. */
const hasIssues = sql<boolean>`weight > 0`;

/** Pages that somebody should look at, as the background work left them. */
export function createPageQueueRepository(database: Database) {
  const db = database.db.withTables<PageTables>();

  /** From the indexes alone. */
  async function findIds(reason: IssueReason | null, limit: number, offset: number): Promise<string[]> {
    const all = db.selectFrom("page_quality").select("page_id").where(hasIssues).orderBy("weight", "desc");
    const one = db.selectFrom("page_issues").select("page_id").orderBy("total", "desc");
    const rows = await (reason === null
      ? all.orderBy("page_id").limit(limit).offset(offset).execute()
      : one.where("reason", "=", reason).orderBy("page_id").limit(limit).offset(offset).execute());
    return rows.map(({ page_id }) => page_id);
  }

  async function findIssues(ids: readonly string[]): Promise<Map<string, QueuedPage["issues"]>> {
    const rows = await db
      .selectFrom("page_issues")
      .leftJoin("generated_pages as other", "other.id", "page_issues.other_id")
      .select(["page_id", "reason", "weight", "detail", "other_id", "other.title", "other.slug"])
      .where("page_id", "in", ids)
      .orderBy("weight", "desc")
      .orderBy("reason")
      .execute();
    const issues = new Map<string, QueuedPage["issues"]>();
    for (const { page_id, reason, weight, detail, other_id, title, slug } of rows) {
      const other = other_id !== null && title !== null && slug !== null ? { id: other_id, title, slug } : null;
      issues.set(page_id, [...(issues.get(page_id) ?? []), { reason, weight, detail, otherId: other_id, other }]);
    }
    return issues;
  }

  return {
    /** Worst first. */
    async listQueue(request: { reason: IssueReason | null; limit: number; offset: number }): Promise<QueuedPage[]> {
      const ids = await findIds(request.reason, request.limit, request.offset);
      if (ids.length === 0) return [];
      const [rows, issues] = await Promise.all([
        db.selectFrom("generated_pages").select(summaryColumns).where("id", "in", ids).execute(),
        findIssues(ids),
      ]);
      const pages = new Map(rows.map((row) => [row.id, toSummary(row)]));
      return ids.flatMap((id) => {
        const page = pages.get(id);
        return page ? { page, issues: issues.get(id) ?? [] } : [];
      });
    },

    async countIssues(): Promise<IssueCounts> {
      const [pages, ...reasons] = await Promise.all([
        db
          .selectFrom("page_quality")
          .select(({ fn }) => fn.countAll().as("count"))
          .where(hasIssues)
          .executeTakeFirstOrThrow(),
        ...issueReasons.map((reason) =>
          db
            .selectFrom("page_issues")
            .select(({ fn }) => fn.countAll().as("count"))
            .where("reason", "=", reason)
            .executeTakeFirstOrThrow(),
        ),
      ]);
      const counted = issueReasons.map((reason, index) => [reason, Number(reasons[index]?.count ?? 0)] as const);
      return { pages: Number(pages.count), byReason: Object.fromEntries(counted.filter(([, count]) => count > 0)) };
    },

    /** How many pages have never been checked, or wait for it again. */
    async countWaiting(now: Date): Promise<number> {
      const row = await db
        .selectFrom((from) =>
          from
            .selectFrom("page_quality")
            .select("page_id")
            .where("due_at", "<=", now.toISOString())
            .limit(1_000)
            .as("due"),
        )
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}
