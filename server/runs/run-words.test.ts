import { expect, test } from "vitest";
import type { Run } from "#domain/runs.ts";
import { legacyGenerator } from "../generators/legacy-generator.ts";
import { toProgressText } from "./run-words.ts";

const run: Run = {
  id: "1",
  kind: "legacy",
  state: "running",
  description: "",
  creativity: 75,
  publishesHeld: false,
  publishing: { mode: "all" },
  template: null,
  total: 37,
  created: 0,
  failed: 0,
  existing: 0,
  held: 0,
  workedMs: 0,
  createdAt: new Date(0),
  finishedAt: null,
};

test("the bulk generator tells its progress every ten pages and at the end", () => {
  const told = Array.from({ length: 38 }, (_, created) =>
    toProgressText({ ...run, created }, legacyGenerator.progressStep),
  );
  expect([...new Set(told)].map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([0, 10, 20, 30, 37]);
});
