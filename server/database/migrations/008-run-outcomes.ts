import type { Kysely } from "kysely";

/** Titles whose page was there already and titles kept back as drafts are counted apart from errors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["existing", "held", "publishes_held"]) {
    await db.schema
      .alterTable("runs")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
