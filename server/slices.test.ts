import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSlices } from "./slices.ts";

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("beside others they come in between, for longer than the work itself, and it goes on all the same", async () => {
  let others = 0;
  let isOver = false;
  const visitors = (async () => {
    while (!isOver) {
      work(5);
      others += 5;
      await nextTurn();
    }
  })();
  const slices = createSlices();
  let own = 0;
  for (let step = 0; step < 20; step++) {
    work(5);
    own += 5;
    await slices.between();
  }
  expect(slices.isShared()).toBe(true);
  isOver = true;
  await visitors;
  expect(others).toBeGreaterThan(own);
});
