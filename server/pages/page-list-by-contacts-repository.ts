import { type RawBuilder, sql } from "kysely";
import { type PageSummary, pageListSize } from "#domain/pages.ts";
import { type SearchTerm, toSearchTerms } from "#domain/search-text.ts";
import type { Database } from "../database/database.ts";
import { toSummary } from "./page-columns.ts";
import { columns, type Row, window } from "./page-list-repository.ts";
import { foundBySqlite, toConditions } from "./page-search-repository.ts";

/** Marks a place in the list: it goes on after it. */
type ContactedPageCursor = { contacts: number; id: string };

export type ContactedPageListRequest = {
  search?: string;
  after?: ContactedPageCursor;
  before?: ContactedPageCursor;
  limit?: number;
};

export type ContactedPageList = {
  /** Most contacts first. */
  pages: PageSummary[];
  next: ContactedPageCursor | null;
  previous: ContactedPageCursor | null;
};

type Cut = { range: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number };

/** The list of the panel in another order; an index holds it ready, so it is no slower than the first. */
export function createContactedPageListRepository({ db, engine }: Database) {
  return {
    async listPagesByContacts(request: ContactedPageListRequest): Promise<ContactedPageList> {
      const { search = "", after, before, limit = pageListSize } = request;
      const rows = await fetchRows(toSearchTerms(search), toCut(request, limit + 1));
      const hasMore = rows.length > limit;
      const pages = rows.slice(0, limit).map(toSummary);
      if (before) pages.reverse();
      const first = toCursor(pages[0]);
      const last = toCursor(pages.at(-1));
      if (before) return { pages, previous: hasMore ? first : null, next: last };
      return { pages, previous: after ? first : null, next: hasMore ? last : null };
    },
  };

  /** What is common is found among the first few thousand; what is not there is rare enough to be found, then sorted. */
  async function fetchRows(terms: SearchTerm[], cut: Cut): Promise<Row[]> {
    const all = sql`select ${columns}, p.search_text from generated_pages as p where ${cut.range} ${cut.order}`;
    if (terms.length === 0) return withoutSearchText(await sql<Row>`${all} limit ${cut.limit}`.execute(db));
    const matching = sql.join(toConditions(terms), sql` and `);
    const near = await sql<Row>`select * from (${all} limit ${window}) as p where ${matching}
      ${cut.order} limit ${cut.limit}`.execute(db);
    if (near.rows.length === cut.limit) return withoutSearchText(near);
    const found =
      engine === "sqlite"
        ? sql`${foundBySqlite(terms, sql`p.*`)} limit -1`
        : sql`select p.* from generated_pages as p where ${matching}`;
    const { rows } = await sql<Row>`select ${columns} from (${found}) as p where ${cut.range}
      ${cut.order} limit ${cut.limit}`.execute(db);
    return rows;
  }
}

function toCut({ after, before }: ContactedPageListRequest, limit: number): Cut {
  const at = before ?? after;
  const [sign, order] = before ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return {
    range: at ? sql`(p.contacts, p.id) ${sign} (${at.contacts}, ${at.id})` : sql`1 = 1`,
    order: sql`order by p.contacts ${order}, p.id ${order}`,
    limit,
  };
}

function toCursor(page: PageSummary | undefined): ContactedPageCursor | null {
  return page ? { contacts: page.contacts, id: page.id } : null;
}

function withoutSearchText({ rows }: { rows: (Row & { search_text?: string })[] }): Row[] {
  return rows.map(({ search_text: _, ...row }) => row);
}
