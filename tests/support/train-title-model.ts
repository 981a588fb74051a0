import { createRandom, type Random } from "#domain/random.ts";
import { join, rateVectors, type TitleModel, type Vectors } from "#domain/title/title-model.ts";

/** A text of which the concept is known, in the terms that tell. */
export type Labelled = { terms: readonly string[]; id: string; weight: number };

const size = 64;
const rounds = 4;
const firstStep = 0.25;
/** Of a hundred words so many are heard, so that none is relied on alone. */
const heardOf100 = 85;
/** Texts of at least this weight are learned until none of them is far from what it is of, in so many rounds at most. */
const drilledWeight = 2;
const drills = 12;
const near = 1 / 6;
/** What is this unlikely is left alone: there are thousands of concepts, and few of them compete. */
const negligible = 1e-4;

/** A vector that is being learned; the more it has moved along an axis, the shorter its steps (Adagrad). */
class Learned {
  readonly numbers: Float32Array;
  readonly #moved: Float32Array;

  constructor(random: Random) {
    this.numbers = Float32Array.from({ length: size }, () => (random.below(2001) / 1000 - 1) * 0.15);
    this.#moved = new Float32Array(size).fill(1e-3);
  }

  /** Takes a step against `slopes`, each times `share`. */
  step(slopes: Float32Array, share: number): void {
    for (let axis = 0; axis < size; axis += 1) {
      const slope = (slopes[axis] ?? 0) * share;
      const moved = (this.#moved[axis] ?? 0) + slope * slope;
      this.#moved[axis] = moved;
      this.numbers[axis] = (this.numbers[axis] ?? 0) - (firstStep * slope) / Math.sqrt(moved);
    }
  }
}

/** Learns, text by text, to tell the concept from the terms. */
export function trainTitleModel(texts: readonly Labelled[]): TitleModel {
  const random = createRandom("titles");
  const toLearned = (names: readonly string[]) =>
    new Map([...new Set(names)].toSorted().map((name) => [name, new Learned(random)]));
  const words = toLearned(texts.flatMap(({ terms }) => terms));
  const concepts = toLearned(texts.map(({ id }) => id));
  const all = [...concepts.values()];
  const positions = new Map([...concepts.keys()].map((id, at) => [id, at]));
  const vectors = all.map(({ numbers }) => numbers);
  const rates = new Float32Array(all.length);
  const back = new Float32Array(size);

  function listen(heard: readonly Learned[]): Float32Array {
    const asked = join(
      heard.map(({ numbers }) => numbers),
      size,
    );
    rateVectors(vectors, asked, rates);
    return asked;
  }

  const findWords = ({ terms }: Labelled) => [...new Set(terms)].flatMap((term) => words.get(term) ?? []);

  function isNear(text: Labelled): boolean {
    listen(findWords(text));
    const own = rates[positions.get(text.id) ?? -1] ?? 0;
    return own >= near * rates.reduce((most, rate) => Math.max(most, rate), 0);
  }

  function learn(text: Labelled): void {
    const { id, weight } = text;
    const known = findWords(text);
    const heard = known.length > 2 ? known.filter(() => random.below(100) < heardOf100) : known;
    if (heard.length === 0) return;
    const target = concepts.get(id);
    const asked = listen(heard);
    back.fill(0);
    for (const [at, concept] of all.entries()) {
      const rate = rates[at] ?? 0;
      if (rate < negligible && concept !== target) continue;
      const error = (rate - Number(concept === target)) * weight;
      for (let axis = 0; axis < size; axis += 1) {
        back[axis] = (back[axis] ?? 0) + error * (concept.numbers[axis] ?? 0);
      }
      concept.step(asked, error);
    }
    for (const word of heard) word.step(back, 1 / Math.sqrt(heard.length));
  }

  for (let round = 0; round < rounds; round += 1) for (const text of mix(texts, random)) learn(text);
  const drilled = texts.filter(({ weight }) => weight >= drilledWeight);
  for (let round = 0; round < drills; round += 1) for (const text of drilled) if (!isNear(text)) learn(text);
  return { size, words: pack(words), concepts: pack(concepts) };
}

/** `random.shuffle` is made for short lists. */
function mix<Item>(list: readonly Item[], random: Random): Item[] {
  const drawn = list.map((item) => ({ item, lot: random.below(2 ** 32) }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ item }) => item);
}

function pack(learned: ReadonlyMap<string, Learned>): Vectors {
  const numbers = [...learned.values()].flatMap((vector) => [...vector.numbers]);
  // Few are far from the rest: these are cut, so that the rest can be told apart.
  const sizes = Float32Array.from(numbers, Math.abs).sort();
  const scale = (sizes[Math.floor(0.999 * sizes.length)] ?? 1) / 127;
  const bytes = Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number / scale))));
  return { names: [...learned.keys()], bytes: Buffer.from(bytes.buffer).toString("base64"), scale };
}
