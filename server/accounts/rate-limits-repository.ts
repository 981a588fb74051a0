import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RateLimitTables } from "./rate-limits-table.ts";

export type Limit = { name: string; tries: number; seconds: number };

export type Take = { isAllowed: boolean; retryAfterSeconds: number };

/**
 * Counts tries within a window that starts with the first of them. One statement counts and decides, so parallel
 * tries cannot slip past each other, on any number of servers; a try that is refused never makes the wait longer.
 */
export function createRateLimitsRepository(database: Pick<Database, "db">) {
  const db = database.db.withTables<RateLimitTables>();
  return {
    async take({ name, tries, seconds }: Limit, subject: string, now = Date.now()): Promise<Take> {
      const isOver = sql<boolean>`rate_limits.ends_at <= ${now}`;
      const ends_at = now + seconds * 1_000;
      const row = await db
        .insertInto("rate_limits")
        .values({ name, subject: digest(subject), tries: 1, ends_at })
        .onConflict((conflict) =>
          conflict.columns(["name", "subject"]).doUpdateSet({
            tries: sql`case when ${isOver} then 1 else rate_limits.tries + 1 end`,
            ends_at: sql`case when ${isOver} then ${ends_at} else rate_limits.ends_at end`,
          }),
        )
        .returning(["tries", "ends_at"])
        .executeTakeFirstOrThrow();
      if (row.tries === 1) await db.deleteFrom("rate_limits").where("ends_at", "<=", now).execute();
      return { isAllowed: row.tries <= tries, retryAfterSeconds: secondsUntil(row.ends_at, now) };
    },

    /** Whether there is a try left, without taking it. */
    async peek({ name, tries }: Limit, subject: string, now = Date.now()): Promise<Take> {
      const row = await db
        .selectFrom("rate_limits")
        .select(["tries", "ends_at"])
        .where("name", "=", name)
        .where("subject", "=", digest(subject))
        .where("ends_at", ">", now)
        .executeTakeFirst();
      return { isAllowed: !row || row.tries < tries, retryAfterSeconds: row ? secondsUntil(row.ends_at, now) : 0 };
    },

    async clear({ name }: Limit, subject: string): Promise<void> {
      await db.deleteFrom("rate_limits").where("name", "=", name).where("subject", "=", digest(subject)).execute();
    },
  };
}

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>;

function secondsUntil(endsAt: number | string, now: number): number {
  return Math.max(1, Math.ceil((Number(endsAt) - now) / 1_000));
}

/** The table says nothing about who tried what, and whatever was typed fits into it. */
function digest(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
