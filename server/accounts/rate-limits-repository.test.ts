import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createRateLimitsRepository, type Limit } from "./rate-limits-repository.ts";
import type { RateLimitTables } from "./rate-limits-table.ts";

const limit: Limit = { name: "test", tries: 3, seconds: 60 };

describeOnBothEngines("rate limits", (open) => {
  test("a thousand parallel tries let exactly the limit through", async () => {
    const limits = createRateLimitsRepository(await open());
    const takes = await Promise.all(Array.from({ length: 1_000 }, () => limits.take(limit, "a")));
    expect(takes.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  });

  test("refused tries do not make the wait longer, and a new window starts afresh", async () => {
    const limits = createRateLimitsRepository(await open());
    for (const second of [0, 10, 20]) await limits.take(limit, "a", second * 1_000);
    expect(await limits.take(limit, "a", 50_000)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
    expect(await limits.take(limit, "a", 59_999)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    expect(await limits.take(limit, "a", 60_000)).toEqual({ isAllowed: true, retryAfterSeconds: 60 });
  });

  test("names and subjects are counted apart, and what is over is swept away", async () => {
    const database = await open();
    const limits = createRateLimitsRepository(database);
    await limits.take({ ...limit, tries: 1 }, "a", 0);
    expect((await limits.take({ ...limit, tries: 1 }, "b\0é", 0)).isAllowed).toBe(true);
    expect((await limits.take({ ...limit, name: "other", tries: 1 }, "a", 0)).isAllowed).toBe(true);
    expect((await limits.take({ ...limit, tries: 1 }, "a", 0)).isAllowed).toBe(false);
    await limits.take(limit, "c", 120_000);
    const rows = await database.db.withTables<RateLimitTables>().selectFrom("rate_limits").select("name").execute();
    expect(rows).toHaveLength(1);
  });

  test("a window that a clock a year ahead has left behind counts as over, and nobody waits longer than a window", async () => {
    const database = await open();
    const limits = createRateLimitsRepository(database);
    const one = { ...limit, tries: 1 };
    const nextYear = 365 * 24 * 60 * 60_000;
    for (const subject of ["a", "b"]) await limits.take(one, subject, nextYear);
    expect(await limits.peek(one, "a", 0)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
    expect(await limits.take(one, "a", 0)).toEqual({ isAllowed: true, retryAfterSeconds: 60 });
    const rows = await database.db.withTables<RateLimitTables>().selectFrom("rate_limits").select("name").execute();
    expect(rows).toHaveLength(1);
    await limits.take(one, "c", 20_000);
    expect(await limits.take(one, "c", 0)).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    expect(await limits.peek(one, "c", 0)).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
  });

  test("looking takes no try", async () => {
    const limits = createRateLimitsRepository(await open());
    const one = { ...limit, tries: 1 };
    for (let round = 0; round < 3; round++) expect((await limits.peek(one, "a", 0)).isAllowed).toBe(true);
    expect((await limits.take(one, "a", 0)).isAllowed).toBe(true);
    expect(await limits.peek(one, "a", 10_000)).toEqual({ isAllowed: false, retryAfterSeconds: 50 });
    expect((await limits.peek(one, "a", 60_000)).isAllowed).toBe(true);
  });

  test("a cleared subject starts afresh, the others do not", async () => {
    const limits = createRateLimitsRepository(await open());
    const one = { ...limit, tries: 1 };
    await limits.take(one, "a");
    await limits.take(one, "b");
    await limits.clear(one, "a");
    expect((await limits.take(one, "a")).isAllowed).toBe(true);
    expect((await limits.take(one, "b")).isAllowed).toBe(false);
  });
});
