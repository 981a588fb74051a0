import { expect, test } from "vitest";
import { parseLiveEvent } from "./run-data.ts";

test("an event comes through as it was sent", () => {
  const event = { run: { id: "r1", isOver: false, name: "Planilha" }, failures: [{ position: 3, title: "Motor" }] };
  expect(parseLiveEvent(JSON.stringify(event))).toEqual(event);
});

test.each([
  "",
  "<!doctype html>",
  "null",
  "{}",
  '{"run":{"id":"r1"},"failures":[]}',
  '{"run":{"id":"r1","isOver":true}}',
])("%j is no event", (json) => {
  expect(parseLiveEvent(json)).toBeNull();
});
