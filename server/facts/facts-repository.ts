import { sql } from "kysely";
import type { FactSection } from "#domain/facts/facts.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import type { FactTables } from "./facts-tables.ts";

export type StoredChange = { id: string; section: FactSection; value: string; savedAt: Date; savedBy: string };

type Save = {
  section: FactSection;
  value: string;
  savedBy: string;
  /** The state that was changed; null when the section had never been saved. */
  basedOn: string | null;
};

export function createFactsRepository(database: Database) {
  const db = database.db.withTables<FactTables>();
  const columns = ["id", "section", "value", "saved_at", "saved_by"] as const;

  function toChange(row: {
    id: string;
    section: FactSection;
    value: string;
    saved_at: string | Date;
    saved_by: string;
  }) {
    const { id, section, value, saved_at, saved_by } = row;
    return { id, section, value, savedAt: new Date(saved_at), savedBy: saved_by };
  }

  return {
    /** The newest state of each section that was ever saved. */
    async findCurrent(): Promise<StoredChange[]> {
      const rows = await db
        .selectFrom("fact_changes")
        .select(columns)
        .where("id", "in", (query) =>
          query
            .selectFrom("fact_changes")
            .select(({ fn }) => fn.max("id").as("id"))
            .groupBy("section"),
        )
        .execute();
      return rows.map(toChange);
    },

    /** False, and nothing saved, when someone else has saved in the meantime. */
    async save({ section, value, savedBy, basedOn }: Save): Promise<boolean> {
      return database.db.transaction().execute(async (open) => {
        const transaction = open.withTables<FactTables>();
        // Two servers must not both find the state that they changed.
        if (database.engine === "postgres") await sql`lock table fact_changes in exclusive mode`.execute(transaction);
        const newest = await transaction
          .selectFrom("fact_changes")
          .select("id")
          .where("section", "=", section)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        if ((newest?.id ?? null) !== basedOn) return false;
        const savedAt = new Date().toISOString();
        await transaction
          .insertInto("fact_changes")
          .values({ id: newId(), section, value, saved_at: savedAt, saved_by: savedBy })
          .execute();
        await database.pageChanges.announce(open, [""]);
        return true;
      });
    },

    async findHistory(section: FactSection, limit: number): Promise<StoredChange[]> {
      const rows = await db
        .selectFrom("fact_changes")
        .select(columns)
        .where("section", "=", section)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    async getChange(id: string): Promise<StoredChange | null> {
      const row = await db.selectFrom("fact_changes").select(columns).where("id", "=", id).executeTakeFirst();
      return row ? toChange(row) : null;
    },
  };
}
