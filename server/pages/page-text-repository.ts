import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, Engine } from "../database/database.ts";
import type { PageTables } from "./pages-tables.ts";

/** The words of a text, so that it is found by them. */
export async function saveWords(
  transaction: Transaction<PageTables>,
  engine: Engine,
  seq: number,
  words: string,
): Promise<void> {
  if (engine === "sqlite") {
    await sql`insert or replace into page_text_search (rowid, text) values (${seq}, ${words})`.execute(transaction);
  } else {
    await sql`update generated_pages set text_search = strip(to_tsvector('simple', ${words})) where seq = ${seq}`.execute(
      transaction,
    );
  }
}

/** For pages whose text has all of these words, each perhaps only begun; none has where there is no word. */
export function hasWords(engine: Engine, text: string): RawBuilder<unknown> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`1 = 0`;
  if (engine === "sqlite") {
    const match = words.map((word) => `"${word}"*`).join(" AND ");
    return sql`p.seq in (select rowid from page_text_search where page_text_search match ${match})`;
  }
  return sql`p.text_search @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;
}

/**
 * A shop that came from another database brought no words along: what searches texts is each engine's own. Then all
 * pages are read once more.
 */
export async function readAgainWithoutWords({ db, engine }: Database): Promise<void> {
  const known =
    engine === "sqlite"
      ? sql`select 1 from page_text_search_docsize limit 1`
      : sql`select 1 from generated_pages where text_search is not null limit 1`;
  const { rows } = await known.execute(db);
  if (rows.length === 0) await sql`update generated_pages set signature = null where signature is not null`.execute(db);
}
