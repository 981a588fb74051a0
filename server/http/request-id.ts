import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Without those that are taken for another when they are read out on the phone. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ".padEnd(32, "23");
const pool = Buffer.alloc(8 * 512);
let next = pool.length;

/** Short enough to be read out: "7K3M-Q2XF". Of ten thousand requests two are the same once in ten thousand times. */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  let id = "";
  for (let at = 0; at < 8; at++) {
    if (at === 4) id += "-";
    id += letters.charAt((pool[next++] ?? 0) & 31);
  }
  return id;
}

const requestIds = new WeakMap<IncomingMessage, string>();

/** One id per request, in its answer and in its log lines. */
export function getRequestId(request: IncomingMessage): string {
  const known = requestIds.get(request);
  if (known) return known;
  const id = newRequestId();
  requestIds.set(request, id);
  return id;
}
