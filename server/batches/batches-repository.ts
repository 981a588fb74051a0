import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Actor } from "#domain/activity.ts";
import { type Batch, type BatchItemState, type BatchRequest, itemsShown, readBatchRequest } from "#domain/batches.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import { parseJson } from "#domain/parse-json.ts";
import { databaseNow } from "../database/clock.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { newId } from "../database/new-id.ts";
import { sayDamaged, storedReason } from "../database/read-stored.ts";
import type { BatchTables } from "./batches-tables.ts";

export type BatchItem = { id: string; title: string; state: BatchItemState; reason: ErrorInfo | null };

/** What came of a page: what taking it back needs to know, or why it stays as it was. */
export type ItemOutcome = { id: string; title?: string } & ({ undo: unknown } | { reason: ErrorInfo });

export type Lease = { owner: string; milliseconds: number };

/** What must be written together with the moment from which a change is worked on; what it throws takes the change back. */
export type OnReady = (open: OpenTransaction, id: string) => Promise<void>;

/** Changes of many pages, and what became of each. */
export function createBatchesRepository(database: Database) {
  const db = database.db.withTables<BatchTables>();
  const { engine } = database;

  return {
    /** In pieces, since a hundred thousand pages at once would stop the site: it waits only when all are listed. */
    async insertBatch(
      { action, options }: BatchRequest,
      ids: readonly string[],
      actor: Actor | null,
      onReady?: OnReady,
    ): Promise<string> {
      const id = newId();
      await db
        .insertInto("batches")
        .values({
          id,
          action,
          options: JSON.stringify(options),
          state: "preparing",
          total: ids.length,
          account_id: actor?.id ?? "",
          account_name: actor?.name ?? "",
          lease_owner: null,
          created_at: new Date().toISOString(),
          finished_at: null,
        })
        .execute();
      for (const part of inParts(ids)) {
        await db
          .insertInto("batch_items")
          .values(
            part.map((pageId) => ({
              batch_id: id,
              page_id: pageId,
              title: "",
              state: "waiting" as const,
              detail: null,
            })),
          )
          .execute();
      }
      const ready = database.db.transaction().execute(async (open) => {
        await onReady?.(open, id);
        const own = open.withTables<BatchTables>();
        await own.updateTable("batches").set({ state: "waiting" }).where("id", "=", id).execute();
      });
      await ready.catch(async (error: unknown) => {
        await db.deleteFrom("batches").where("id", "=", id).execute();
        throw error;
      });
      return id;
    },

    async getBatch(id: string): Promise<Batch | null> {
      const row = await db.selectFrom("batches").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toBatch(row) : null;
    },

    /** Newest first. */
    async findBatches(limit: number): Promise<Batch[]> {
      const rows = await db
        .selectFrom("batches")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.flatMap((row) => toBatch(row) ?? []);
    },

    /** Pages that were passed over or could not be taken back, some of them. */
    async findItems(id: string, states: readonly BatchItemState[], after = ""): Promise<BatchItem[]> {
      const rows = await db
        .selectFrom("batch_items")
        .select(["page_id", "title", "state", "detail"])
        .where("batch_id", "=", id)
        .where("state", "in", states)
        .where("page_id", ">", after)
        .orderBy("page_id")
        .limit(itemsShown)
        .execute();
      return rows.map(({ page_id, title, state, detail }) => ({
        id: page_id,
        title,
        state,
        reason: isLeft(state) ? readReason(page_id, detail) : null,
      }));
    },

    /** False when it was over already. What was changed stays. */
    async cancelBatch(id: string): Promise<boolean> {
      const row = await db
        .updateTable("batches")
        .set({ state: "cancelled", lease_owner: null, lease_until: 0, finished_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("state", "in", ["preparing", "waiting"])
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False when there is nothing to take back. */
    async startUndoing(id: string): Promise<boolean> {
      const row = await db
        .updateTable("batches")
        .set({ state: "undoing", lease_owner: null, lease_until: 0, finished_at: null })
        .where("id", "=", id)
        .where("state", "in", ["done", "cancelled"])
        .where("changed", ">", 0)
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The oldest that waits and that nobody works on, or whose worker has not been heard of in time. */
    async claimBatch({ owner, milliseconds }: Lease): Promise<Batch | null> {
      const now = databaseNow(engine);
      const row = await db
        .updateTable("batches")
        .set({ lease_owner: owner, lease_until: sql`${now} + ${milliseconds}` })
        .where("id", "=", (eb) => {
          const open = eb
            .selectFrom("batches")
            .select("id")
            .where("state", "in", ["waiting", "undoing"])
            .where("lease_until", "<=", now)
            .orderBy("created_at")
            .orderBy("id")
            .limit(1);
          return engine === "postgres" ? open.forUpdate().skipLocked() : open;
        })
        .returningAll()
        .executeTakeFirst();
      return row ? toBatch(row) : null;
    },

    /** For a process that knows it is the only one: whoever had a lease, or was listing pages, is dead. */
    async releaseAll(): Promise<void> {
      await db.updateTable("batches").set({ lease_owner: null, lease_until: 0 }).where("lease_until", ">", 0).execute();
      await db
        .updateTable("batches")
        .set({ state: "cancelled", finished_at: new Date().toISOString() })
        .where("state", "=", "preparing")
        .execute();
    },

    async releaseBatch(id: string, { owner }: Lease): Promise<void> {
      await db
        .updateTable("batches")
        .set({ lease_owner: null, lease_until: 0 })
        .where("id", "=", id)
        .where("lease_owner", "=", owner)
        .execute();
    },

    /** Some of the pages that are next; of a change that is taken back, those that it changed. */
    async findNext(batch: Batch, limit: number): Promise<{ id: string; undo: unknown }[]> {
      const rows = await db
        .selectFrom("batch_items")
        .select(["page_id", "detail"])
        .where("batch_id", "=", batch.id)
        .where("state", "=", batch.state === "undoing" ? "changed" : "waiting")
        .orderBy("page_id")
        .limit(limit)
        .execute();
      return rows.map(({ page_id, detail }) => ({ id: page_id, undo: readAny(detail) }));
    },

    /**
     * The change of some pages, what became of each and the counts, all or nothing. Null when the lease is lost or it
     * was cancelled: then nothing was changed.
     */
    async saveStep(
      batch: Batch,
      { owner, milliseconds }: Lease,
      work: (open: OpenTransaction, changed: number) => Promise<ItemOutcome[]>,
    ): Promise<ItemOutcome[] | null> {
      return database.db.transaction().execute(async (open) => {
        const transaction = open.withTables<BatchTables>();
        const held = await transaction
          .updateTable("batches")
          .set({ lease_until: sql`${databaseNow(engine)} + ${milliseconds}` })
          .where("id", "=", batch.id)
          .where("lease_owner", "=", owner)
          .where("state", "=", batch.state)
          .returning("changed")
          .executeTakeFirst();
        if (!held) return null;
        const outcomes = await work(open, held.changed);
        const isUndoing = batch.state === "undoing";
        let counted = 0;
        for (const outcome of outcomes) {
          const hasWorked = "undo" in outcome;
          if (hasWorked) counted += 1;
          const state = isUndoing ? (hasWorked ? "undone" : "kept") : hasWorked ? "changed" : "passed-over";
          const detail = hasWorked ? outcome.undo : outcome.reason;
          await transaction
            .updateTable("batch_items")
            .set({ state, title: outcome.title ?? "", detail: detail === null ? null : JSON.stringify(detail) })
            .where("batch_id", "=", batch.id)
            .where("page_id", "=", outcome.id)
            .execute();
        }
        const rest = outcomes.length - counted;
        await transaction
          .updateTable("batches")
          .set(
            isUndoing
              ? { undone: sql`undone + ${counted}` }
              : { changed: sql`changed + ${counted}`, passed_over: sql`passed_over + ${rest}` },
          )
          .where("id", "=", batch.id)
          .execute();
        return outcomes;
      });
    },

    async finishBatch(batch: Batch, { owner }: Lease): Promise<void> {
      await db
        .updateTable("batches")
        .set({
          state: batch.state === "undoing" ? "undone" : "done",
          lease_owner: null,
          lease_until: 0,
          finished_at: new Date().toISOString(),
        })
        .where("id", "=", batch.id)
        .where("lease_owner", "=", owner)
        .where("state", "=", batch.state)
        .execute();
    },
  };
}

/** Whether a reason is kept of it; of others, what taking them back needs to know. */
function isLeft(state: BatchItemState): boolean {
  return state === "passed-over" || state === "kept";
}

function readReason(pageId: string, detail: string | null): ErrorInfo | null {
  return detail === null ? null : (parseJson(detail, storedReason) ?? sayDamaged("batch_items", pageId));
}

/** For a schema of the action that wrote it; null for what is no JSON. */
function readAny(json: string | null): unknown {
  return json === null ? null : parseJson(json, z.unknown());
}

/** Null for an action that this version does not know. */
function toBatch(row: Selectable<BatchTables["batches"]>): Batch | null {
  const request = readBatchRequest(row.action, readAny(row.options));
  if (!request) return null;
  return {
    id: row.id,
    request,
    state: row.state,
    total: row.total,
    changed: row.changed,
    passedOver: row.passed_over,
    undone: row.undone,
    by: { id: row.account_id, name: row.account_name },
    createdAt: new Date(row.created_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
  };
}
