import { createPasswordHashing } from "#server/accounts/password-hashing.ts";

/** For passwords of tests, which guard nothing: a real hash takes most of a second and 128 MiB. */
export function createQuickHashing(options: { atOnce?: number; waiting?: number; known?: number } = {}) {
  return createPasswordHashing({ ...options, cost: { ln: 10, r: 8, p: 1 } });
}
