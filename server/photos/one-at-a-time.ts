import { DomainError } from "#domain/errors.ts";

/** Each waits with its whole file in memory. */
const mostWaiting = 12;

export type OneAtATime = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Pictures take seconds of a processor: one after the other, and no endless queue. */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) throw new DomainError("photo-busy");
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => {});
    return mine;
  };
}
