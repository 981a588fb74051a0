import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { parseJson } from "#domain/parse-json.ts";
import { type Publishing, readPublishing } from "#domain/publishing.ts";
import type { Run, RunItem, RunItemState, TextTemplate } from "#domain/runs.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import type { GeneratorKind } from "../generators/generators.ts";
import { createSlices } from "../slices.ts";
import { readReason } from "./item-reason.ts";
import type { RunTables } from "./runs-tables.ts";

/** A run as it is stored, of a generator that there is. */
export type StoredRun = Run<GeneratorKind>;

export type NewRun = {
  /** Given by who has to know it beforehand. */
  id?: string;
  kind: GeneratorKind;
  description: string;
  creativity: number;
  publishesHeld?: boolean;
  publishing?: Publishing;
  template?: TextTemplate | null;
  items: readonly NewItem[];
};

export type NewItem = Pick<RunItem, "title" | "slug"> & { fields?: readonly string[] };

export type RunCursor = Pick<Run, "createdAt" | "id">;

export const itemColumns = ["position", "title", "slug", "state", "reason", "fields"] as const;
const itemsPerInsert = 200;

/** Bulk jobs and their titles. What a worker does with them stands in run-work.ts. */
export function createRunsRepository(database: Database) {
  const db = database.db.withTables<RunTables>();
  return {
    async insertRun(wanted: NewRun): Promise<StoredRun> {
      // Named one by one: what a caller's object holds besides must not become a column.
      const {
        id = newId(),
        kind,
        description,
        creativity,
        items,
        publishesHeld = false,
        publishing,
        template,
      } = wanted;
      const slices = createSlices();
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto("runs")
          .values({
            id,
            kind,
            description,
            creativity,
            publishes_held: Number(publishesHeld),
            publishing: publishing ? JSON.stringify(publishing) : "",
            template: template ? JSON.stringify(template) : "",
            state: "waiting",
            total: items.length,
            lease_owner: null,
            created_at: new Date().toISOString(),
            finished_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        for (let start = 0; start < items.length; start += itemsPerInsert) {
          const part = items.slice(start, start + itemsPerInsert).map(({ title, slug, fields }, index) => ({
            run_id: row.id,
            position: start + index,
            title,
            slug,
            state: "waiting" as const,
            reason: null,
            fields: fields ? JSON.stringify(fields) : null,
          }));
          await transaction.insertInto("run_items").values(part).execute();
          await slices.between();
        }
        return toRun(row);
      });
    },

    async getRun(id: string): Promise<StoredRun | null> {
      const row = await db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRun(row) : null;
    },

    /** Newest first. */
    async findRuns({ limit, after }: { limit: number; after?: RunCursor }): Promise<StoredRun[]> {
      let query = db.selectFrom("runs").selectAll();
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("created_at", "id"), "<", tuple(after.createdAt.toISOString(), after.id)),
        );
      }
      const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
      return rows.map(toRun);
    },

    /** How many wait and how many are being worked on. */
    async countOpenRuns(): Promise<{ waiting: number; running: number }> {
      const rows = await db
        .selectFrom("runs")
        .select(({ fn }) => ["state", fn.countAll().as("count")])
        .where("state", "in", ["waiting", "running"])
        .groupBy("state")
        .execute();
      const getCount = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return { waiting: getCount("waiting"), running: getCount("running") };
    },

    /** In order; `after` is the position of the last one seen. */
    async findItems(
      runId: string,
      { limit, after = -1, state }: { limit: number; after?: number; state?: RunItemState },
    ): Promise<RunItem[]> {
      let query = db.selectFrom("run_items").select(itemColumns).where("run_id", "=", runId);
      if (state) query = query.where("state", "=", state);
      const rows = await query.where("position", ">", after).orderBy("position").limit(limit).execute();
      return rows.map(toItem);
    },

    /** False when nothing of it was to be done. */
    async pauseRun(id: string): Promise<boolean> {
      const row = await db
        .updateTable("runs")
        .set({ state: "paused", lease_owner: null, lease_until: 0 })
        .where("id", "=", id)
        .where("state", "in", ["waiting", "running"])
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** One that was paused, or over before its end: what is left waits again. False when nothing is. */
    async continueRun(id: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("runs")
          .set({ state: "waiting", finished_at: null })
          .where("id", "=", id)
          .where("state", "in", ["paused", "cancelled", "done"])
          .where(sql<boolean>`total > created + held + existing + failed`)
          .returning("id")
          .executeTakeFirst();
        if (!row) return false;
        await transaction
          .updateTable("run_items")
          .set({ state: "waiting" })
          .where("run_id", "=", id)
          .where("state", "=", "cancelled")
          .execute();
        return true;
      });
    },

    /** False when it was over already. What was made stays; what was not begun can be taken up later. */
    async cancelRun(id: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("runs")
          .set({ state: "cancelled", lease_owner: null, lease_until: 0, finished_at: new Date().toISOString() })
          .where("id", "=", id)
          .where("state", "in", ["waiting", "running", "paused"])
          .returning("id")
          .executeTakeFirst();
        if (!row) return false;
        await transaction
          .updateTable("run_items")
          .set({ state: "cancelled" })
          .where("run_id", "=", id)
          .where("state", "=", "waiting")
          .execute();
        return true;
      });
    },

    /** How many titles wait again; null when the run is not over. */
    async retryFailed(id: string): Promise<number | null> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("runs")
          .set({
            state: sql`case when failed = 0 then state else 'waiting' end`,
            finished_at: sql`case when failed = 0 then finished_at else null end`,
            // The time that went into the failures would spoil the guess of the time left.
            worked_ms: sql`case when created + held + existing + failed = 0 then 0
              else worked_ms * (created + held + existing) / (created + held + existing + failed) end`,
            failed: 0,
          })
          .where("id", "=", id)
          .where("state", "in", ["done", "cancelled"])
          .returning("id")
          .executeTakeFirst();
        if (!row) return null;
        const { numUpdatedRows } = await transaction
          .updateTable("run_items")
          .set({ state: "waiting", reason: null })
          .where("run_id", "=", id)
          .where("state", "=", "failed")
          .executeTakeFirst();
        return Number(numUpdatedRows);
      });
    },
  };
}

export type RunsRepository = ReturnType<typeof createRunsRepository>;

export function toItem(row: Pick<Selectable<RunTables["run_items"]>, (typeof itemColumns)[number]>): RunItem {
  const fields = row.fields === null ? null : parseJson(row.fields, z.array(z.string()));
  return { ...row, reason: readReason(row.reason), fields };
}

const storedTemplate = z.object({ text: z.string(), columns: z.array(z.string()) });

export function toRun(row: Selectable<RunTables["runs"]>): StoredRun {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    description: row.description,
    creativity: row.creativity,
    publishesHeld: row.publishes_held === 1,
    publishing: readPublishing(row.publishing),
    template: row.template === "" ? null : parseJson(row.template, storedTemplate),
    total: row.total,
    created: row.created,
    failed: row.failed,
    existing: row.existing,
    held: row.held,
    workedMs: Number(row.worked_ms),
    createdAt: new Date(row.created_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
  };
}
