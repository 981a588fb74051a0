import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await extendPages(db, timestamp);
  if (engine === "sqlite") await followChangedTitles(db);
  await addTextSearch(db, engine);
  await addRevisions(db, timestamp);
  await addBin(db, timestamp);
  await addRedirects(db, timestamp);
  await addBatches(db, timestamp);
  await addSavedFilters(db, timestamp);
  await sql`alter table runs add column publishing text not null default ''`.execute(db);
}

async function extendPages(db: Kysely<unknown>, timestamp: string): Promise<void> {
  const columns = {
    state: "text not null default 'published'",
    publish_at: timestamp,
    run_id: "text",
    version: "integer not null default 1",
    description: "text not null default ''",
    share_text: "text not null default ''",
    is_place_chosen: "integer not null default 0",
    is_kept_out: "integer not null default 0",
    saved_how: "text not null default ''",
    saved_by: "text not null default ''",
    save_reason: "text not null default ''",
  };
  for (const [name, type] of Object.entries(columns)) {
    await sql`alter table generated_pages add column ${sql.id(name)} ${sql.raw(type)}`.execute(db);
  }
  await sql`update generated_pages set state = 'draft' where is_published = 0`.execute(db);
  // A run writes none of these rows: published pages are those that are left.
  await sql`create index generated_pages_state on generated_pages (state, seq) where state <> 'published'`.execute(db);
  await sql`create index generated_pages_due on generated_pages (publish_at) where state = 'scheduled'`.execute(db);
  await sql`create index generated_pages_run on generated_pages (run_id, seq) where run_id is not null`.execute(db);
  await sql`create index generated_pages_edited on generated_pages (saved_by) where saved_by <> ''`.execute(db);
  // All that the list is filtered and sorted by: a filter reads this and not the long rows.
  await sql`create index generated_pages_filters on generated_pages (seq, state, place, subject, score, contacts, words,
    created_at, updated_at, run_id, saved_how, saved_by, hold, is_indexable, origin)`.execute(db);
}

/**
 * Words of the texts, for those who look for a page by what it says. The background that compares pages fills it, so
 * that making them stays as fast as it is; what is there is compared once more.
 */
async function addTextSearch(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    await sql`alter table generated_pages add column text_search tsvector`.execute(db);
    await sql`create index generated_pages_text on generated_pages using gin (text_search)`.execute(db);
  } else {
    await sql`create virtual table page_text_search using fts5(text, content='', contentless_delete=1, detail=none,
      tokenize='unicode61 remove_diacritics 2')`.execute(db);
    await sql`create trigger page_text_delete after delete on generated_pages begin
      delete from page_text_search where rowid = old.seq; end`.execute(db);
  }
  await sql`update generated_pages set signature = null`.execute(db);
}

/** Until now a title was written once. */
async function followChangedTitles(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger page_search_change after update of search_text on generated_pages
    when old.search_text is not null and new.search_text <> old.search_text begin
    delete from page_search where rowid = old.seq;
    insert into page_search (rowid, text) values (new.seq, new.search_text); end`.execute(db);
}

/** What a page was before each change; what it is stands with the page. */
async function addRevisions(db: Kysely<unknown>, timestamp: string): Promise<void> {
  await db.schema
    .createTable("page_revisions")
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("share_text", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("is_place_chosen", "integer", (column) => column.notNull())
    .addColumn("saved_how", "text", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.notNull())
    .addColumn("save_reason", "text", (column) => column.notNull())
    .addColumn("saved_at", sql.raw(timestamp), (column) => column.notNull())
    .addPrimaryKeyConstraint("page_revisions_pkey", ["page_id", "version"])
    .execute();
  // What somebody is typing: one for each person on each page.
  await db.schema
    .createTable("page_drafts")
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("account_name", "text", (column) => column.notNull())
    .addColumn("based_on", "integer", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("saved_at", sql.raw(timestamp), (column) => column.notNull())
    .addPrimaryKeyConstraint("page_drafts_pkey", ["page_id", "account_id"])
    .execute();
}

/** The whole row as JSON: it comes back as it was, whatever columns there are by then. */
async function addBin(db: Kysely<unknown>, timestamp: string): Promise<void> {
  await db.schema
    .createTable("binned_pages")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("row", "text", (column) => column.notNull())
    .addColumn("binned_at", sql.raw(timestamp), (column) => column.notNull())
    .addColumn("binned_by", "text", (column) => column.notNull())
    .execute();
  await sql`create index binned_pages_newest on binned_pages (binned_at desc, id desc)`.execute(db);
}

async function addRedirects(db: Kysely<unknown>, timestamp: string): Promise<void> {
  await db.schema
    .createTable("redirects")
    .addColumn("from_path", "text", (column) => column.primaryKey().notNull())
    .addColumn("to_path", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("created_at", sql.raw(timestamp), (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_hit_at", sql.raw(timestamp))
    .execute();
  await sql`create index redirects_to on redirects (to_path)`.execute(db);
}

/** One change to many pages, worked in the background and taken back as a whole. */
async function addBatches(db: Kysely<unknown>, timestamp: string): Promise<void> {
  await db.schema
    .createTable("batches")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("changed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("passed_over", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("undone", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("account_name", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", sql.raw(timestamp), (column) => column.notNull())
    .addColumn("finished_at", sql.raw(timestamp))
    .execute();
  await sql`create index batches_newest on batches (created_at desc, id desc)`.execute(db);
  await db.schema
    .createTable("batch_items")
    .addColumn("batch_id", "text", (column) => column.notNull().references("batches.id").onDelete("cascade"))
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    // Why a page was passed over, or what undoing needs to know, as JSON.
    .addColumn("detail", "text")
    .addPrimaryKeyConstraint("batch_items_pkey", ["batch_id", "page_id"])
    .execute();
  await sql`create index batch_items_by_state on batch_items (batch_id, state, page_id)`.execute(db);
}

async function addSavedFilters(db: Kysely<unknown>, timestamp: string): Promise<void> {
  await db.schema
    .createTable("page_filters")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("created_at", sql.raw(timestamp), (column) => column.notNull())
    .execute();
  await sql`create unique index page_filters_name on page_filters (account_id, name)`.execute(db);
}
