import { AsyncLocalStorage } from "node:async_hooks";

const counting = new AsyncLocalStorage<{ queries: number }>();

let watcher: ((milliseconds: number) => void) | null = null;

/** Tells how long every statement of this process takes, from now on. */
export function watchQueries(watch: (milliseconds: number) => void): void {
  watcher = watch;
}

/** Told by the engines of every query. Who does not count pays for one look. */
export function noteQuery({ queryDurationMillis }: { queryDurationMillis: number }): void {
  const count = counting.getStore();
  if (count) count.queries += 1;
  watcher?.(queryDurationMillis);
}

/** Does the work and tells how many queries it sent, whatever else goes on meanwhile. */
export async function countQueries(work: () => Promise<void>): Promise<number> {
  const count = { queries: 0 };
  await counting.run(count, work);
  return count.queries;
}
