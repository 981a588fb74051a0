import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await extendPages(db);
  await addPageTables(db, engine);
  await addSearch(db, engine);
  await addRuns(db, engine);
  await addSettings(db, engine);
}

/** Rows that are there already are filled by 003, which has the rules for it. */
async function extendPages(db: Kysely<unknown>): Promise<void> {
  const columns = {
    seq: "bigint",
    search_text: "text",
    place: "text",
    words: "integer",
    signature: "text",
    similarity: "double precision",
    similar_to: "bigint",
  } as const;
  for (const [name, type] of Object.entries(columns)) {
    await db.schema.alterTable("generated_pages").addColumn(name, sql.raw(type)).execute();
  }
  await sql`create unique index generated_pages_seq on generated_pages (seq)`.execute(db);
  await sql`create index generated_pages_place on generated_pages (place, seq)`.execute(db);
  await sql`create index generated_pages_similarity on generated_pages (similarity) where similarity is not null`.execute(
    db,
  );
  await sql`create index generated_pages_similar_to on generated_pages (similar_to) where similar_to is not null`.execute(
    db,
  );
  await sql`create index generated_pages_uncompared on generated_pages (seq) where signature is null`.execute(db);
}

async function addPageTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Counting 100,000 rows for every look at the list is slow on both engines, so the sums are kept by day.
  await db.schema
    .createTable("page_days")
    .addColumn("day", "text", (column) => column.primaryKey().notNull())
    .addColumn("pages", "integer", (column) => column.notNull())
    .addColumn("words", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("page_bands")
    .addColumn("band", "bigint", (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_bands_pkey", ["band", "seq"])
    .$call((table) => (engine === "sqlite" ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}

async function addSearch(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "postgres") return addTrigramIndex(db);
  // For searches too short for the index of trigrams: the titles without the long rows that they stand in.
  await sql`create index generated_pages_titles on generated_pages (seq, search_text)`.execute(db);
  await sql`create virtual table page_search using fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`create trigger page_search_insert after insert on generated_pages when new.search_text is not null begin
    insert into page_search (rowid, text) values (new.seq, new.search_text); end`.execute(db);
  await sql`create trigger page_search_delete after delete on generated_pages when old.search_text is not null begin
    delete from page_search where rowid = old.seq; end`.execute(db);
  await sql`create trigger page_search_fill after update of search_text on generated_pages when old.search_text is null begin
    insert into page_search (rowid, text) values (new.seq, new.search_text); end`.execute(db);
}

/** The owner of a database may make this extension; where it is missing, a search reads the list newest first. */
async function addTrigramIndex(db: Kysely<unknown>): Promise<void> {
  await sql`savepoint before_trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index generated_pages_search on generated_pages using gin (search_text gin_trgm_ops)`.execute(db);
  } catch {
    await sql`rollback to savepoint before_trigrams`.execute(db);
  }
}

async function addRuns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("runs")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("creativity", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("created", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("failed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("worked_ms", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("lease_owner", "text")
    // Milliseconds since 1970, on the clock of the database.
    .addColumn("lease_until", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", timestamp, (column) => column.notNull())
    .addColumn("finished_at", timestamp)
    .execute();
  await sql`create index runs_newest on runs (created_at desc, id desc)`.execute(db);
  await sql`create index runs_open on runs (created_at, id) where state in ('waiting', 'running')`.execute(db);
  await db.schema
    .createTable("run_items")
    .addColumn("run_id", "text", (column) => column.notNull().references("runs.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addPrimaryKeyConstraint("run_items_pkey", ["run_id", "position"])
    .execute();
  await sql`create index run_items_by_state on run_items (run_id, state, position)`.execute(db);
}

async function addSettings(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updated_at", engine === "postgres" ? "timestamptz" : "text", (column) => column.notNull())
    .execute();
}
