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

/** Makes odds of likenesses, in their place: the usual softmax. */
function toOdds(likenesses: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const likeness of likenesses) if (likeness > highest) highest = likeness;
  let total = 0;
  for (let at = 0; at < likenesses.length; at += 1) {
    const odds = Math.exp((likenesses[at] ?? 0) - highest);
    likenesses[at] = odds;
    total += odds;
  }
  for (let at = 0; at < likenesses.length; at += 1) likenesses[at] = (likenesses[at] ?? 0) / total;
}

/** Of each vector how likely it is meant by another, in place of `rates`. */
export function rateVectors(vectors: readonly Float32Array[], asked: Float32Array, rates: Float32Array): void {
  for (const [at, vector] of vectors.entries()) rates[at] = dot(vector, asked);
  toOdds(rates);
}

function unpack({ bytes, scale }: Vectors): Float32Array {
  const packed = new Int8Array(Buffer.from(bytes, "base64"));
  // By hand: `Float32Array.from` with a function takes ten times as long.
  const numbers = new Float32Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) numbers[at] = (packed[at] ?? 0) * scale;
  return numbers;
}

/**
 * How much each row of a matrix points where a vector does, of which the size is even. Most of the time that a title is
 * read goes here: two sums at a time do not wait for each other.
 */
function multiply(matrix: Float32Array, vector: Float32Array, sums: Float32Array): void {
  const size = vector.length;
  for (let row = 0, start = 0; row < sums.length; row += 1, start += size) {
    let even = 0;
    let odd = 0;
    for (let axis = 0; axis < size; axis += 2) {
      even += (matrix[start + axis] as number) * (vector[axis] as number);
      odd += (matrix[start + axis + 1] as number) * (vector[axis + 1] as number);
    }
    sums[row] = even + odd;
  }
}

/** Gives the ids of what it knows, and how likely each of them is asked by some terms; null for terms never met. */
export function createModelRater({ size, words, concepts }: TitleModel) {
  const wordNumbers = unpack(words);
  const conceptNumbers = unpack(concepts);
  const positions = new Map(words.names.map((name, at) => [name, at]));

  function rate(terms: readonly string[]): Float32Array | null {
    const known = terms.flatMap((term) => {
      const at = positions.get(term);
      return at === undefined ? [] : [wordNumbers.subarray(at * size, (at + 1) * size)];
    });
    if (known.length === 0) return null;
    const rates = new Float32Array(concepts.names.length);
    multiply(conceptNumbers, join(known, size), rates);
    toOdds(rates);
    return rates;
  }

  return { ids: concepts.names, rate };
}
