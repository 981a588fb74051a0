import { expect, test } from "vitest";
import { isNewer } from "./local-copy.ts";

const fields = { title: "Portão", slug: "portao", content: "<p>Um</p>", description: "", shareText: "", place: "" };
const longer = { ...fields, content: "<p>Um e dois</p>" };
const draft = { basedOn: 1, fields, savedAt: new Date("2026-11-16T12:00:00Z") };
const draftAt = draft.savedAt.getTime();

test("what only this browser has is offered, and what the server has too is not", () => {
  const copy = { fields, basedOn: 1, savedAt: draftAt + 1, follows: 0 };
  expect(isNewer(copy, null)).toBe(true);
  expect(isNewer(copy, draft)).toBe(false);
  expect(isNewer({ ...copy, fields: longer }, draft)).toBe(true);
});

test("what was typed after the draft wins, though its own time is not exact", () => {
  const savedAt = draftAt - 1_000;
  expect(isNewer({ fields: longer, basedOn: 1, savedAt, follows: draftAt }, draft)).toBe(true);
  // A later draft came from elsewhere.
  expect(isNewer({ fields: longer, basedOn: 1, savedAt, follows: draftAt - 1 }, draft)).toBe(false);
});
