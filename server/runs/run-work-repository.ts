import { sql, type Transaction } from "kysely";
import type { ErrorInfo } from "#domain/errors.ts";
import type { NewPage } from "#domain/pages.ts";
import { type Publishing, readPublishing } from "#domain/publishing.ts";
import type { RunItem, RunItemState } from "#domain/runs.ts";
import { databaseNow } from "../database/clock.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { createPageStore } from "../pages/page-store-service.ts";
import { writeReason } from "./item-reason.ts";
import { isHeld, schedulePages, toDraft } from "./plan-pages.ts";
import { itemColumns, type StoredRun, toItem, toRun } from "./runs-repository.ts";
import type { RunTables } from "./runs-tables.ts";

/** Who works on a run: a name that no other worker has, and for how long it may be silent. */
export type Lease = { owner: string; milliseconds: number };

/** What came of a title: the page to save, the slug of one that was there, or why there is none. */
export type ItemResult = { position: number } & ({ page: NewPage } | { existing: string } | { reason: ErrorInfo });

/** Of the pages that came, drafts too. */
export type Saved = { slugs: string[] };

class LeaseLost extends Error {}

type Outcome = { position: number; state: RunItemState; slug: string | null; reason: ErrorInfo | null };

/** `saved` holds the slugs that were free; the first title that has one takes it. */
function toOutcome(result: ItemResult, saved: Set<string>): Outcome {
  const { position } = result;
  if ("reason" in result) return { position, state: "failed", slug: null, reason: result.reason };
  if ("existing" in result || !saved.delete(result.page.slug)) {
    return { position, state: "existing", slug: null, reason: null };
  }
  return { position, state: isHeld(result.page) ? "held" : "created", slug: result.page.slug, reason: null };
}

/** Those of the titles that nothing has come of yet. */
async function findWaitingPositions(
  transaction: Transaction<RunTables>,
  runId: string,
  results: readonly ItemResult[],
): Promise<Set<number>> {
  const positions = results.map(({ position }) => position);
  const rows = await transaction
    .selectFrom("run_items")
    .select("position")
    .where("run_id", "=", runId)
    .where("state", "=", "waiting")
    .where("position", "in", positions)
    .execute();
  return new Set(rows.map(({ position }) => position));
}

/** A worker's side of a run. Each call that changes it holds only while the caller has the lease. */
export function createRunWorkRepository(database: Database) {
  const { engine } = database;
  const pages = createPageStore(database);
  const db = database.db.withTables<RunTables>();

  /** Places in the line are for pages that will be there, in the order of their titles, and not for drafts. */
  async function planPages(open: OpenTransaction, made: NewPage[], publishing: Publishing, slot: number) {
    if (publishing.mode === "all") return { pages: made, slot };
    if (publishing.mode === "drafts") return { pages: made.map(toDraft), slot };
    const slugs = made.map((page) => page.slug);
    return schedulePages(made, publishing, { slot, taken: await pages.findTakenSlugs(open, slugs), now: new Date() });
  }

  return {
    /** The oldest run that nobody works on, or whose worker has not been heard of in time. */
    async claimRun({ owner, milliseconds }: Lease): Promise<StoredRun | null> {
      const now = databaseNow(engine);
      const row = await db
        .updateTable("runs")
        .set({
          state: "running",
          lease_owner: owner,
          lease_until: sql`${now} + ${milliseconds}`,
        })
        .where("id", "=", (eb) => {
          const open = eb
            .selectFrom("runs")
            .select("id")
            .where("state", "in", ["waiting", "running"])
            .where("lease_until", "<=", now)
            .orderBy("created_at")
            .orderBy("id")
            .limit(1);
          return engine === "postgres" ? open.forUpdate().skipLocked() : open;
        })
        .returningAll()
        .executeTakeFirst();
      return row ? toRun(row) : null;
    },

    /** False when the run was paused or cancelled, or another worker has it. */
    async renewLease(runId: string, { owner, milliseconds }: Lease): Promise<boolean> {
      const row = await db
        .updateTable("runs")
        .set({ lease_until: sql`${databaseNow(engine)} + ${milliseconds}` })
        .where("id", "=", runId)
        .where("lease_owner", "=", owner)
        .where("state", "=", "running")
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Gives the run back, for whoever comes next to go on with. */
    async releaseRun(runId: string, { owner }: Lease): Promise<void> {
      await db
        .updateTable("runs")
        .set({ lease_owner: null, lease_until: 0 })
        .where("id", "=", runId)
        .where("lease_owner", "=", owner)
        .execute();
    },

    /** For a process that knows it is the only one: whoever had a lease is dead. */
    async releaseAllRuns(): Promise<void> {
      await db.updateTable("runs").set({ lease_owner: null, lease_until: 0 }).where("lease_until", ">", 0).execute();
    },

    async findWaitingItems(runId: string, limit: number): Promise<RunItem[]> {
      const rows = await db
        .selectFrom("run_items")
        .select(itemColumns)
        .where("run_id", "=", runId)
        .where("state", "=", "waiting")
        .orderBy("position")
        .limit(limit)
        .execute();
      return rows.map(toItem);
    },

    /**
     * Pages, the new states of their titles and the counts, all or nothing, so that a killed worker leaves no page
     * without its title ticked off, nor the reverse. Null when the lease is lost: then nothing was saved. A title that
     * waits no longer was saved before by the same worker, which has not heard of it; saving it again changes nothing.
     */
    async saveResults(
      runId: string,
      { owner, milliseconds }: Lease,
      results: readonly ItemResult[],
      workedMs: number,
    ): Promise<Saved | null> {
      try {
        return await database.db.transaction().execute(async (open) => {
          const transaction = open.withTables<RunTables>();
          const held = await transaction
            .updateTable("runs")
            .set({ lease_until: sql`${databaseNow(engine)} + ${milliseconds}` })
            .where("id", "=", runId)
            .where("lease_owner", "=", owner)
            .where("state", "=", "running")
            .returning(["publishing", "publish_slot"])
            .executeTakeFirst();
          if (!held) throw new LeaseLost();
          const waiting = await findWaitingPositions(transaction, runId, results);
          const fresh = results.filter(({ position }) => waiting.has(position));
          const known = results.filter(({ position }) => !waiting.has(position));
          const made = fresh.flatMap((result) => ("page" in result ? [result.page] : []));
          const plan = await planPages(open, made, readPublishing(held.publishing), held.publish_slot);
          const free = await pages.insertPages(open, plan.pages);
          const outcomes = fresh.map((result) => toOutcome(result, free));
          for (const state of ["created", "held", "existing"] as const) {
            const positions = outcomes.filter((outcome) => outcome.state === state).map(({ position }) => position);
            if (positions.length > 0) await markItems(positions).set({ state, reason: null }).execute();
          }
          for (const { position, reason } of outcomes) {
            if (reason !== null)
              await markItems([position])
                .set({ state: "failed", reason: writeReason(reason) })
                .execute();
          }
          const count = (state: RunItemState) => outcomes.filter((outcome) => outcome.state === state).length;
          await transaction
            .updateTable("runs")
            .set({
              created: sql`created + ${count("created")}`,
              held: sql`held + ${count("held")}`,
              existing: sql`existing + ${count("existing")}`,
              failed: sql`failed + ${count("failed")}`,
              worked_ms: sql`worked_ms + ${fresh.length > 0 ? Math.round(workedMs) : 0}`,
              publish_slot: plan.slot,
            })
            .where("id", "=", runId)
            .execute();
          const savedBefore = known.flatMap((result) => ("page" in result ? result.page.slug : []));
          return { slugs: [...savedBefore, ...outcomes.flatMap(({ slug }) => slug ?? [])] };

          function markItems(positions: number[]) {
            return transaction.updateTable("run_items").where("run_id", "=", runId).where("position", "in", positions);
          }
        });
      } catch (error) {
        if (error instanceof LeaseLost) return null;
        throw error;
      }
    },

    /** Once no title waits. */
    async finishRun(runId: string, { owner }: Lease): Promise<void> {
      await db
        .updateTable("runs")
        .set({ state: "done", lease_owner: null, lease_until: 0, finished_at: new Date().toISOString() })
        .where("id", "=", runId)
        .where("lease_owner", "=", owner)
        .where("state", "=", "running")
        .execute();
    },

    /** Whether the database takes writes at all: one that is away, or whose disk is full, does not. */
    async canWrite(runId: string): Promise<boolean> {
      try {
        await db.updateTable("runs").set({ worked_ms: sql`worked_ms` }).where("id", "=", runId).execute();
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type RunWorkRepository = ReturnType<typeof createRunWorkRepository>;
