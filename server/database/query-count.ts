import { AsyncLocalStorage } from "node:async_hooks";

const counting = new AsyncLocalStorage<{ queries: number }>();

/** Told by the engines of every query. Who does not count pays for one look. */
export function noteQuery(): void {
  const count = counting.getStore();
  if (count) count.queries += 1;
}

/** Does the work and tells how many queries it sent, whatever else goes on meanwhile. */
export async function countQueries(work: () => Promise<void>): Promise<number> {
  const count = { queries: 0 };
  await counting.run(count, work);
  return count.queries;
}
