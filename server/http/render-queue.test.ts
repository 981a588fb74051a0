import { expect, test } from "vitest";
import { RenderQueue } from "./render-queue.ts";

const { signal } = new AbortController();

test("who asks for much waits for itself, and others come in between", async () => {
  const queue = new RenderQueue({ running: 1, waiting: 10, waitingPerClient: 5 });
  const order: string[] = [];
  const ask = async (client: string, name: string) => {
    const release = await queue.acquire(client, signal);
    order.push(name);
    release();
  };
  await Promise.all([ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("a", "a4"), ask("b", "b1"), ask("c", "c1")]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("beyond its bounds it refuses, first the one who asks for much", async () => {
  const queue = new RenderQueue({ running: 1, waiting: 3, waitingPerClient: 2 });
  const release = await queue.acquire("a", signal);
  const waiting = [queue.acquire("a", signal), queue.acquire("a", signal)];
  expect(() => queue.acquire("a", signal)).toThrow("too-busy");
  waiting.push(queue.acquire("b", signal));
  expect(() => queue.acquire("c", signal)).toThrow("too-busy");
  release();
  await Promise.all(waiting.map(async (turn) => (await turn)()));
  await expect(queue.acquire("c", signal)).resolves.toBeTypeOf("function");
});

test("who leaves waits no longer, and takes nobody's turn", async () => {
  const queue = new RenderQueue({ running: 1, waiting: 2, waitingPerClient: 2 });
  const release = await queue.acquire("a", signal);
  const leaver = new AbortController();
  const left = queue.acquire("b", leaver.signal);
  const next = queue.acquire("c", signal);
  leaver.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  release();
  await expect(next).resolves.toBeTypeOf("function");
});
