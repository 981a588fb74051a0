import { type Concept, type ConceptKind, type Intent, isBrandOrModel } from "../knowledge/concept.ts";
import { memoizeBy } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";
import { type Decisive, decisiveWords, readDecisive } from "./decisive.ts";
import { createClosestFinder } from "./find-closest.ts";
import { asksOnlyWhere, createHoldFinder, type Hold, type HoldRules } from "./find-hold.ts";
import { createLearnedFinder } from "./find-learned.ts";
import { createNarrowFinder } from "./find-narrow.ts";
import { createQuestionFinder, type FoundQuestion } from "./find-question.ts";
import { createUnexplainedFinder } from "./find-unexplained.ts";
import { decideIntent, findCompared, readIntent, setsSideBySide, tellsIntent } from "./intent.ts";
import { isAboutRope, isLeftOut, isOnlyProvider, readProvider, readWithout } from "./left-out.ts";
import { tellsReturn } from "./narrow-matcher.ts";
import type { ConceptMatch } from "./phrase-matcher.ts";
import { anyMake, type ModelRules, readMakeName } from "./read-model.ts";
import { askingWords, isAskedWhole, isNamedWhole } from "./said-whole.ts";
import type { TitleIndex } from "./title-index.ts";
import type { TitleModel } from "./title-model.ts";
import { isGeneralStem, isSmallWord, splitWords, type Word } from "./words.ts";

/** What a title is about, wherever it is asked. */
export type Subject = {
  /** What somebody would search for who wants this page: the title without the marks around its place. */
  query: string;
  /** Named, but nobody goes there. */
  unservedPlace: string | null;
  /** Most telling first. */
  concepts: readonly Concept[];
  intent: Intent;
  asked: Asked;
  /** Words of which nothing could be made. */
  unknown: readonly string[];
  /** Nouns that no concept explains and that are not of every day: a page must say them to answer the title. */
  unexplained: readonly string[];
  hold: Hold | null;
};

/** What the question of a title turns on. */
export type Asked = {
  decisive: Decisive | null;
  /** The title's own words in plain letters, without its place. */
  words: string;
  /** As the title calls it, with a model of which nothing else is known: "PPA Unno". */
  makeName: string | null;
  /** Whether it names things, and says nothing of what is wanted with them or wrong about them. */
  namesOnly: boolean;
  /** One that the knowledge answers, and that the title asks in other words. */
  question: FoundQuestion | null;
};

export type SubjectRules = Omit<HoldRules, "isOrdinary"> & {
  concepts: readonly Concept[];
  /** Words of one meaning, a group a line. */
  synonyms: readonly string[];
  /** What was learned from titles of which the answer is known. */
  model: TitleModel;
  /** Words of every day, which a page need not repeat. */
  ordinary: readonly string[];
  /** Ids of parts and materials that every gate has: what is wrong with one tells more than that it is named. */
  common: readonly string[];
  /** Ids of symptoms that may only describe a gate: "trocar motor de portão pesado". */
  descriptive: readonly string[];
  /** Ids of concepts that say what is wanted rather than of what. */
  wishes: readonly string[];
  /** Ids of what every motor has, whoever made it: "consumo do motor PPA" is about the consumption. */
  qualities: readonly string[];
  /** Ids of what covers all else that a title names: "contrato de manutenção de portão e interfone" is about the contract. */
  covering: readonly string[];
  /** Id of what answers "atendem em Mauá?". */
  serviceArea: string;
};

type Tools = {
  matchConcepts(words: readonly Word[]): ConceptMatch[];
  models: ModelRules;
  index: Pick<TitleIndex, "asks" | "terms">;
};

/** A title without its place. */
export type Spoken = {
  words: readonly Word[];
  /** The same as a text, with the question mark that the title has. */
  asked: string;
  /** What its quantities are called. */
  amounts: readonly string[];
  hasPlace: boolean;
  /** Where what stands behind a colon begins: it says more of the subject, and is none of its own. */
  tailStart: number;
  /** Of a title without a place of ours: one of others, in the words that name nothing of the trade. */
  findUnserved(matched: ReadonlySet<Word>): string | null;
};

const kindRank: Record<ConceptKind, number> = {
  symptom: 1,
  part: 1,
  material: 1,
  safety: 1,
  model: 2,
  brand: 3,
  buying: 4,
  service: 5,
  gate: 6,
  audience: 7,
};

/** What stays said of a title when its question turns out to be another. */
const besides = new Set<ConceptKind>(["brand", "model", "gate"]);
const year = /^20[2-3]\d$/;
/** What is named, and neither wanted nor wrong. */
const things = new Set<ConceptKind>(["part", "material", "brand", "model", "gate"]);

const verbs =
  /\b(como|por ?que|porque|quando|onde|quanto|quantos|quantas|qual|quais|quem|o que|pode|posso|precisa|preciso|vale|pena|compensa)\b/;

const fewestMakeWords = 2;

const fewestOfWhole = 3;

const wrong = new Set<ConceptKind>(["symptom", "part"]);

/** "Garen KDZ Fit barulho" is about the noise: of the model nothing is told but that it is sold. */
function tellsNothingBut(model: Concept, others: readonly Concept[]): boolean {
  return isBrandOrModel(model) && model.intent === "buying" && others.some(({ kind }) => wrong.has(kind));
}

/** Lists of titles ask the same in one place after the other. */
const mostSubjects = 1_000;

export function* createSubjectReader(rules: SubjectRules, { matchConcepts, models, index }: Tools) {
  const { concepts, general, common, descriptive, wishes, qualities, covering } = rules;
  const isOrdinary = (id: string) => general.includes(id) || wishes.includes(id);
  const area = concepts.filter(({ id }) => id === rules.serviceArea);
  const findHold = createHoldFinder({ ...rules, isOrdinary });
  const findQuestion = yield* createQuestionFinder(concepts, isOrdinary);
  const findNarrow = yield* createNarrowFinder({ concepts, common, descriptive, covering, isOrdinary }, index.asks);
  const { findClosest, isOutrated } = yield* createClosestFinder(concepts, rules.synonyms, index.terms);
  const findLearned = createLearnedFinder(rules.model, concepts, rules.synonyms);
  yield;
  const findUnexplained = createUnexplainedFinder(rules.ordinary);

  /** General ones last, wishes before them, the rest by kind and then in the order of the title. */
  function getRank({ id, kind }: Concept): number {
    if (general.includes(id)) return 9;
    if (wishes.includes(id)) return 8;
    if (covering.includes(id)) return 0;
    if (descriptive.includes(id)) return kindRank.service + 0.5;
    if (qualities.includes(id)) return kindRank.brand - 0.5;
    return kindRank[kind] + (common.includes(id) ? 0.5 : 0);
  }

  /** The words of a phrase that names its subject whole: "quanto tempo dura" is answered by what it names. */
  function readNamed(matches: readonly ConceptMatch[]): string[] {
    return matches.flatMap(({ stems }) => (stems.length > 2 ? stems : []));
  }

  function readSubject({ words: spoken, asked, amounts: spelt, hasPlace, tailStart, findUnserved }: Spoken): Subject {
    const provider = readProvider(spoken);
    const without = readWithout(spoken);
    const found = matchConcepts(spoken).filter(
      (match) => !isLeftOut(match, without) && !isOnlyProvider(match, provider) && !isAboutRope(match, spoken),
    );
    const make = readMakeName(spoken, found, models);
    // "DZ4 Turbo" is a name, and no wish for a fast motor.
    const matches = found.filter(({ positions }) => !positions.every((position) => make?.written.has(position)));
    const plainly = spoken.filter((_, position) => !make?.written.has(position) && !provider.has(position));
    // Of two of a kind, the one that more words name: "travou com o carro" before "travou".
    const ranked = matches
      .toSorted((a, b) => getRank(a.concept) - getRank(b.concept) || b.positions.length - a.positions.length)
      .map(({ concept }) => concept);
    // "Capacitor do motor do portão" is about the capacitor.
    const specific = ranked.filter(({ id }) => !general.includes(id));
    const named = specific.length > 0 ? specific : ranked;
    const amounts = spelt.flatMap(splitWords);
    // "Empresa de portão automático" names nothing but the firm: it is what is looked for.
    const passing = specific.length === 0 ? without : without.union(provider);
    const byName = findNarrow([...spoken.filter((_, at) => !passing.has(at)), ...amounts], matches, named, make);
    const others = specific.filter((concept) => !byName?.covered.has(concept));
    const isOther = byName && (tellsNothingBut(byName.concept, others) || isOutrated(spoken, byName.concept, others));
    const narrow = isOther ? null : byName;
    const taken = narrow ? [narrow.concept, ...others] : named;
    const plainAsked = plainLetters(asked);
    const decisive = readDecisive(plainAsked);
    const answered = new Set([...(narrow?.stems ?? []), ...(narrow ? [] : readNamed(matches))]);
    // What is asked of a make in so many words has no better answer elsewhere.
    const asksOwnMake = narrow?.stems.has(anyMake) && narrow.stems.size > fewestMakeWords;
    const isPlain = narrow === null && specific.length < 2 && isNamedWhole(plainly, matches, spoken);
    // Who says a name asks nothing of it: "Motor Garen KDZ" is not "todo motor Garen é KDZ?".
    const asksNothing = isPlain && decisive === null && !asked.includes("?");
    const anyQuestion = asksNothing ? null : findQuestion([...plainly, ...amounts], taken, decisive, answered);
    const questionByName = asksOwnMake && anyQuestion?.concept !== narrow?.concept ? null : anyQuestion;
    // On which way a gate turns back, and which of two works, is told by the order of words, of which the second opinion knows nothing.
    const asksReturn = narrow !== null && (tellsReturn(narrow.stems) || narrow.isContrasted);
    const isExact = narrow !== null && isAskedWhole(plainly, narrow.stems);
    const isWhole = isExact && narrow.stems.size >= fewestOfWhole;
    const isSure = questionByName !== null || spelt.length > 0 || isPlain || asksOwnMake || asksReturn || isWhole;
    const compared = setsSideBySide(plainAsked, named) ? findCompared(named) : [];
    // "Deslizante ou pivotante" is not answered by what is told of one of them, nor a choice of makes by what is told of all, or of two kinds of motor.
    const comparesMakes = compared.some(isBrandOrModel);
    const isOfOne = ({ kind, intent, broader }: Concept) =>
      intent === "comparison"
        ? comparesMakes && kind === "gate"
        : comparesMakes || compared.some(({ id }) => id === broader);
    const closestTo = isSure ? null : findClosest(plainly, taken);
    const near = closestTo && !isOfOne(closestTo) ? closestTo : null;
    const byNow = near ? [near, ...taken] : taken;
    const intent = decideIntent(readIntent(plainAsked, byNow), decisive);
    const guess = isSure || make ? null : findLearned(plainly, byNow, intent, isExact);
    const learned = guess && !isOfOne(guess) ? guess : null;
    const closest = learned ?? near;
    const told = closest ? [closest, ...taken.filter(({ kind }) => besides.has(kind))] : taken;
    const question = closest ? findQuestion(plainly, told, decisive, answered) : questionByName;
    // A question that names nothing but a gate is of what it asks about.
    const isQuestionSubject = question && (question.isElsewhere || told.every(({ id }) => isOrdinary(id)));
    const asksArea = told.length === 0 && asksOnlyWhere(spoken, hasPlace);
    const subjects = asksArea ? area : told;
    const sorted = isQuestionSubject ? [...new Set([question.concept, ...subjects.slice(narrow ? 1 : 0)])] : subjects;
    const matched = new Set(
      matches.flatMap(({ positions }) => positions.flatMap((position) => spoken[position] ?? [])),
    );
    const modelWords = new Set([...(make?.written.keys() ?? [])].map((position) => spoken[position]));
    const left = spoken.filter(
      (word, at) =>
        !matched.has(word) &&
        !provider.has(at) &&
        !modelWords.has(word) &&
        !isSmallWord(word) &&
        !isGeneralStem(word.stem) &&
        !verbs.test(word.plain) &&
        !/^\d/.test(word.plain),
    );
    const explained = new Set(
      matches.flatMap(({ positions }) => (positions.length > 1 ? positions.map((position) => spoken[position]) : [])),
    );
    const isAskedByName = ({ stem }: Word) => narrow?.stems.has(stem) === true;
    const loose = spoken.filter(
      (word) => !explained.has(word) && !isAskedByName(word) && !(decisive && decisiveWords.has(word.plain)),
    );
    const unservedPlace = hasPlace ? null : findUnserved(matched);
    const unservedWords = new Set(unservedPlace === null ? [] : splitWords(unservedPlace).map(({ plain }) => plain));
    const strange = left.filter(({ plain }) => !unservedWords.has(plain));
    const unknown = strange.filter(({ plain }) => !models.isKnown(plain)).map(({ text }) => text);
    // "DC" or "R" is nothing that a page could be found by.
    // A year only asks for what holds now.
    const known = spoken.filter(
      ({ text, plain }) => !askingWords.has(plain) && !year.test(plain) && (text.length > 2 || !unknown.includes(text)),
    );
    const all = [...sorted, ...named];
    // Only behind a subject of ours: "Portão: pizza" has none.
    const isBeforeTail = ({ start }: Word) => start < tailStart;
    const namesSubject =
      spoken.some((word) => isBeforeTail(word) && isGeneralStem(word.stem)) &&
      matches.some(
        ({ concept, positions }) =>
          !isOrdinary(concept.id) && positions.every((position) => (spoken[position]?.start ?? 0) < tailStart),
      );
    const leading = namesSubject ? strange.filter(isBeforeTail) : strange;
    const unexplained = findUnexplained({ words: spoken, left: leading, concepts: all });
    return {
      query: known.map(({ text }) => text).join(" "),
      unservedPlace,
      concepts: sorted,
      intent: decideIntent(readIntent(plainAsked, sorted), decisive),
      asked: {
        decisive,
        words: plainAsked,
        makeName: make?.name ?? null,
        namesOnly: left.length === 0 && sorted.every(({ kind }) => things.has(kind)) && !tellsIntent(plainAsked),
        question,
      },
      unknown,
      unexplained,
      hold: findHold({
        words: spoken,
        loose,
        // Nobody looks in a place for what only seems to be asked: "máquina de lavar Moema" washes no gate.
        concepts: hasPlace && narrow === null ? all.filter((concept) => concept !== closest) : all,
        told: sorted,
        hasPlace,
        strange,
        unexplained,
        unknown,
        unservedPlace,
      }),
    };
  }

  const recallSubject = memoizeBy(
    mostSubjects,
    ({ words, asked, amounts, tailStart }) =>
      [words.filter(({ start }) => start < tailStart).length, asked, ...amounts].join("|"),
    readSubject,
  );

  return (spoken: Spoken): Subject => (spoken.hasPlace ? recallSubject(spoken) : readSubject(spoken));
}
