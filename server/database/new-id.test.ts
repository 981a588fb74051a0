import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("ids are UUIDs of version 7 that sort by when they were made, even within a millisecond", () => {
  const now = Date.now() + 1_000_000;
  const ids = Array.from({ length: 10_000 }, () => newId(now));
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
