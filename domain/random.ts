export type Random = {
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** `count` members, or all when there are fewer, in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
  shuffle: <T>(list: readonly T[]) => T[];
};

/** Four 32-bit numbers out of a string (xmur3). */
function toSeeds(text: string): [number, number, number, number] {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const next = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  return [next(), next(), next(), next()];
}

/** The same seed always gives the same sequence (sfc32): texts must not change between two builds. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = toSeeds(seed);

  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };

  const below = (limit: number): number => Math.floor(next() * limit);

  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const shuffled: T[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(below(rest.length), 1));
    return shuffled;
  };

  return {
    below,
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
    pick: (list) => {
      const index = below(list.length);
      if (!(index in list)) throw new RangeError("Cannot pick from an empty list");
      return list[index] as (typeof list)[number];
    },
  };
}

/** No chance at all: what was written first, in the order in which it was written. */
export const inOrder: Random = {
  below: () => 0,
  pick: (list) => {
    if (!(0 in list)) throw new RangeError("Cannot pick from an empty list");
    return list[0] as (typeof list)[number];
  },
  sample: (list, count) => list.slice(0, count),
  shuffle: (list) => [...list],
};
