import { type FailureCode, type FailureSum, toFailureCode } from "#domain/failures.ts";
import type { Database } from "../database/database.ts";
import type { ErrorsTables } from "./errors-tables.ts";

export type FailureHour = {
  code: FailureCode;
  place: string;
  hour: Date;
  count: number;
  lastRequestId: string | null;
  lastAt: Date;
};

export function createErrorsRepository(database: Pick<Database, "db">) {
  const db = database.db.withTables<ErrorsTables>();
  return {
    /** Adds to what the hour has, from whichever server. */
    async addFailures(hours: readonly FailureHour[]): Promise<void> {
      if (hours.length === 0) return;
      await db
        .insertInto("errors")
        .values(
          hours.map(({ code, place, hour, count, lastRequestId, lastAt }) => ({
            code,
            place,
            hour: hour.toISOString(),
            count,
            last_request_id: lastRequestId,
            last_at: lastAt.toISOString(),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(["hour", "code", "place"]).doUpdateSet(({ ref, eb, fn }) => ({
            count: eb("errors.count", "+", ref("excluded.count")),
            last_request_id: fn.coalesce("excluded.last_request_id", "errors.last_request_id"),
            last_at: ref("excluded.last_at"),
          })),
        )
        .execute();
    },

    /** Those since then, the newest first. */
    async findFailuresSince(at: Date): Promise<FailureSum[]> {
      const rows = await db
        .selectFrom("errors")
        .selectAll()
        .where("last_at", ">=", at.toISOString())
        .orderBy("last_at", "desc")
        .execute();
      const sums = new Map<string, FailureSum>();
      for (const { code, place, hour, count, last_request_id, last_at } of rows) {
        const key = `${code} ${place}`;
        const newer = sums.get(key);
        sums.set(key, {
          code: toFailureCode(code),
          place,
          count: count + (newer?.count ?? 0),
          since: new Date(hour),
          lastAt: newer?.lastAt ?? new Date(last_at),
          lastRequestId: newer?.lastRequestId ?? last_request_id,
        });
      }
      return [...sums.values()];
    },

    /** Gives how many went. */
    async deleteFailuresBefore(at: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("errors")
        .where("hour", "<", at.toISOString())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

export type ErrorsRepository = ReturnType<typeof createErrorsRepository>;
