import { type RawBuilder, sql } from "kysely";
import type { PageCount } from "#domain/pages.ts";
import { type SearchTerm, toSearchTerms } from "#domain/search-text.ts";
import { toSlug } from "#domain/slug.ts";
import type { Database } from "../database/database.ts";

/** Counting more would take as long as there are pages. */
const maxCounted = 10_000;

/** How many pages a search finds. */
export function createPageCountRepository({ db, engine }: Database) {
  return {
    async countFound(search: string, limit = maxCounted): Promise<PageCount> {
      const terms = toSearchTerms(search);
      const found =
        engine === "sqlite"
          ? countedBySqlite(terms)
          : sql`select 1 from generated_pages as p where ${sql.join(toConditions(terms), sql` and `)}`;
      const { rows } = await sql<{ count: number | string }>`select count(*) as count
        from (${found} limit ${limit + 1}) as found`.execute(db);
      const count = Number(rows[0]?.count ?? 0);
      return { count: Math.min(count, limit), hasMore: count > limit };
    },
  };
}

export function toConditions(terms: SearchTerm[]): RawBuilder<unknown>[] {
  return terms.flatMap((term) => [containsText(term), ...(term.isPhrase ? [hasWholeWords(term)] : [])]);
}

/** Three letters or more can be looked up in the index of trigrams. */
export function isIndexed({ text }: SearchTerm): boolean {
  return text.length > 2;
}

/** For the full-text language of SQLite; the words of a phrase stand in the slug too, without their punctuation. */
export function toMatch(terms: SearchTerm[]): string {
  return terms
    .filter(isIndexed)
    .map(({ text, isPhrase }) => [text, isPhrase ? toSlug(text) : ""].filter((form) => form !== "").map(quote))
    .map((forms) => `(${forms.join(" OR ")})`)
    .join(" AND ");
}

/** What the index of trigrams does not tell. */
export function toUnindexedConditions(terms: SearchTerm[]): RawBuilder<unknown>[] {
  return terms.flatMap((term) => [
    ...(isIndexed(term) ? [] : [containsText(term)]),
    ...(term.isPhrase ? [hasWholeWords(term)] : []),
  ]);
}

/** By trigrams where the words are long enough for them, else by the index that holds the titles alone. */
export function foundBySqlite(terms: SearchTerm[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const rest = toUnindexedConditions(terms);
  if (!terms.some(isIndexed)) {
    return sql`select ${columns} from generated_pages as p indexed by generated_pages_titles
      where ${sql.join(rest, sql` and `)}`;
  }
  const where = sql.join([sql`s.text match ${toMatch(terms)}`, ...rest], sql` and `);
  return sql`select ${columns} from page_search as s cross join generated_pages as p on p.seq = s.rowid where ${where}`;
}

/** The index of trigrams can count by itself what it tells whole. */
function countedBySqlite(terms: SearchTerm[]): RawBuilder<unknown> {
  if (toUnindexedConditions(terms).length > 0) return foundBySqlite(terms, sql`1`);
  return sql`select 1 from page_search as s where s.text match ${toMatch(terms)}`;
}

function containsText({ text, isPhrase }: SearchTerm): RawBuilder<unknown> {
  const contains = (part: string) => sql`p.search_text like ${`%${escapeLike(part)}%`} escape '\\'`;
  const slug = isPhrase ? toSlug(text) : "";
  return slug === "" ? contains(text) : sql`(${contains(text)} or ${contains(slug)})`;
}

/** "Vila Maria" is not found in "Vila Mariana". In the slug there is no punctuation beside the words. */
function hasWholeWords({ text }: SearchTerm): RawBuilder<unknown> {
  return sql`((' ' || p.search_text || ' ') like ${`% ${escapeLike(text)} %`} escape '\\'
    or ('-' || p.slug || '-') like ${`%-${escapeLike(toSlug(text) || text)}-%`} escape '\\')`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** A phrase of the full-text language: nothing in it is an operator. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
