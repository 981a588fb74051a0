import type { Concept, KnowledgeQuestion } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { type Decisive, readDecisive } from "./decisive.ts";
import { isContrary, readContrast } from "./read-contrast.ts";
import { isGeneralStem, isSmallWord, splitWords, type Word } from "./words.ts";

export type FoundQuestion = {
  concept: Concept;
  question: KnowledgeQuestion;
  /** Whether it is of something else than what the title names. */
  isElsewhere: boolean;
};

type Entry = {
  concept: Concept;
  question: KnowledgeQuestion;
  decisive: Decisive | null;
  stems: ReadonlySet<string>;
  /** Of what the question is asked, where it does not say so itself. */
  context: ReadonlySet<string>;
};

/** How much of the title the question must ask, and how much of the question the title. */
const enough = { coverage: 0.75, precision: 0.6 };
/** For titles that ask nothing in so many words, or name nothing but a gate. */
const sure = { coverage: 0.85, precision: 0.75 };

/** How questions end or join what they ask: "o que faço", "e agora", "tem perigo", "é normal", "por causa do", "vocês fazem". */
const tails = new Set("faco fazer fazemos agora houve isso esse essa tem perigo normal causa voces vcs".split(" "));

/** Whether something must, may or can be done is one question in other words. */
const whether = new Set<Decisive | null>(["needed", "allowed", "possible"]);

function isSameQuestion(one: Decisive | null, other: Decisive | null): boolean {
  return one === other || (whether.has(one) && whether.has(other));
}

/** A question of another subject must be the title's own, word by word. */
const certain = 0.85;
const surelyAsked = 3;
/** And say so much more of the title than the answer that there is already. */
const elsewhereMargin = 0.35;

/** The same weights added up in another order are not the same number. */
const rounding = 1e-9;

function readStems(words: readonly Word[]): Set<string> {
  const telling = words.filter(
    (word) => !isSmallWord(word) && !isGeneralStem(word.stem) && word.plain.length > 1 && !tails.has(word.plain),
  );
  return new Set(telling.map(({ stem }) => stem));
}

/** The single words that name a concept: who says "cachorro" speaks of animals. */
function readNames({ broader, words }: Concept): string {
  return broader === undefined ? words.filter((name) => !name.includes(" ")).join(" ") : "";
}

/** Finds the question of the knowledge that a title asks, in other words and in any order. */
export function* createQuestionFinder(concepts: readonly Concept[], isOrdinary: (id: string) => boolean) {
  const entries: Entry[] = [];
  for (const concept of concepts) {
    const context = readStems(splitWords(`${concept.label} ${concept.phrase} ${readNames(concept)}`));
    for (const question of concept.questions) {
      const decisive = readDecisive(plainLetters(question.question));
      entries.push({ concept, question, decisive, stems: readStems(splitWords(question.question)), context });
    }
    yield;
  }
  const entriesByStem = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const stem of entry.stems) {
      const holders = entriesByStem.get(stem);
      if (holders) holders.push(entry);
      else entriesByStem.set(stem, [entry]);
    }
  }
  yield;
  const rarest = Math.log(1 + entries.length);
  const weights = new Map(
    [...entriesByStem].map(([stem, holders]) => [stem, Math.log(1 + entries.length / (holders.length + 1))]),
  );
  const weigh = (stem: string) => weights.get(stem) ?? rarest;
  const known = new Set(weights.keys());
  for (const { context } of entries) for (const stem of context) known.add(stem);

  return function findQuestion(
    words: readonly Word[],
    named: readonly Concept[],
    decisive: Decisive | null,
    /** Words for which there is an answer already. */
    answered: ReadonlySet<string>,
  ): FoundQuestion | null {
    const asked = readStems(words);
    if (asked.size < 2) return null;
    let total = 0;
    let reachable = 0;
    for (const stem of asked) {
      total += weigh(stem);
      if (known.has(stem)) reachable += weigh(stem);
    }
    if (reachable < total * enough.coverage) return null;
    const telling = named.filter(({ id }) => !isOrdinary(id));
    const family = new Set(telling.map(({ id, broader }) => broader ?? id));
    const limits = decisive === null || family.size === 0 ? sure : enough;
    const least = [...asked].reduce((sum, stem) => sum + (answered.has(stem) ? weigh(stem) : 0), 0) / total;
    const contrast = readContrast(words);
    let best: (FoundQuestion & { rank: number }) | null = null;
    for (const entry of new Set([...asked].flatMap((stem) => entriesByStem.get(stem) ?? []))) {
      const { concept, question, stems, context } = entry;
      if (!isSameQuestion(entry.decisive, decisive)) continue;
      const isNamed = family.has(concept.broader ?? concept.id);
      // What holds for one make is no answer to who names none.
      if (!isNamed && (concept.kind === "brand" || concept.kind === "model")) continue;
      const isInFamily = family.size === 0 || isNamed;
      let shared = 0;
      let own = 0;
      for (const stem of stems) {
        if (asked.has(stem)) shared += weigh(stem);
        // What the question says of its own subject need not stand in a title that names the subject.
        if (asked.has(stem) || !isNamed || !context.has(stem)) own += weigh(stem);
      }
      let covered = shared;
      for (const stem of asked) if (!stems.has(stem) && context.has(stem)) covered += weigh(stem);
      const coverage = isInFamily ? covered / total : shared / total;
      const precision = shared / own;
      if (!isInFamily && (decisive === null || stems.size < surelyAsked || Math.min(coverage, precision) < certain))
        continue;
      if (!isInFamily && coverage < least + elsewhereMargin) continue;
      if (coverage < limits.coverage || precision < limits.precision || coverage <= least + rounding) continue;
      const rank = coverage * precision;
      if (best !== null && rank <= best.rank) continue;
      // "Por que abre, mas não fecha?" is not asked by "fecha, mas não abre".
      if (contrast.size > 0 && isContrary(contrast, [...readContrast(splitWords(question.question))])) continue;
      best = { concept, question, isElsewhere: !isInFamily, rank };
    }
    return best;
  };
}
