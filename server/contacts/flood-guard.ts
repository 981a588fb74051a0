import { createHmac, randomBytes } from "node:crypto";
import { toNetwork } from "../security/client-address.ts";

export type FloodLimits = {
  /** All together, in a second. */
  perSecond: number;
  /** From one address, in a window of ten seconds. */
  perAddress: number;
};

const windowMilliseconds = 10_000;
/** Bounds the memory of one window; a crowd larger than this in ten seconds is a flood too. */
const maxAddresses = 50_000;

/**
 * Says whether one more report may count. Addresses are never kept: what is counted is their digest under a key
 * that is made for one window, held in memory and thrown away with it.
 */
export function createFloodGuard({ perSecond, perAddress }: FloodLimits, now: () => number = Date.now) {
  let second = 0;
  let inSecond = 0;
  let window = 0;
  let key = randomBytes(16);
  const fromAddress = new Map<string, number>();

  return (address: string): boolean => {
    const time = now();
    if (Math.floor(time / 1_000) !== second) {
      second = Math.floor(time / 1_000);
      inSecond = 0;
    }
    if (Math.floor(time / windowMilliseconds) !== window) {
      window = Math.floor(time / windowMilliseconds);
      key = randomBytes(16);
      fromAddress.clear();
    }
    if (inSecond >= perSecond) return false;
    const digest = createHmac("sha256", key).update(toNetwork(address)).digest("base64").slice(0, 16);
    const count = fromAddress.get(digest) ?? 0;
    if (count >= perAddress || (count === 0 && fromAddress.size >= maxAddresses)) return false;
    fromAddress.set(digest, count + 1);
    inSecond += 1;
    return true;
  };
}
