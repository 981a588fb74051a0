import { shingleHashes } from "#domain/similarity.ts";

/**
 * A min-hash of a page's text: the least of each of 48 shufflings of its shingle hashes. The share of equal places
 * estimates how much two texts share without reading them; three places together make a band, and pages that share a
 * band are worth comparing.
 */
export type Signature = { shingles: number; minima: Uint32Array };

const bandCount = 16;
const rowsInBand = 3;
const size = bandCount * rowsInBand;
const multipliers = Uint32Array.from({ length: size }, (_, index) => mix(2 * index + 1) | 1);
const offsets = Uint32Array.from({ length: size }, (_, index) => mix(2 * index + 2));

export function createSignature(text: string, names: readonly string[]): Signature {
  const minima = new Uint32Array(size).fill(0xffffffff);
  const hashes = shingleHashes(text, names);
  for (const hash of hashes) {
    for (let index = 0; index < size; index++) {
      const shuffled = mix((Math.imul(hash, multipliers[index] ?? 1) + (offsets[index] ?? 0)) >>> 0);
      if (shuffled < (minima[index] ?? 0)) minima[index] = shuffled;
    }
  }
  return { shingles: hashes.size, minima };
}

/** Numbers that two pages have in common only when three of their minima are equal. None for a text too short to tell. */
export function getBands({ shingles, minima }: Signature): number[] {
  if (shingles === 0) return [];
  return Array.from({ length: bandCount }, (_, band) => {
    let hash = 0;
    for (let row = 0; row < rowsInBand; row++) hash = mix(hash ^ (minima[band * rowsInBand + row] ?? 0));
    return band * 2 ** 32 + hash;
  });
}

/** An estimate of the share of the smaller text that the other repeats, 0 to 1; right to about 7 points. */
export function estimateShare(a: Signature, b: Signature): number {
  const smaller = Math.min(a.shingles, b.shingles);
  if (smaller === 0) return 0;
  let equal = 0;
  for (let index = 0; index < size; index++) if (a.minima[index] === b.minima[index]) equal += 1;
  const resemblance = equal / size;
  const shared = (resemblance / (1 + resemblance)) * (a.shingles + b.shingles);
  return Math.min(1, shared / smaller);
}

export function formatSignature({ shingles, minima }: Signature): string {
  const bytes = Buffer.alloc(4 + size * 4);
  bytes.writeUInt32LE(shingles, 0);
  minima.forEach((minimum, index) => {
    bytes.writeUInt32LE(minimum, 4 + index * 4);
  });
  return bytes.toString("base64");
}

export function parseSignature(text: string): Signature {
  const bytes = Buffer.from(text, "base64");
  const minima = Uint32Array.from({ length: size }, (_, index) => bytes.readUInt32LE(4 + index * 4));
  return { shingles: bytes.readUInt32LE(0), minima };
}

function mix(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
