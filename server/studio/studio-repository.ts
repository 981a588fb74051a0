import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { parseJson } from "#domain/parse-json.ts";
import { type SheetOptions, type SheetRow, textSources } from "#domain/sheet/sheet.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import { readRows } from "../spreadsheets/spreadsheets-service.ts";
import type { StudioTables } from "./studio-tables.ts";

/** What somebody brought to make pages from. */
export type Sheet = {
  id: string;
  name: string;
  rowCount: number;
  options: SheetOptions;
  /** Grows with every change. */
  version: number;
  /** The run that was started with it. */
  runId: string | null;
  createdAt: Date;
};

export type NewSheet = Pick<Sheet, "name" | "rowCount" | "options"> & { parts: readonly string[] };

/** What a person said of a row. */
export type RowFix = { title: string | null; isLeftOut: boolean };

const storedOptions = z.object({
  hasHeader: z.boolean(),
  columns: z.array(z.string()),
  titleTemplate: z.string(),
  textTemplate: z.string(),
  text: z.enum(textSources).catch("knowledge"),
  description: z.string().catch(""),
});

/** Of one account; the oldest go first. */
const sheetsKept = 40;

export function createStudioRepository(database: Database) {
  const db = database.db.withTables<StudioTables>();
  return {
    /** Those of one file, all or none; gives their ids. */
    async insertSheets(accountId: string, sheets: readonly NewSheet[]): Promise<string[]> {
      const ids = sheets.map(() => newId());
      await db.transaction().execute(async (transaction) => {
        const now = new Date().toISOString();
        for (const [index, { name, rowCount, options, parts }] of sheets.entries()) {
          const id = ids[index] ?? "";
          const columns = { id, account_id: accountId, name, row_count: rowCount, created_at: now };
          await transaction
            .insertInto("studio_sheets")
            .values({ ...columns, options: JSON.stringify(options) })
            .execute();
          for (const [part, rows] of parts.entries()) {
            await transaction.insertInto("studio_rows").values({ sheet_id: id, part, rows }).execute();
          }
        }
        const old = await transaction
          .selectFrom("studio_sheets")
          .select("id")
          .where("account_id", "=", accountId)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .offset(sheetsKept)
          .limit(1_000)
          .execute();
        if (old.length > 0) {
          const gone = old.map(({ id }) => id);
          await transaction.deleteFrom("studio_sheets").where("id", "in", gone).execute();
        }
      });
      return ids;
    },

    async getSheet(id: string, accountId: string): Promise<Sheet | null> {
      const row = await db
        .selectFrom("studio_sheets")
        .selectAll()
        .where("id", "=", id)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return row ? toSheet(row) : null;
    },

    /** Newest first; the parts of one file in their order. */
    async findSheets(accountId: string, limit: number): Promise<Sheet[]> {
      const rows = await db
        .selectFrom("studio_sheets")
        .selectAll()
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.flatMap((row) => toSheet(row) ?? []);
    },

    async getRows(id: string): Promise<SheetRow[]> {
      const parts = await db
        .selectFrom("studio_rows")
        .select("rows")
        .where("sheet_id", "=", id)
        .orderBy("part")
        .execute();
      return parts.flatMap(({ rows }) => readRows(rows));
    },

    async getFixes(id: string): Promise<Map<number, RowFix>> {
      const rows = await db.selectFrom("studio_fixes").selectAll().where("sheet_id", "=", id).execute();
      return new Map(rows.map(({ line, title, is_left_out }) => [line, { title, isLeftOut: is_left_out === 1 }]));
    },

    async saveOptions(id: string, options: SheetOptions): Promise<void> {
      await db
        .updateTable("studio_sheets")
        .set({ options: JSON.stringify(options), version: sql`version + 1` })
        .where("id", "=", id)
        .execute();
    },

    async saveFix(id: string, line: number, { title, isLeftOut }: RowFix): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const change = { title, is_left_out: Number(isLeftOut) };
        await transaction
          .updateTable("studio_sheets")
          .set({ version: sql`version + 1` })
          .where("id", "=", id)
          .execute();
        await transaction
          .insertInto("studio_fixes")
          .values({ sheet_id: id, line, ...change })
          .onConflict((conflict) => conflict.columns(["sheet_id", "line"]).doUpdateSet(change))
          .execute();
      });
    },

    /** True for one of those who want to start a run after the same one before. */
    async claimRun(id: string, before: string | null, runId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("studio_sheets")
        .set({ run_id: runId })
        .where("id", "=", id)
        .where("run_id", before === null ? "is" : "=", before)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async deleteSheet(id: string, accountId: string): Promise<void> {
      await db.deleteFrom("studio_sheets").where("id", "=", id).where("account_id", "=", accountId).execute();
    },

    /** How many. */
    async deleteSheetsBefore(moment: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("studio_sheets")
        .where("created_at", "<", moment.toISOString())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Null for one that an older or newer version stored otherwise. */
function toSheet(row: Selectable<StudioTables["studio_sheets"]>): Sheet | null {
  const options = parseJson(row.options, storedOptions);
  if (!options) return null;
  return {
    id: row.id,
    name: row.name,
    rowCount: row.row_count,
    options,
    version: row.version,
    runId: row.run_id,
    createdAt: new Date(row.created_at),
  };
}
