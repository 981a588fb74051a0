import { type Concept, isBrandOrModel } from "../knowledge/concept.ts";
import { isNamedForOtherGate } from "../knowledge/gates.ts";
import type { Steps } from "../steps.ts";
import { neverMentions } from "./never-mentions.ts";
import { createNumbered } from "./numbered.ts";
import { createTermReader } from "./title-terms.ts";
import { isGeneralStem, splitWords, stemWord, type Word } from "./words.ts";

type Entry = {
  concept: Concept;
  /** A word counts for less in an entry that says everything. */
  dampened: number;
  /** What a title has that asks for it, each with how much its words tell and the part that it is asked of. */
  asks: { terms: string[]; weight: number; own: string[] }[];
};

/** How often an entry says a word. */
type Mention = { entry: number; count: number };

type ClosestFinder = {
  findClosest(words: readonly Word[], taken: readonly Concept[]): Concept | null;
  /** Whether what else a title names says far more of it than the narrow question that its words were found to ask. */
  isOutrated(words: readonly Word[], narrow: Concept, others: readonly Concept[]): boolean;
};

/** How much a part of an entry says what the entry is about. */
const shares = { label: 3, asked: 1, answer: 1, question: 0.7, heading: 0.5 };

/** What is asked of a make is found by the make alone. */
const mark = /\[\w+\]/;

/** Saturation and length of BM25, the usual way to rank texts by words. */
const saturation = 1.2;
const lengthShare = 0.5;

/** So much better must an entry fit than what the title was taken for. */
const margin = 1.25;
/** And so much better what else a title names than the narrow question that it was taken for. */
const outrated = 1.5;
/** So much of the title must it speak of, and so much of one of its own sets of words must the title have. */
const fewestSaid = 0.6;
const fewestAsked = 0.85;
/** A single word asks for an entry only that speaks of all the rest as well. */
const fewestSaidBySingle = 0.9;
/** Said at least in a question of its own. */
const surelySaid = 0.7;

/** How a question is put, whatever it asks: an answer need not repeat it. */
const asking = new Set(
  "qual melhor como quando quanto onde saber usar funciona existe serve vale pena compensa diferenca entre voces atende"
    .split(" ")
    .map(stemWord),
);

/** "Perto de mim" wants somebody for what the rest of a title names; "perto" alone may tell how a remote control fails. */
function leaveOutNear(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ plain }, start) => plain === "mim" && words[start - 1]?.plain === "de");
  return at >= 2 && nearness.test(words[at - 2]?.plain ?? "") ? words.toSpliced(at - 2, 3) : words;
}

const nearness = /^(?:perto|proxim[oa]s?)$/;

/** Of each concept that is not asked by its name alone: the terms of what asks it, and what it says how often, in turns. */
export type TermCounts = { terms: string[]; asks: number[][][]; counts: number[][] };

const isFound = ({ isAskedByName }: Concept) => !isAskedByName;

export function* countTerms(concepts: readonly Concept[], synonyms: readonly string[]): Steps<TermCounts> {
  const { readTerms } = createTermReader(synonyms);
  const { names: terms, toNumber } = createNumbered();
  const ou = toNumber("ou");
  const read = (text: string) => readTerms(splitWords(text)).map(toNumber);
  const asks: number[][][] = [];
  const counts: number[][] = [];
  for (const { words, label, phrase, answers, questions, sections } of concepts.filter(isFound)) {
    const counted = new Map<number, number>();
    const add = (found: readonly number[], share: number) => {
      for (const term of found) {
        if (term !== ou || share >= shares.asked) counted.set(term, (counted.get(term) ?? 0) + share);
      }
    };
    const asked = words.flatMap((written) => (mark.test(written) ? [] : [[...new Set(read(written))]]));
    for (const ask of asked) add(ask, shares.asked);
    add(read(label), shares.label);
    add(read([phrase, ...Object.values(answers).flat()].join(" ")), shares.answer);
    add(read(questions.map(({ question }) => question).join(" ")), shares.question);
    add(read(sections.flatMap(({ headings }) => headings).join(" ")), shares.heading);
    asks.push(asked);
    counts.push([...counted].flat());
    yield;
  }
  return { terms, asks, counts };
}

/**
 * A second opinion on what a title asks. The sets of words that name a question are never complete; this ranks all
 * questions by how much their words, answers and headings say of the title, and speaks up only where one fits far
 * better than what was found by name: `taken`, most telling first.
 */
export function* createClosestFinder(
  all: readonly Concept[],
  synonyms: readonly string[],
  learned: TermCounts,
): Steps<ClosestFinder> {
  const concepts = all.filter(isFound);
  const { readTerms, gates: gateTerms, users, ways } = createTermReader(synonyms);
  // What is asked of one of these is asked by no title that does not name it.
  const binding = gateTerms.union(users).union(ways);
  const toTerm = (number: number) => learned.terms[number] ?? "";
  const lengths: number[] = [];
  const mentions = new Map<string, Mention[]>();
  for (const [entry, counts] of learned.counts.entries()) {
    let length = 0;
    for (let at = 0; at < counts.length; at += 2) {
      const term = toTerm(counts[at] ?? 0);
      const count = counts[at + 1] ?? 0;
      const known = mentions.get(term);
      if (known) known.push({ entry, count });
      else mentions.set(term, [{ entry, count }]);
      length += count;
    }
    lengths.push(length);
    yield;
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const rarest = Math.log(2 * concepts.length + 2);
  const weights = new Map(
    [...mentions].map(([term, all]): [string, number] => {
      const sure = all.filter(({ count }) => count >= surelySaid).length;
      return [term, Math.log(1 + (concepts.length - sure + 0.5) / (sure + 0.5))];
    }),
  );
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + (weights.get(term) ?? rarest), 0);
  const parts = concepts.filter(({ kind, broader }) => kind === "part" && broader === undefined);
  const partTerms = new Set(parts.flatMap(({ label }) => readTerms(splitWords(label))));
  const entries: Entry[] = [];
  for (const [at, concept] of concepts.entries()) {
    const named = readTerms(splitWords(concept.label)).filter((term) => partTerms.has(term));
    entries.push({
      concept,
      dampened: saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / average),
      asks: (learned.asks[at] ?? []).map((numbers) => {
        const terms = numbers.map(toTerm);
        return { terms, weight: weigh(terms), own: terms.filter((term) => named.includes(term)) };
      }),
    });
    yield;
  }
  const indexById = new Map(concepts.map(({ id }, at) => [id, at]));

  /** Ids of parts, by the words that name them alone. */
  const partsByTerm = new Map<string, Set<string>>();
  for (const { concept, asks } of entries) {
    if (concept.kind !== "part" || concept.broader !== undefined) continue;
    for (const { terms } of asks) {
      const [term] = terms;
      if (terms.length !== 1 || term === undefined) continue;
      partsByTerm.set(term, (partsByTerm.get(term) ?? new Set()).add(concept.id));
    }
  }

  /** How well each entry fits, and how much of the telling terms it speaks of. */
  function rateEntries(terms: readonly string[], telling: readonly string[]) {
    const ratings = new Float64Array(entries.length);
    const said = new Float64Array(entries.length);
    for (const term of terms) {
      const weight = weights.get(term) ?? rarest;
      for (const { entry, count } of mentions.get(term) ?? []) {
        const dampened = entries[entry]?.dampened ?? saturation;
        ratings[entry] = (ratings[entry] ?? 0) + (weight * count * (saturation + 1)) / (count + dampened);
        if (count >= surelySaid && telling.includes(term)) said[entry] = (said[entry] ?? 0) + weight;
      }
    }
    return { ratings, said };
  }

  function isOutrated(words: readonly Word[], narrow: Concept, others: readonly Concept[]): boolean {
    const rivals = others.filter(({ kind }) => kind === "symptom" || kind === "part");
    if (rivals.length === 0 || narrow.isAskedByName) return false;
    const { ratings } = rateEntries([...new Set(readTerms(words))], []);
    const rate = ({ id }: Concept) => ratings[indexById.get(id) ?? -1] ?? 0;
    return rivals.some((rival) => rate(rival) > rate(narrow) * outrated);
  }

  function findClosest(all: readonly Word[], taken: readonly Concept[]): Concept | null {
    const words = leaveOutNear(all);
    // What is told of a model is told of nothing else, and what is asked by name of nothing that is only near.
    if (taken[0]?.kind === "model" || taken[0]?.isAskedByName) return null;
    const ids = new Set(taken.map(({ id }) => id));
    const gates = taken.filter(({ kind }) => kind === "gate").map(({ id, broader }) => broader ?? id);
    // Of "placa PPA", only the make's own name is of the make.
    const makers = taken
      .filter(isBrandOrModel)
      .flatMap(({ id, broader }) => entries[indexById.get(broader ?? id) ?? -1] ?? []);
    const makerTerms = new Set(makers.flatMap(({ asks }) => asks.flatMap((ask) => ask.terms)));
    const terms = [...new Set(readTerms(words))].filter((term) => !makerTerms.has(term));
    const telling = terms.filter((term) => !asking.has(term));
    // "Diferença entre PPA e Garen" asks for nothing but the two.
    if (terms.length < 2 || telling.length === 0) return null;
    const { ratings, said } = rateEntries(terms, telling);
    const asked = new Set(terms);
    const total = weigh(telling);
    const isAsked = ({ asks }: Entry, share: number) =>
      asks.some(
        ({ terms: set, weight, own }) =>
          own.every((term) => asked.has(term)) &&
          set.some((term) => !asking.has(term)) &&
          // What is denied is not asked by who speaks of it as done.
          set.every((term) => !asked.has(`nao ${term}`) || set.includes(`nao ${term}`)) &&
          set.every((term) => asked.has(term) || !binding.has(term)) &&
          share >= (set.length > 1 ? fewestSaid : fewestSaidBySingle) &&
          weigh(set.filter((term) => asked.has(term))) >= weight * fewestAsked,
      );
    // "Placa original" is no question about the original of another part; every part is the motor's.
    const parts = new Set(terms.flatMap((term) => [...(partsByTerm.get(term) ?? [])]));
    const isAboutOtherPart = ({ kind, broader = "" }: Concept) =>
      kind === "part" && parts.size > 0 && !parts.has(broader) && !isGeneralStem(stemWord(broader));
    let most = margin * Math.max(0, ...taken.map(({ id }) => ratings[indexById.get(id) ?? -1] ?? 0));
    let closest: Concept | null = null;
    for (let at = 0; at < entries.length; at += 1) {
      const rating = ratings[at] ?? 0;
      const entry = entries[at];
      const share = (said[at] ?? 0) / total;
      if (rating <= most || share < fewestSaid || !entry) continue;
      const { concept } = entry;
      if (concept.broader === undefined || ids.has(concept.id)) continue;
      if (isAboutOtherPart(concept) || isNamedForOtherGate(concept.label, gates)) continue;
      if (isBrandOrModel(concept) && !ids.has(concept.broader)) continue;
      if (taken.some((thing) => thing.kind === "symptom" && neverMentions(concept, thing))) continue;
      if (!isAsked(entry, share)) continue;
      most = rating;
      closest = concept;
    }
    return closest;
  }

  return { findClosest, isOutrated };
}
