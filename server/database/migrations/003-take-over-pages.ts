import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { hostedTable } from "./001-generated-pages.ts";
import { cleanHtml, countWords, createId, toDay, toSearchText, toSlug } from "./003-rules.ts";

type Page = {
  id: string;
  title: string;
  slug: string;
  content: string;
  created_at: string | Date;
  updated_at: string | Date;
  seq: number | string;
  search_text: string | null;
  words: number | null;
};
/** The tables, as far as this migration knows them. */
type Tables = { generated_pages: Page; page_days: { day: string; pages: number; words: number } };

type Source = { id: string | null; title: string | null; slug: string | null; content: string | null } & Dates;
type Dates = { created_at: string | null; updated_at: string | null };

const rowsAtOnce = 200;

/**
 * Pages that were there before this product's tables: rows of the hosted table are copied, with their dates and
 * cleaned, and rows of our own first version get what later ones are stored with. The hosted table stays as it was
 * under another name. Which place a title names is left open: the list of places belongs to today's code, which looks
 * at what is left open when it starts.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const tables = db as Kysely<Tables>;
  if (engine === "postgres" && (await hasTable(tables, hostedTable))) await copyHostedPages(tables);
  await fillOwnPages(tables);
}

async function hasTable(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${name})::text as found`.execute(db);
  return rows[0]?.found !== null;
}

async function copyHostedPages(db: Kysely<Tables>): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${hostedTable}) and attnum > 0 and not attisdropped`.execute(db);
  const has = new Set(columns.map(({ name }) => name));
  // Text whatever the type, in UTC: a date without a zone was written in UTC by the hosted service.
  await sql`set local timezone = 'UTC'`.execute(db);
  const wanted = ["id", "title", "slug", "content", "created_at", "updated_at"].map((name) =>
    has.has(name) ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql`null::text as ${sql.ref(name)}`,
  );
  const order = has.has("created_at") ? sql`order by created_at nulls first, ctid` : sql`order by ctid`;
  await sql`declare hosted_pages no scroll cursor for
    select ${sql.join(wanted)} from ${sql.table(hostedTable)} ${order}`.execute(db);
  const taken = { ids: new Set<string>(), slugs: new Set<string>() };
  let seq = 0;
  for (;;) {
    const { rows } = await sql<Source>`fetch ${sql.lit(rowsAtOnce)} from hosted_pages`.execute(db);
    if (rows.length === 0) break;
    const pages = rows.map((row) => {
      seq += 1;
      return adopt(row, seq, taken);
    });
    await db.insertInto("generated_pages").values(pages).execute();
  }
  await sql`close hosted_pages`.execute(db);
}

function adopt(row: Source, seq: number, taken: { ids: Set<string>; slugs: Set<string> }) {
  const title = row.title?.replace(/\s+/g, " ").trim() || row.slug?.trim() || "Página sem título";
  const slug = free(row.slug?.trim() || toSlug(title) || "pagina", taken.slugs);
  const content = cleanHtml(row.content ?? "");
  const id = row.id !== null && row.id !== "" && !taken.ids.has(row.id) ? row.id : createId();
  taken.ids.add(id);
  const [created, updated] = [toIso(row.created_at), toIso(row.updated_at)];
  const now = new Date().toISOString();
  return {
    id,
    title,
    slug,
    content,
    created_at: created ?? updated ?? now,
    updated_at: updated ?? created ?? now,
    seq,
    search_text: toSearchText({ title, slug }),
    words: countWords(content),
  };
}

/** The first page keeps the address that people know; the next ones get a number. */
function free(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}

/** PostgreSQL's own writing, with all its digits; null for what is no date. */
function toIso(written: string | null): string | null {
  const match = /^(\d{4,}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(
    written ?? "",
  );
  if (!match) return null;
  const [, day = "", time = "00:00:00", zone = "Z"] = match;
  const iso = `${day}T${time}${zone.length === 3 ? `${zone}:00` : zone}`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}

/** Of our own first version; then the sums of all that is there. */
async function fillOwnPages(db: Kysely<Tables>): Promise<void> {
  await sql`update generated_pages set seq = numbered.n
    from (select id, row_number() over (order by created_at, id) as n from generated_pages where seq is null) as numbered
    where numbered.id = generated_pages.id and generated_pages.seq is null`.execute(db);
  const days = new Map<string, { pages: number; words: number }>();
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("generated_pages")
      .select(["id", "seq", "title", "slug", "content", "search_text", "words", "created_at"])
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) break;
    after = Number(rows.at(-1)?.seq);
    for (const { id, title, slug, content, search_text, words: known, created_at } of rows) {
      let words = known ?? 0;
      // Null in a row that was stored before there was this column.
      if (search_text === null) {
        const clean = cleanHtml(content);
        words = countWords(clean);
        await db
          .updateTable("generated_pages")
          .set({ content: clean, search_text: toSearchText({ title, slug }), words })
          .where("id", "=", id)
          .execute();
      }
      const day = toDay(new Date(created_at));
      const sum = days.get(day) ?? { pages: 0, words: 0 };
      days.set(day, { pages: sum.pages + 1, words: sum.words + words });
    }
  }
  for (const [day, sum] of days)
    await db
      .insertInto("page_days")
      .values({ day, ...sum })
      .execute();
}
