import { withoutAccents } from "./accents.ts";

const wordPattern = /[\p{L}\p{N}]+/gu;

function splitWords(text: string): string[] {
  return text.toLowerCase().normalize("NFC").match(wordPattern) ?? [];
}

/** Names as word lists, by their first word, longest first. */
type NameIndex = Map<string, string[][]>;

function indexNames(names: Iterable<string>): NameIndex {
  const index: NameIndex = new Map();
  for (const name of new Set(names)) {
    const words = splitWords(name);
    const [first] = words;
    if (first === undefined) continue;
    const sameStart = index.get(first);
    if (sameStart) sameStart.push(words);
    else index.set(first, [words]);
  }
  for (const list of index.values()) list.sort((a, b) => b.length - a.length);
  return index;
}

/** Names are matched with their accents on: without them "Sé" would take every "se" along. */
function plainWords(text: string, names: NameIndex): string[] {
  const words = splitWords(text);
  const kept: string[] = [];
  let at = 0;
  for (let word = words[at]; word !== undefined; word = words[at]) {
    const name = names.get(word)?.find((candidate) => candidate.every((part, offset) => words[at + offset] === part));
    if (!name) kept.push(withoutAccents(word));
    at += name?.length ?? 1;
  }
  return kept;
}

function toShingles(words: string[], size: number): Set<string> {
  const shingles = new Set<string>();
  for (let start = 0; start + size <= words.length; start++) shingles.add(words.slice(start, start + size).join(" "));
  return shingles;
}

/** The runs of `size` words in a text once the place names are out of it. */
export function getShingles(text: string, names: Iterable<string>, size = 5): Set<string> {
  return toShingles(plainWords(text, indexNames(names)), size);
}

/** How much of the smaller set the larger one repeats, 0 to 1. */
export function sharedShare<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

const indexes = new WeakMap<object, NameIndex>();

/** Hashes of the shingles of a text. The index of a list of names is kept for as long as the list is. */
export function shingleHashes(text: string, names: readonly string[]): Set<number> {
  const index = indexes.get(names) ?? indexNames(names);
  indexes.set(names, index);
  return new Set([...toShingles(plainWords(text, index), 5)].map(hashText));
}

export type SimilarPair = { first: string; second: string; share: number };

/** The `count` pairs of documents that share most, worst first. */
export function findWorstPairs(
  documents: readonly { id: string; text: string }[],
  names: Iterable<string>,
  count: number,
): SimilarPair[] {
  const index = indexNames(names);
  const sizes: number[] = [];
  const holders = new Map<number, number[]>();
  let worst: SimilarPair[] = [];

  documents.forEach((document, position) => {
    const hashes = new Set([...toShingles(plainWords(document.text, index), 5)].map(hashText));
    sizes.push(hashes.size);
    const shared = new Uint32Array(position);
    for (const hash of hashes) {
      const earlier = holders.get(hash);
      if (!earlier) {
        holders.set(hash, [position]);
        continue;
      }
      for (const other of earlier) shared[other] = (shared[other] ?? 0) + 1;
      earlier.push(position);
    }
    const floor = worst.length < count ? 0 : (worst.at(-1)?.share ?? 0);
    const pairs = documents.slice(0, position).flatMap((other, otherPosition) => {
      const smaller = Math.min(hashes.size, sizes[otherPosition] ?? 0);
      const share = smaller === 0 ? 0 : (shared[otherPosition] ?? 0) / smaller;
      return share > floor ? [{ first: other.id, second: document.id, share }] : [];
    });
    if (pairs.length > 0) worst = [...worst, ...pairs].sort((a, b) => b.share - a.share).slice(0, count);
  });
  return worst;
}
