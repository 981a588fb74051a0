import { expect, test } from "vitest";
import { SharedWork } from "./shared-work.ts";

test("what is asked for by many at a time is done once, and again afterwards", async () => {
  const work = new SharedWork<number>();
  let done = 0;
  const ask = () => work.join("/", new AbortController().signal, async () => ++done);
  const all = [ask(), ask(), ask()];
  expect(all.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
  expect(await Promise.all(all.map(({ result }) => result))).toEqual([1, 1, 1]);
  expect(await ask().result).toBe(2);
});

test("it stops when the last of them has left, and not before", () => {
  const work = new SharedWork<void>();
  const [one, other] = [new AbortController(), new AbortController()];
  let isStopped = false;
  const start = (signal: AbortSignal) => {
    signal.addEventListener("abort", () => {
      isStopped = true;
    });
    return new Promise<void>(() => {});
  };
  work.join("/", one.signal, start);
  work.join("/", other.signal, start);
  one.abort();
  expect(isStopped).toBe(false);
  other.abort();
  expect(isStopped).toBe(true);
  expect(work.join("/", new AbortController().signal, start).isOwn).toBe(true);
});
