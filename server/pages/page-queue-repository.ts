import { type RawBuilder, sql } from "kysely";
import { type IssueReason, issueReasons, mostCounted, type PageIssue } from "#domain/page-issues.ts";
import type { PageSummary } from "#domain/pages.ts";
import { toSearchTerms } from "#domain/search-text.ts";
import type { Database } from "../database/database.ts";
import { summaryColumns, toSummary } from "./page-columns.ts";
import { createPageCountRepository, foundBySqlite, toConditions } from "./page-search-repository.ts";
import type { PageTables } from "./pages-tables.ts";

export type QueuedPage = {
  page: PageSummary;
  /** Id of the concept that it is mainly about, or "". */
  concept: string;
  /** Worst first. */
  issues: (PageIssue & { other: { id: string; title: string; slug: string } | null })[];
};

export type IssueCounts = { pages: number; byReason: Partial<Record<IssueReason, number>> };

/** Written out, not as a parameter: only then do both engines see that the index of these rows is enough. */
const hasIssues = sql<boolean>`weight > 0`;

/** A search that finds no more is answered from what it finds, any other from the pages that weigh most. */
const fewFound = 1_000;
const searchedPages = 2_000;

/** Which pages of the queue: those of one reason, with the words of a search in title or address. */
export type QueueFilter = { reason: IssueReason | null; search: string };

/** Pages that somebody should look at, as the background work left them. */
export function createPageQueueRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  const { countFound } = createPageCountRepository(database);

  /** From the indexes alone. */
  async function findIds(reason: IssueReason | null, limit: number, offset: number): Promise<string[]> {
    const all = db.selectFrom("page_quality").select("page_id").where(hasIssues).orderBy("weight", "desc");
    const one = db.selectFrom("page_issues").select("page_id").orderBy("total", "desc");
    const rows = await (reason === null
      ? all.orderBy("page_id").limit(limit).offset(offset).execute()
      : one.where("reason", "=", reason).orderBy("page_id").limit(limit).offset(offset).execute());
    return rows.map(({ page_id }) => page_id);
  }

  /** Ids of what a search finds, worst first. */
  async function findBySearch({ reason, search }: QueueFilter): Promise<{ ids: string[]; isCut: boolean }> {
    const terms = toSearchTerms(search);
    const queued: RawBuilder<unknown> =
      reason === null
        ? sql`select page_id, weight as total from page_quality where weight > 0`
        : sql`select page_id, total from page_issues where reason = ${reason}`;
    const isCut = (await countFound(search, fewFound)).hasMore;
    const where = sql.join(toConditions(terms), sql` and `);
    const found =
      database.engine === "sqlite"
        ? foundBySqlite(terms, sql`p.id`)
        : sql`select p.id from generated_pages as p where ${where}`;
    // On SQLite the planner would take the key, and read the long rows for their titles.
    const titlesById = sql.raw(
      `generated_pages as p ${database.engine === "sqlite" ? "indexed by generated_pages_ids" : ""}`,
    );
    const { rows } = await (isCut
      ? sql<{ page_id: string }>`select q.page_id
          from (${queued} order by total desc, page_id limit ${searchedPages}) as q
          join ${titlesById} on p.id = q.page_id where ${where} order by q.total desc, q.page_id`
      : sql<{ page_id: string }>`select q.page_id from (${queued}) as q where q.page_id in (${found})
          order by q.total desc, q.page_id`
    ).execute(database.db);
    return { ids: rows.map(({ page_id }) => page_id), isCut };
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
    findIds,
    findBySearch,

    /** In the order of the ids. */
    async getQueued(ids: readonly string[]): Promise<QueuedPage[]> {
      if (ids.length === 0) return [];
      const [rows, concepts, issues] = await Promise.all([
        db.selectFrom("generated_pages").select(summaryColumns).where("id", "in", ids).execute(),
        db.selectFrom("page_quality").select(["page_id", "concept"]).where("page_id", "in", ids).execute(),
        findIssues(ids),
      ]);
      const pages = new Map(rows.map((row) => [row.id, toSummary(row)]));
      const conceptByPage = new Map(concepts.map(({ page_id, concept }) => [page_id, concept]));
      return ids.flatMap((id) => {
        const page = pages.get(id);
        return page ? { page, concept: conceptByPage.get(id) ?? "", issues: issues.get(id) ?? [] } : [];
      });
    },

    async countPages(): Promise<number> {
      const row = await db
        .selectFrom("page_quality")
        .select(({ fn }) => fn.countAll().as("count"))
        .where(hasIssues)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Of the reason that is shown all, of the others no more than anybody reads. */
    async countIssues(shown: IssueReason | null): Promise<IssueCounts> {
      const count = async (reason: IssueReason) => {
        const all = db.selectFrom("page_issues").select("page_id").where("reason", "=", reason);
        const row = await db
          .selectFrom((reason === shown ? all : all.limit(mostCounted + 1)).as("found"))
          .select(({ fn }) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
        return [reason, Number(row.count)] as const;
      };
      const [pages, ...reasons] = await Promise.all([this.countPages(), ...issueReasons.map(count)]);
      return { pages, byReason: Object.fromEntries(reasons.filter(([, found]) => found > 0)) };
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
