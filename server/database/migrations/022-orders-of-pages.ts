import { type Kysely, sql } from "kysely";

/** The orders of the list that had to be sorted out of all pages, and the titles by id, for a search of the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index generated_pages_by_score on generated_pages
    ((case when score is null then 101 else score end), seq desc)`.execute(db);
  await sql`create index generated_pages_by_words on generated_pages (words, seq desc)`.execute(db);
  await sql`create index generated_pages_by_change on generated_pages (updated_at desc, seq desc)`.execute(db);
  await sql`create index generated_pages_ids on generated_pages (id, seq, search_text)`.execute(db);
}
