import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { type PageSummary, pageListSize } from "#domain/pages.ts";
import { type SearchTerm, toSearchTerms } from "#domain/search-text.ts";
import type { Database } from "../database/database.ts";
import { summaryColumns, toSummary } from "./page-columns.ts";
import { isIndexed, toConditions, toMatch, toUnindexedConditions } from "./page-search-repository.ts";
import type { PageTables } from "./pages-tables.ts";

export type PageListRequest = {
  /** Every word or "phrase" of it must occur in the title or the slug; case and accents do not count. */
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

export type Row = Pick<Selectable<PageTables["generated_pages"]>, (typeof summaryColumns)[number]>;

type Wanted = { terms: SearchTerm[]; cut: "<" | ">"; at: number; limit: number };

/** The list of the panel, page by page in both directions, as fast with 100,000 pages as with 100. */
export function createPageListRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  const fetchRows = database.engine === "sqlite" ? fetchFromSqlite : fetchFromPostgres;

  return {
    async listPages({ search = "", after, before, limit = pageListSize }: PageListRequest): Promise<PageList> {
      const terms = toSearchTerms(search);
      if (before !== undefined) {
        const rows = await fetchRows(db, { terms, cut: ">", at: before, limit: limit + 1 });
        const pages = rows.slice(0, limit).reverse().map(toSummary);
        return {
          pages,
          previous: rows.length > limit ? (pages[0]?.seq ?? null) : null,
          next: pages.at(-1)?.seq ?? null,
        };
      }
      const at = after ?? Number.MAX_SAFE_INTEGER;
      const rows = await fetchRows(db, { terms, cut: "<", at, limit: limit + 1 });
      const pages = rows.slice(0, limit).map(toSummary);
      return {
        pages,
        next: rows.length > limit ? (pages.at(-1)?.seq ?? null) : null,
        previous: after === undefined ? null : (pages[0]?.seq ?? after - 1),
      };
    },
  };
}

export const columns = sql.join(summaryColumns.map((column) => sql.ref(`p.${column}`)));

function toOrder(cut: "<" | ">"): RawBuilder<unknown> {
  return sql.raw(cut === "<" ? "desc" : "asc");
}

/** The index of trigrams gives its rows in the order of the list, so reading stops as soon as the page is full. */
async function fetchFromSqlite(db: Kysely<PageTables>, { terms, cut, at, limit }: Wanted): Promise<Row[]> {
  const rest = toUnindexedConditions(terms);
  const hasIndex = terms.some(isIndexed);
  const seq = hasIndex ? sql`s.rowid` : sql`p.seq`;
  const from = hasIndex
    ? sql`page_search as s cross join generated_pages as p on p.seq = s.rowid`
    : sql`generated_pages as p ${sql.raw(rest.length > 0 ? "indexed by generated_pages_titles" : "")}`;
  const match = hasIndex ? [sql`s.text match ${toMatch(terms)}`] : [];
  const where = sql.join([sql`${seq} ${sql.raw(cut)} ${at}`, ...match, ...rest], sql` and `);
  const { rows } = await sql<Row>`select ${columns} from ${from} where ${where}
    order by ${seq} ${toOrder(cut)} limit ${limit}`.execute(db);
  return rows;
}

export const window = 3_000;

/**
 * What is common is found among the next few thousand pages; what is not there is rare enough for the index of
 * trigrams, which the planner is held to: left alone it may read the whole list for the sake of its order.
 */
async function fetchFromPostgres(db: Kysely<PageTables>, { terms, cut, at, limit }: Wanted): Promise<Row[]> {
  const range = sql`p.seq ${sql.raw(cut)} ${at}`;
  const inOrder = sql`order by p.seq ${toOrder(cut)}`;
  const all = sql`select ${columns}, p.search_text from generated_pages as p where ${range} ${inOrder}`;
  if (terms.length === 0) return (await sql<Row>`${all} limit ${limit}`.execute(db)).rows.map(withoutSearchText);
  const matching = sql.join(toConditions(terms), sql` and `);
  const near =
    await sql<Row>`select * from (${all} limit ${window}) as p where ${matching} ${inOrder} limit ${limit}`.execute(db);
  if (near.rows.length === limit) return near.rows.map(withoutSearchText);
  const search = sql<Row>`select ${columns} from generated_pages as p where ${matching} and ${range}
    ${inOrder} limit ${limit}`;
  // Two letters make no trigram.
  if (!terms.some(isIndexed)) return (await search.execute(db)).rows;
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config(name, 'off', true) from unnest(array['enable_indexscan', 'enable_seqscan']) as name`.execute(
      transaction,
    );
    return (await search.execute(transaction)).rows;
  });
}

function withoutSearchText(row: Row & { search_text?: string }): Row {
  const { search_text: _, ...rest } = row;
  return rest;
}
