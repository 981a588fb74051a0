import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Actor } from "#domain/activity.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import type { ExchangeKind } from "#domain/exchange/exchange.ts";
import type { Import, ImportChange, ImportOutcome, ImportRow } from "#domain/exchange/imports.ts";
import { parseJson } from "#domain/parse-json.ts";
import { plainLetters } from "#domain/search-text.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { newId } from "../database/new-id.ts";
import { readStored, sayDamaged, storedReason } from "../database/read-stored.ts";
import type { ExchangeTables } from "./exchange-tables.ts";
import { type Cells, cellsSchema } from "./read-import.ts";

export type NewRow = { line: number; title: string; wish: unknown; reason?: ErrorInfo };

/** What was found out of a line: what it wants, or nothing where it changes nothing. */
export type CheckedRow = {
  line: number;
  outcome: Exclude<ImportOutcome, "waiting">;
  title: string;
  wish?: unknown;
  changes?: ImportChange[];
  reason?: ErrorInfo;
};

/** What a line says, until it is known what it wants. */
export type StoredCells = { line: number; title: string; cells: Cells };

const storedColumns = z.array(z.string());
const storedDetail = z.object({
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })).default([]),
  reason: storedReason.nullable().default(null),
});

type RowsRequest = { outcome: ImportOutcome | null; search: string; limit: number; offset: number };

export function createImportsRepository(database: Database) {
  const db = database.db.withTables<ExchangeTables>();

  const toImport = async (row: Selectable<ExchangeTables["imports"]>): Promise<Import> => {
    const counted = await db
      .selectFrom("import_rows")
      .select(({ fn }) => ["outcome", fn.countAll().as("count")])
      .where("import_id", "=", row.id)
      .groupBy("outcome")
      .execute();
    const counts = { new: 0, changed: 0, same: 0, refused: 0, waiting: 0 };
    for (const { outcome, count } of counted) counts[outcome] = Number(count);
    return {
      id: row.id,
      kind: row.kind,
      fileName: row.file_name,
      // No more than a remark: the file can be used without it.
      ignored: parseJson(row.ignored, storedColumns) ?? [],
      isChecked: row.state === "checked",
      counts,
      by: { id: row.account_id, name: row.account_name },
      createdAt: new Date(row.created_at),
      startedAt: row.started_at === null ? null : new Date(row.started_at),
      batchId: row.batch_id,
    };
  };

  return {
    /** In pieces, so that a long file does not stop the site; it is looked at once all lines are there. */
    async insertImport(
      { kind, fileName, ignored }: { kind: ExchangeKind; fileName: string; ignored: readonly string[] },
      rows: readonly NewRow[],
      actor: Actor | null,
    ): Promise<string> {
      const id = newId();
      await db
        .insertInto("imports")
        .values({
          id,
          kind,
          state: "reading",
          file_name: fileName,
          ignored: JSON.stringify(ignored),
          account_id: actor?.id ?? "",
          account_name: actor?.name ?? "",
          batch_id: null,
          started_at: null,
          created_at: new Date().toISOString(),
        })
        .execute();
      for (const part of inParts(rows)) {
        await db
          .insertInto("import_rows")
          .values(
            part.map(({ line, title, wish, reason }) => ({
              import_id: id,
              line,
              outcome: reason ? ("refused" as const) : ("waiting" as const),
              title: title.slice(0, 300),
              search_text: plainLetters(title.slice(0, 300)),
              wish: reason ? null : JSON.stringify(wish),
              detail: reason ? JSON.stringify({ reason }) : null,
            })),
          )
          .execute();
      }
      await db.updateTable("imports").set({ state: "checking" }).where("id", "=", id).execute();
      return id;
    },

    async getImport(id: string): Promise<Import | null> {
      const row = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toImport(row) : null;
    },

    /** Newest first. */
    async findImports(limit: number): Promise<Import[]> {
      const rows = await db
        .selectFrom("imports")
        .selectAll()
        .where("state", "<>", "reading")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return Promise.all(rows.map(toImport));
    },

    /** The oldest whose lines nobody has looked at yet. */
    async findUnchecked(): Promise<Pick<Import, "id" | "kind"> | null> {
      const row = await db
        .selectFrom("imports")
        .select(["id", "kind"])
        .where("state", "=", "checking")
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Without cells where they cannot be read. */
    async findWaiting(id: string, limit: number): Promise<(Omit<StoredCells, "cells"> & { cells: Cells | null })[]> {
      const rows = await db
        .selectFrom("import_rows")
        .select(["line", "title", "wish"])
        .where("import_id", "=", id)
        .where("outcome", "=", "waiting")
        .orderBy("line")
        .limit(limit)
        .execute();
      return rows.map(({ line, title, wish }) => ({ line, title, cells: parseJson(wish ?? "null", cellsSchema) }));
    },

    /** All that were not refused, also those that change nothing: a list stands in the file as a whole. */
    async findSettingRows(id: string): Promise<StoredCells[]> {
      const rows = await db
        .selectFrom("import_rows")
        .select(["line", "title", "wish"])
        .where("import_id", "=", id)
        .where("wish", "is not", null)
        .orderBy("line")
        .execute();
      return rows.map(({ line, title, wish }) => ({
        line,
        title,
        cells: readStored(wish ?? "null", cellsSchema, "import_rows", `${id} ${line}`),
      }));
    },

    async saveChecks(id: string, rows: readonly CheckedRow[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const { line, outcome, title, wish, changes, reason } of rows) {
          await transaction
            .updateTable("import_rows")
            .set({
              outcome,
              title: title.slice(0, 300),
              search_text: plainLetters(title.slice(0, 300)),
              wish: wish === undefined ? null : JSON.stringify(wish),
              detail: changes || reason ? JSON.stringify({ changes, reason }) : null,
            })
            .where("import_id", "=", id)
            .where("line", "=", line)
            .execute();
        }
      });
    },

    async finishChecking(id: string): Promise<void> {
      await db.updateTable("imports").set({ state: "checked" }).where("id", "=", id).execute();
    },

    async listRows(id: string, { outcome, search, limit, offset }: RowsRequest) {
      let matching = db.selectFrom("import_rows").where("import_id", "=", id);
      if (outcome) matching = matching.where("outcome", "=", outcome);
      for (const word of plainLetters(search).split(/\s+/).filter(Boolean)) {
        const pattern = `%${word.replace(/[!%_]/g, "!$&")}%`;
        matching = matching.where(
          sql<boolean>`(search_text like ${pattern} escape '!' or cast(line as text) = ${word})`,
        );
      }
      const counted = await matching.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
      const rows = await matching
        .select(["line", "outcome", "title", "detail"])
        .orderBy("line")
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows: rows.map((row) => toRow(id, row)), total: Number(counted.count) };
    },

    /** Lines that would do something. */
    async findLines(id: string): Promise<number[]> {
      const rows = await db
        .selectFrom("import_rows")
        .select("line")
        .where("import_id", "=", id)
        .where("outcome", "in", ["new", "changed"])
        .orderBy("line")
        .execute();
      return rows.map(({ line }) => line);
    },

    /** False when somebody has started it before. */
    async markStarted(id: string, batchId: string | null, open?: OpenTransaction): Promise<boolean> {
      const row = await (open ?? database.db)
        .withTables<ExchangeTables>()
        .updateTable("imports")
        .set({ started_at: new Date().toISOString(), batch_id: batchId })
        .where("id", "=", id)
        .where("started_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    async deleteBefore(date: Date): Promise<void> {
      await db.deleteFrom("imports").where("created_at", "<", date.toISOString()).execute();
    },
  };
}

/** Without a wish where it cannot be read. */
export async function findWishes<Wish>(
  open: OpenTransaction,
  id: string,
  lines: readonly number[],
  schema: z.ZodType<Wish>,
): Promise<Map<number, { title: string; wish: Wish | null }>> {
  const rows = await open
    .withTables<ExchangeTables>()
    .selectFrom("import_rows")
    .select(["line", "title", "wish"])
    .where("import_id", "=", id)
    .where("line", "in", lines)
    .execute();
  return new Map(rows.map(({ line, title, wish }) => [line, { title, wish: parseJson(wish ?? "null", schema) }]));
}

function toRow(
  importId: string,
  row: Pick<Selectable<ExchangeTables["import_rows"]>, "line" | "outcome" | "title" | "detail">,
): ImportRow {
  const damaged = { changes: [], reason: sayDamaged("import_rows", `${importId} ${row.line}`) };
  const { changes, reason } = parseJson(row.detail ?? "{}", storedDetail) ?? damaged;
  return { line: row.line, outcome: row.outcome, title: row.title, changes, reason };
}
