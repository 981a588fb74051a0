import type { Selectable } from "kysely";
import { type RawBuilder, sql } from "kysely";
import type { PageSummary } from "../../domain/pages.ts";
import { searchTermsOf } from "../../domain/search-text.ts";
import type { Database } from "./database.ts";
import { summaryColumns, toSummary } from "./generated-pages.ts";
import type { Tables } from "./schema.ts";

export const pageListSize = 50;

export type PageListRequest = {
  /** Every word of it must occur in the title or the slug; case and accents do not count. */
  search?: string;
  /** `next` of the list before: goes on with older pages. */
  after?: number;
  /** `previous` of the list before: goes back to newer pages. */
  before?: number;
  limit?: number;
};

export type PageList = {
  /** Newest first. */
  pages: PageSummary[];
  /** For `after`, or null at the end. */
  next: number | null;
  /** For `before`, or null at the beginning. */
  previous: number | null;
};

type Row = Pick<Selectable<Tables["generated_pages"]>, (typeof summaryColumns)[number]>;

/** The list of the panel, page by page in both directions, as fast with 100,000 pages as with 100. */
export function pageList({ db, engine }: Database) {
  async function fetchRows(terms: string[], range: RawBuilder<unknown>, direction: "asc" | "desc", limit: number) {
    const indexed = engine === "sqlite" ? terms.filter((term) => term.length > 2) : [];
    const scanned = terms.filter((term) => !indexed.includes(term));
    const conditions = [
      range,
      ...scanned.map((term) => sql`p.search_text like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`),
    ];
    // The index of the words gives its rows in the order of the list, so it stops as soon as the page is full.
    const from =
      indexed.length === 0
        ? sql`generated_pages as p`
        : sql`page_search as s cross join generated_pages as p on p.seq = s.rowid`;
    if (indexed.length > 0) conditions.push(sql`s.text match ${indexed.map(quote).join(" AND ")}`);
    const seq = indexed.length > 0 ? sql`s.rowid` : sql`p.seq`;
    const columns = sql.join(summaryColumns.map((column) => sql.ref(`p.${column}`)));
    const { rows } = await sql<Row>`select ${columns} from ${from} where ${sql.join(conditions, sql` and `)}
      order by ${seq} ${sql.raw(direction)} limit ${limit}`.execute(db);
    return rows.map(toSummary);
  }

  return {
    async listPages({ search = "", after, before, limit = pageListSize }: PageListRequest): Promise<PageList> {
      const terms = searchTermsOf(search);
      const seq = engine === "sqlite" && terms.some((term) => term.length > 2) ? sql`s.rowid` : sql`p.seq`;
      if (before !== undefined) {
        const rows = await fetchRows(terms, sql`${seq} > ${before}`, "asc", limit + 1);
        const pages = rows.slice(0, limit).reverse();
        const hasNewer = rows.length > limit;
        return {
          pages,
          previous: hasNewer ? (pages[0]?.seq ?? null) : null,
          next: pages.at(-1)?.seq ?? null,
        };
      }
      const range = after === undefined ? sql`${seq} > 0` : sql`${seq} < ${after}`;
      const rows = await fetchRows(terms, range, "desc", limit + 1);
      const pages = rows.slice(0, limit);
      return {
        pages,
        next: rows.length > limit ? (pages.at(-1)?.seq ?? null) : null,
        previous: after === undefined ? null : (pages[0]?.seq ?? after - 1),
      };
    },
  };
}

/** A phrase of the full-text language: nothing in it is an operator. */
function quote(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
