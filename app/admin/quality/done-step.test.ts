import { expect, test } from "vitest";
import { type DoneStep, readStep, writeStep } from "./done-step.ts";

const steps: DoneStep[] = [
  { kind: "rewritten", id: "0b-1", version: 3 },
  { kind: "kept-out", id: "0b-1" },
  { kind: "dismissed", id: "0b-1", reason: "long-title" },
  { kind: "merged", id: "0b-1", leavesId: "0b-2", version: 4 },
  { kind: "merged", id: "0b-1", leavesId: "0b-2", version: null },
];

test.each(steps)("what was done to a page is said in an address: $kind", (step) => {
  expect(readStep(writeStep(step))).toEqual(step);
});

test.each([null, "", "google", "google.<b>", "mantida.1.nada", "reescrita.1.x", "unida.1..2", "outra.1"])(
  "what no screen wrote is nothing to undo: %s",
  (word) => {
    expect(readStep(word)).toBeNull();
  },
);
