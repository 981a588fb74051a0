import { hashPassword, verifyPassword } from "better-auth/crypto";

export class HashingBusy extends Error {}

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(pair: { hash: string; password: string }): Promise<boolean>;
};

/**
 * Hashing is slow on purpose, and its threads serve files and compression too. So two passwords are looked at at a
 * time and only so many wait: guessing from a thousand addresses gets refusals, not a queue that everyone stands in.
 */
export function createPasswordHashing({ atOnce = 2, waiting = 30 } = {}): PasswordHashing {
  const line: (() => void)[] = [];
  let running = 0;

  async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new HashingBusy();
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next one takes this place.
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => run(() => hashPassword(password)),
    verify: (pair) => run(() => verifyPassword(pair)),
  };
}
