/**
 * What was learned from titles of which the answer is known: a vector for each word and for each concept, so that the
 * concepts that a title asks point where its words do. Made by `npm run learn-titles`.
 */
export type TitleModel = { size: number; words: Vectors; concepts: Vectors };

/** Of each name a vector, a byte for each of its numbers, in base64; `scale` makes of a byte what it stands for. */
export type Vectors = { names: readonly string[]; bytes: string; scale: number };

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis += 1) sum += (a[axis] ?? 0) * (b[axis] ?? 0);
  return sum;
}

/** Adds up vectors, as long as one of them, however many they are. */
export function join(vectors: readonly Float32Array[], size: number): Float32Array {
  const sum = new Float32Array(size);
  const share = 1 / Math.sqrt(vectors.length);
  for (const vector of vectors) {
    for (let axis = 0; axis < size; axis += 1) sum[axis] = (sum[axis] ?? 0) + (vector[axis] ?? 0) * share;
  }
  return sum;
}

/** Of each vector how likely it is meant by another, in place of `rates`: the usual softmax. */
export function rateVectors(vectors: readonly Float32Array[], asked: Float32Array, rates: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < vectors.length; at += 1) {
    const likeness = dot(vectors[at] ?? asked, asked);
    rates[at] = likeness;
    if (likeness > highest) highest = likeness;
  }
  let total = 0;
  for (let at = 0; at < rates.length; at += 1) {
    const odds = Math.exp((rates[at] ?? 0) - highest);
    rates[at] = odds;
    total += odds;
  }
  for (let at = 0; at < rates.length; at += 1) rates[at] = (rates[at] ?? 0) / total;
}

function unpack({ names, bytes, scale }: Vectors, size: number): Float32Array[] {
  const numbers = Float32Array.from(new Int8Array(Buffer.from(bytes, "base64")), (byte) => byte * scale);
  return names.map((_, at) => numbers.subarray(at * size, (at + 1) * size));
}

/** Gives the ids of what it knows, and how likely each of them is asked by some terms; null for terms never met. */
export function createModelRater({ size, words, concepts }: TitleModel) {
  const wordVectors = unpack(words, size);
  const conceptVectors = unpack(concepts, size);
  const positions = new Map(words.names.map((name, at) => [name, at]));

  function rate(terms: readonly string[]): Float32Array | null {
    const known = terms.flatMap((term) => wordVectors[positions.get(term) ?? -1] ?? []);
    if (known.length === 0) return null;
    const rates = new Float32Array(conceptVectors.length);
    rateVectors(conceptVectors, join(known, size), rates);
    return rates;
  }

  return { ids: concepts.names, rate };
}
