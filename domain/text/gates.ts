import { plainLetters } from "../search-text.ts";

/** Kinds of gate by the words that name them; ids are those of the knowledge. */
const gateWords: [string, RegExp][] = [
  ["basculante", /\bbasculantes?\b/],
  ["deslizante", /\b(deslizantes?|de correr|cremalheiras?)\b/],
  ["pivotante", /\b(pivotantes?|de abrir|dobradicas?)\b/],
  ["enrolar", /\bde enrolar\b/],
  ["guilhotina", /\bguilhotinas?\b/],
];

const gateIds = gateWords.map(([id]) => id);

/** The sentences of the stock are few and asked for on every page. */
const knownGates = new Map<string, string[]>();

function findGates(sentence: string): string[] {
  const known = knownGates.get(sentence);
  if (known) return known;
  const plain = plainLetters(sentence);
  const found = gateWords.filter(([, words]) => words.test(plain)).map(([id]) => id);
  knownGates.set(sentence, found);
  return found;
}

/** Whether a sentence speaks of other kinds of gate than those wanted, and of none of these. */
export function namesOtherGate(sentence: string, wanted: readonly string[]): boolean {
  const kinds = wanted.filter((id) => gateIds.includes(id));
  if (kinds.length === 0) return false;
  const found = findGates(sentence);
  return found.length > 0 && !found.some((id) => kinds.includes(id));
}
