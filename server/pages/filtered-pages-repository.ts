import { type RawBuilder, sql } from "kysely";
import { findCityPlaces, getPlaceBySlug } from "#content/places/places.ts";
import { isNarrowed, type PageFilter, type PageOrder, scoreBounds } from "#domain/page-filter.ts";
import type { PageSummary } from "#domain/pages.ts";
import { plainLetters, toSearchTerms } from "#domain/search-text.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { toSummary } from "./page-columns.ts";
import { columns, type Row } from "./page-list-repository.ts";
import { isIndexed, toConditions, toMatch, toUnindexedConditions } from "./page-search-repository.ts";
import { hasWords } from "./page-text-repository.ts";

const orders: Record<PageOrder, RawBuilder<unknown>> = {
  newest: sql`p.seq desc`,
  contacts: sql`p.contacts desc, p.seq desc`,
  score: sql`case when p.score is null then 101 else p.score end, p.seq desc`,
  words: sql`p.words, p.seq desc`,
  changed: sql`p.updated_at desc, p.seq desc`,
};

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Pages by any mix of conditions. On SQLite they are all read from one index, which holds nothing else. */
export function createFilteredPagesRepository({ db, engine }: Database) {
  function from(filter: PageFilter): RawBuilder<unknown> {
    const terms = toSearchTerms(filter.inText ? "" : (filter.search ?? ""));
    const text = filter.inText && filter.search ? [hasWords(engine, plainLetters(filter.search))] : [];
    const conditions = [...toFilterConditions(filter), ...text];
    const where = (all: RawBuilder<unknown>[]) => (all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`);
    if (engine === "postgres") return sql`generated_pages as p ${where([...conditions, ...toConditions(terms)])}`;
    // Titles stand in an index of their own.
    const rest = toUnindexedConditions(terms);
    const indexed = terms.some(isIndexed)
      ? [sql`p.seq in (select rowid from page_search as s where s.text match ${toMatch(terms)})`]
      : [];
    const unindexed =
      rest.length === 0
        ? []
        : [sql`p.seq in (select p.seq from generated_pages as p indexed by generated_pages_titles ${where(rest)})`];
    return sql`generated_pages as p indexed by generated_pages_filters ${where([...conditions, ...indexed, ...unindexed])}`;
  }

  return {
    /** `from` is the number of pages before the first one that is wanted. */
    async listFiltered(
      filter: PageFilter,
      { order, offset, limit }: { order: PageOrder; offset: number; limit: number },
    ): Promise<PageSummary[]> {
      // A whole list has an index in its order, from which no more is read than is shown.
      const found = isNarrowed(filter) ? from(filter) : sql`generated_pages as p`;
      const { rows } = await sql<Row>`select ${columns} from
        (select p.seq from ${found} order by ${orders[order]} limit ${limit} offset ${offset}) as found
        join generated_pages as p on p.seq = found.seq order by ${orders[order]}`.execute(db);
      return rows.map(toSummary);
    },

    async countFiltered(filter: PageFilter): Promise<number> {
      const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${from(filter)}`.execute(db);
      return Number(rows[0]?.count ?? 0);
    },

    /** Oldest first, for a change of all of them. */
    async findIds(filter: PageFilter, open: OpenTransaction | null = null): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`select p.id from generated_pages as p
        where p.seq in (select p.seq from ${from(filter)}) order by p.seq`.execute(open ?? db);
      return rows.map(({ id }) => id);
    },

    /** Who has changed pages, for the filter. */
    async findEditors(): Promise<string[]> {
      const { rows } = await sql<{ saved_by: string }>`select distinct saved_by from generated_pages
        where saved_by <> '' order by saved_by limit 50`.execute(db);
      return rows.map(({ saved_by }) => saved_by);
    },
  };
}

function toFilterConditions(filter: PageFilter): RawBuilder<unknown>[] {
  const { state, place, isOnlyPlace, subject, mainSubject, score, isIndexable, hasContacts, age, run, editedBy } =
    filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (state === "held") conditions.push(sql`p.state = 'draft' and p.hold is not null`);
  else if (state !== undefined) conditions.push(sql`p.state = ${state}`);
  if (place !== undefined) conditions.push(sql`p.place in (${sql.join(isOnlyPlace ? [place] : findPlaces(place))})`);
  if (subject !== undefined) {
    conditions.push(sql`(' ' || p.subject || ' ') like ${`% ${subject.replace(/[\\%_]/g, "\\$&")} %`} escape '\\'`);
  }
  if (mainSubject !== undefined) {
    conditions.push(sql`p.seq in (select g.seq from page_quality as q join generated_pages as g on g.id = q.page_id
      where q.is_public = 1 and q.concept = ${mainSubject === "-" ? "" : mainSubject})`);
  }
  if (score === "none") conditions.push(sql`p.score is null`);
  else if (score !== undefined) {
    const [least, most] = scoreBounds[score];
    conditions.push(sql`p.score between ${least} and ${most}`);
  }
  if (isIndexable !== undefined) conditions.push(sql`p.is_indexable = ${Number(isIndexable)}`);
  if (hasContacts !== undefined) conditions.push(hasContacts ? sql`p.contacts > 0` : sql`p.contacts = 0`);
  if (age !== undefined) {
    const since = new Date(Date.now() - Math.abs(age) * dayMilliseconds).toISOString();
    conditions.push(age > 0 ? sql`p.created_at >= ${since}` : sql`p.created_at < ${since}`);
  }
  if (run !== undefined) conditions.push(sql`p.run_id = ${run}`);
  if (editedBy === "-") conditions.push(sql`p.saved_how = ''`);
  else if (editedBy === "*") conditions.push(sql`p.saved_how <> ''`);
  else if (editedBy !== undefined) conditions.push(sql`p.saved_by = ${editedBy}`);
  return conditions;
}

/** A city or a zone with all that is in it. */
function findPlaces(slug: string): string[] {
  if (slug === "-") return [""];
  const place = getPlaceBySlug(slug);
  if (place?.kind === "zone") {
    return [slug, ...findCityPlaces(place.city).flatMap((each) => (each.zone === place.zone ? each.slug : []))];
  }
  if (place?.kind !== "municipality") return [slug];
  return [slug, ...findCityPlaces(place.city).map((each) => each.slug)];
}
