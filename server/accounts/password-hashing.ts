import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "#domain/errors.ts";
import { type Cost, hashWith, isOutdated, matchesHash } from "./scrypt.ts";

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(pair: { hash: string; password: string }): Promise<boolean>;
  /** Whether it should be made anew when its password is next known. */
  isOutdated(hash: string): boolean;
  /**
   * Refuses before the work begins, or lets it hash without being refused: for lack of room nobody loses a try or uses
   * up a link. Known devices have places that nobody else takes, and come first.
   */
  reserveSlot<Value>(work: () => Promise<Value>, who?: { isKnown: boolean }): Promise<Value>;
};

type Options = { atOnce?: number; waiting?: number; known?: number; cost: Cost };

/**
 * Hashing is slow on purpose and takes 128 MiB, and its threads serve files and compression too. So one password is
 * looked at at a time and only so many wait: guessing from a thousand addresses gets refusals, not a queue that everyone
 * stands in.
 */
export function createPasswordHashing({ atOnce = 1, waiting = 15, known = 4, cost }: Options): PasswordHashing {
  // better-auth calls hash and verify itself, so a kept place reaches them only by way of the calls in between.
  const kept = new AsyncLocalStorage<{ isKnown: boolean }>();
  const line: (() => void)[] = [];
  let running = 0;
  const places = { known, others: atOnce + waiting };

  async function reserveSlot<Value>(work: () => Promise<Value>, who = { isKnown: false }): Promise<Value> {
    if (kept.getStore()) return work();
    const kind = who.isKnown && places.known > 0 ? "known" : "others";
    if (places[kind] === 0) throw new DomainError("too-many-tries", { retryAfterSeconds: "10" });
    places[kind]--;
    try {
      return await kept.run(who, work);
    } finally {
      places[kind]++;
    }
  }

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce)
      await new Promise<void>((resolve) => (kept.getStore()?.isKnown ? line.unshift(resolve) : line.push(resolve)));
    else running++;
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next one takes this turn.
      if (next) next();
      else running--;
    }
  }

  return {
    reserveSlot,
    hash: (password) => reserveSlot(() => inTurn(() => hashWith(cost, password))),
    verify: ({ hash, password }) =>
      reserveSlot(() =>
        inTurn(async () => {
          const isRight = await matchesHash(hash, password);
          // A cheaper hash would tell by its time that there is such an account.
          if (!isRight && isOutdated(hash, cost)) await hashWith(cost, password);
          return isRight;
        }),
      ),
    isOutdated: (hash) => isOutdated(hash, cost),
  };
}
