import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** What the table of the hosted product is called once ours has taken its name. */
export const hostedTable = "hosted_generated_pages";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "postgres") await setHostedTableAside(db);
  const timestamp = engine === "postgres" ? "timestamptz" : "text";
  await db.schema
    .createTable("generated_pages")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", timestamp, (column) => column.notNull())
    .addColumn("updated_at", timestamp, (column) => column.notNull())
    .execute();
  await sql`create index generated_pages_newest on generated_pages (created_at desc, id desc)`.execute(db);
}

/** Its pages are copied by 003. Its indexes hold names that ours need, so they are renamed with it. */
async function setHostedTableAside(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = to_regclass('generated_pages')`.execute(db);
  await sql`alter table if exists generated_pages rename to ${sql.id(hostedTable)}`.execute(db);
  for (const { name } of rows) {
    const aside = `hosted_${name}`.slice(0, 60);
    await sql`alter index ${sql.id(name)} rename to ${sql.id(aside)}`.execute(db);
  }
}
