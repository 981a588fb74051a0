import { type Kysely, sql } from "kysely";

/** Where a page's text came from. Of pages from before, those of the AI are known by the runs that made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("generated_pages")
    .addColumn("origin", "text", (column) => column.notNull().defaultTo("knowledge"))
    .execute();
  await sql`update generated_pages set origin = 'ai' where slug in (
    select run_items.slug from run_items join runs on runs.id = run_items.run_id
    where runs.kind = 'ai' and run_items.state = 'created')`.execute(db);
}
