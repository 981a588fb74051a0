import { type Kysely, sql } from "kysely";

/**
 * How each page stands beside its title. Pages that are there stay published and in the index until they are judged,
 * which happens in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable("generated_pages");
  await table.addColumn("is_published", "integer", (column) => column.notNull().defaultTo(1)).execute();
  await table.addColumn("hold", "text").execute();
  await table.addColumn("hold_detail", "text", (column) => column.notNull().defaultTo("")).execute();
  await table.addColumn("score", "integer").execute();
  await table.addColumn("gaps", "text", (column) => column.notNull().defaultTo("")).execute();
  await table.addColumn("subject", "text", (column) => column.notNull().defaultTo("")).execute();
  await table.addColumn("is_twin", "integer", (column) => column.notNull().defaultTo(0)).execute();
  await table.addColumn("is_indexable", "integer", (column) => column.notNull().defaultTo(1)).execute();
  await table.addColumn("judged_by", "integer", (column) => column.notNull().defaultTo(0)).execute();
  await db.schema
    .alterTable("page_days")
    .addColumn("indexable", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update page_days set indexable = pages`.execute(db);
  // Only the rows that a list asks for: sitemaps, related links, twins, and what waits to be judged.
  await sql`create index generated_pages_indexable on generated_pages (slug) where is_indexable = 1`.execute(db);
  await sql`create index generated_pages_indexable_places on generated_pages (place, seq) where is_indexable = 1`.execute(
    db,
  );
  await sql`create index generated_pages_newest_indexable on generated_pages (seq) where is_indexable = 1`.execute(db);
  await sql`create index generated_pages_subjects on generated_pages (subject, seq) where subject <> ''`.execute(db);
  await sql`create index generated_pages_judged on generated_pages (judged_by, seq)`.execute(db);
}
