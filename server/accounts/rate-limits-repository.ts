import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RateLimitTables } from "./rate-limits-table.ts";

export type Limit = { name: string; tries: number; seconds: number };

/** Longer than any window. */
const dayMilliseconds = 24 * 60 * 60 * 1_000;

export type Take = { isAllowed: boolean; retryAfterSeconds: number };

/**
 * Counts tries within a window that starts with the first of them. One statement counts and decides, so parallel
 * tries cannot slip past each other, on any number of servers; a try that is refused never makes the wait longer.
 */
export function createRateLimitsRepository(database: Pick<Database, "db">) {
  const db = database.db.withTables<RateLimitTables>();

  async function deleteOver(now: number): Promise<void> {
    await db
      .deleteFrom("rate_limits")
      .where(({ or, eb }) => or([eb("ends_at", "<=", now), eb("ends_at", ">", now + dayMilliseconds)]))
      .execute();
  }

  return {
    async take({ name, tries, seconds }: Limit, subject: string, now = Date.now()): Promise<Take> {
      // The second half is for a clock that was ahead when the window began, and has been put right since.
      const isOver = sql<boolean>`(rate_limits.ends_at <= ${now} or rate_limits.ends_at > ${now + toLongest(seconds)})`;
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
      if (row.tries === 1) await deleteOver(now);
      return { isAllowed: row.tries <= tries, retryAfterSeconds: secondsUntil(row.ends_at, now, seconds) };
    },

    /** Whether there is a try left, without taking it. */
    async peek({ name, tries, seconds }: Limit, subject: string, now = Date.now()): Promise<Take> {
      const row = await db
        .selectFrom("rate_limits")
        .select(["tries", "ends_at"])
        .where("name", "=", name)
        .where("subject", "=", digest(subject))
        .where("ends_at", ">", now)
        .where("ends_at", "<=", now + toLongest(seconds))
        .executeTakeFirst();
      const retryAfterSeconds = row ? secondsUntil(row.ends_at, now, seconds) : 0;
      return { isAllowed: !row || row.tries < tries, retryAfterSeconds };
    },

    async clear({ name }: Limit, subject: string): Promise<void> {
      await db.deleteFrom("rate_limits").where("name", "=", name).where("subject", "=", digest(subject)).execute();
    },
  };
}

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>;

/** Clocks of two servers may differ a little: up to here an end that is too far off is another clock's, and counts. */
function toLongest(seconds: number): number {
  return 2 * seconds * 1_000;
}

/** Never longer than the window itself, whatever a clock has written. */
function secondsUntil(endsAt: number | string, now: number, windowSeconds: number): number {
  return Math.min(windowSeconds, Math.max(1, Math.ceil((Number(endsAt) - now) / 1_000)));
}

/** The table says nothing about who tried what, and whatever was typed fits into it. */
function digest(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
