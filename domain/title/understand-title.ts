import type { Concept, ConceptKind, Intent } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { createCapitals } from "./capitals.ts";
import { cleanTitle, splitColumns } from "./clean-title.ts";
import { type Decisive, decisiveWords, readDecisive } from "./decisive.ts";
import { createClosestFinder } from "./find-closest.ts";
import { createHoldFinder, type Hold, type HoldRules } from "./find-hold.ts";
import { createNarrowFinder } from "./find-narrow.ts";
import { createQuestionFinder, type FoundQuestion } from "./find-question.ts";
import { createUnexplainedFinder } from "./find-unexplained.ts";
import { decideIntent, readIntent } from "./intent.ts";
import { isLeftOut, readWithout } from "./left-out.ts";
import { type ConceptMatch, createPhraseMatcher } from "./phrase-matcher.ts";
import { createPlaceFinder, type FoundPlace, type NamedPlace } from "./place-finder.ts";
import { type Quantity, readQuantities, spellOut } from "./quantities.ts";
import { anyMake, type ModelRules, readMakeName } from "./read-model.ts";
import { readUse } from "./read-use.ts";
import { type Correction, createSpeller } from "./spelling.ts";
import { isGeneralStem, isSmallWord, splitWords, type Word } from "./words.ts";

export type Understanding<P> = {
  /** As it should be published: cleaned, with sure corrections and proper capitals. */
  title: string;
  /** What somebody would search for who wants this page: the title without the marks around its place. */
  query: string;
  place: P | null;
  /** Named besides, of the catalogue. */
  otherPlaces: P[];
  /** Named, but nobody goes there. */
  unservedPlace: string | null;
  /** Most telling first. */
  concepts: Concept[];
  quantities: Quantity[];
  intent: Intent;
  asked: Asked;
  corrections: Correction[];
  /** Words of which nothing could be made. */
  unknown: string[];
  /** Nouns that no concept explains and that are not of every day: a page must say them to answer the title. */
  unexplained: string[];
  hold: Hold | null;
};

/** What the question of a title turns on. */
export type Asked = {
  decisive: Decisive | null;
  /** The title's own words in plain letters, without its place. */
  words: string;
  /** As the title calls it, with a model of which nothing else is known: "PPA Unno". */
  makeName: string | null;
  /** One that the knowledge answers, and that the title asks in other words. */
  question: FoundQuestion | null;
};

export type Catalogue<P extends NamedPlace> = Omit<HoldRules, "isOrdinary"> & {
  concepts: readonly Concept[];
  places: readonly P[];
  /** Names of cities and states that are not served. */
  unserved: readonly string[];
  /** Words that are meant for others, in plain letters. */
  slips: Readonly<Record<string, string>>;
  /** The same, only where one of these stands next. */
  slipsBefore: Readonly<Record<string, { meant: string; before: readonly string[] }>>;
  /** Words of one meaning, a group a line. */
  synonyms: readonly string[];
  /** Words of every day, which a page need not repeat. */
  ordinary: readonly string[];
  /** Names of models that are words of the language too, or that others are taken for. */
  modelNames: readonly string[];
  /** Good Portuguese to learn spelling from. */
  texts: Iterable<string>;
  /** Ids of parts and materials that every gate has: what is wrong with one tells more than that it is named. */
  common: readonly string[];
  /** Ids of symptoms that may only describe a gate: "trocar motor de portão pesado". */
  descriptive: readonly string[];
  /** Ids of concepts that say what is wanted rather than of what. */
  wishes: readonly string[];
  /** Ids of what every motor has, whoever made it: "consumo do motor PPA" is about the consumption. */
  qualities: readonly string[];
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

const verbs =
  /\b(como|por ?que|porque|quando|onde|quanto|qual|quais|quem|o que|pode|posso|precisa|preciso|vale|pena|compensa)\b/;

/** How people ask, whatever they ask for: a page is not found by these. */
const askingWords = new Set("eu faco fazer vc vcs tbm pq kkk quem chamar".split(" "));

const fewestOfMake = 2;

export function createTitleReader<P extends NamedPlace>(catalogue: Catalogue<P>) {
  const { concepts, places, general, common, descriptive, wishes, qualities } = catalogue;
  const matchConcepts = createPhraseMatcher(concepts.filter(({ broader }) => broader === undefined));
  const finder = createPlaceFinder(places, splitWords);
  const unservedFinder = createPlaceFinder(
    catalogue.unserved.map((name): NamedPlace => ({ name, kind: "municipality", city: name })),
    splitWords,
  );
  const placeNames = places.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const speller = createSpeller({
    trade: [
      ...concepts.flatMap(({ words, label }) => [...words, label]),
      ...catalogue.modelNames,
      "portão portões motor motores garagem",
    ],
    places: placeNames,
    slips: catalogue.slips,
    slipsBefore: catalogue.slipsBefore,
    texts: [...catalogue.texts, ...catalogue.unserved, ...catalogue.otherTrades, ...catalogue.neverOurs],
  });
  const models: ModelRules = {
    modelNames: new Set(catalogue.modelNames.map(plainLetters)),
    isKnown: (plain) => speller.isKnown(plain),
  };
  const withCapitals = createCapitals({ finder, matchConcepts, models });
  const isOrdinary = (id: string) => general.includes(id) || wishes.includes(id);
  const findHold = createHoldFinder({ ...catalogue, isOrdinary });
  const findQuestion = createQuestionFinder(concepts, isOrdinary);
  const findNarrow = createNarrowFinder({ concepts, common, isOrdinary });
  const { findClosest, isOutrated } = createClosestFinder(concepts, catalogue.synonyms);
  const findUnexplained = createUnexplainedFinder([...catalogue.ordinary, ...placeNames]);

  /** General ones last, wishes before them, the rest by kind and then in the order of the title. */
  function getRank({ id, kind }: Concept): number {
    if (general.includes(id)) return 9;
    if (wishes.includes(id)) return 8;
    if (descriptive.includes(id)) return kindRank.service + 0.5;
    if (qualities.includes(id)) return kindRank.brand - 0.5;
    return kindRank[kind] + (common.includes(id) ? 0.5 : 0);
  }

  /** The words of a phrase that names its subject whole: "quanto tempo dura" is answered by what it names. */
  function readNamed(matches: readonly ConceptMatch[]): string[] {
    return matches.flatMap(({ stems }) => (stems.length > 2 ? stems : []));
  }

  /** Of a spreadsheet row: the first column that names a subject, and the place of another when it has none. */
  function joinColumns(line: string): string {
    const columns = splitColumns(line)
      .map(cleanTitle)
      .filter((column) => /\p{L}/u.test(column));
    const [first = "", ...rest] = columns;
    if (rest.length === 0) return first;
    const subject = columns.find((column) => matchConcepts(splitWords(column)).length > 0) ?? first;
    if (finder.findAll(splitWords(subject)).length > 0) return subject;
    const place = rest.find((column) => column !== subject && finder.findAll(splitWords(column)).length > 0);
    return place === undefined ? subject : `${subject} ${place}`;
  }

  function findUnserved(words: readonly Word[], hasPlace: boolean, used: ReadonlySet<number>): string | null {
    const named = unservedFinder.findAll(words).filter(({ start }) => !used.has(start));
    const [first] = named;
    if (first && !hasPlace) return first.place.name;
    if (hasPlace) return null;
    // "em Xanxerê": a capital after a preposition of place, and no word of ours.
    for (const [position, word] of words.entries()) {
      const before = words[position - 1]?.plain ?? "";
      const isName = /^\p{Lu}\p{Ll}+/u.test(word.text) && !used.has(position) && !speller.isKnown(word.plain);
      if (isName && ["em", "no", "na"].includes(before)) return word.text;
    }
    return null;
  }

  /** One of each name besides the chosen: a zone or a district of its city before one of another. */
  function findOthers(found: readonly FoundPlace<P>[], chosen: FoundPlace<P> | null): P[] {
    const spots = Map.groupBy(found, ({ start }) => start);
    return [...spots.values()].flatMap((spot) => {
      const near = spot.find(({ place }) => place.city === chosen?.place.city);
      return (near ?? finder.choose(spot))?.place ?? [];
    });
  }

  function understandTitle(raw: string): Understanding<P> {
    const { title: spelt, corrections } = speller.correct(joinColumns(raw));
    const isMarkup = /<script|javascript:/i.test(raw);
    const title = withCapitals(spelt);
    const { quantities, rest } = readQuantities(title);
    const words = splitWords(rest);
    const found = finder.findAll(words);
    const chosen = finder.choose(found);
    const placePositions = new Set(
      found.flatMap(({ start, end }) => words.slice(start, end).map((_, at) => start + at)),
    );
    // What a name says is no subject: nobody in "Jardim Industrial" asked for an industrial gate.
    const spoken = readUse(words.filter((_, position) => !placePositions.has(position)));
    const without = readWithout(spoken);
    const all = matchConcepts(spoken).filter((match) => !isLeftOut(match, without));
    const make = readMakeName(spoken, all, models);
    // "DZ4 Turbo" is a name, and no wish for a fast motor.
    const matches = all.filter(({ positions }) => !positions.every((position) => make?.written.has(position)));
    const plainly = spoken.filter((_, position) => !make?.written.has(position));
    // Of two of a kind, the one that more words name: "travou com o carro" before "travou".
    const ranked = matches
      .toSorted((a, b) => getRank(a.concept) - getRank(b.concept) || b.positions.length - a.positions.length)
      .map(({ concept }) => concept);
    // "Capacitor do motor do portão" is about the capacitor.
    const specific = ranked.filter(({ id }) => !general.includes(id));
    const named = specific.length > 0 ? specific : ranked;
    const amounts = quantities.flatMap((quantity) => splitWords(spellOut(quantity)));
    const byName = findNarrow([...spoken.filter((_, at) => !without.has(at)), ...amounts], matches, named, make);
    const others = specific.filter((concept) => !byName?.covered.has(concept));
    const narrow = byName && isOutrated(spoken, byName.concept, others) ? null : byName;
    const taken = narrow ? [narrow.concept, ...others] : named;
    const asked = spoken.map(({ text }) => text).join(" ");
    const plainAsked = plainLetters(title.includes("?") ? `${asked}?` : asked);
    const decisive = readDecisive(plainAsked);
    const answered = new Set([...(narrow?.stems ?? []), ...(narrow ? [] : readNamed(matches))]);
    // What is asked of a make in so many words has no better answer elsewhere.
    const isOfMake = narrow?.stems.has(anyMake) && narrow.stems.size > fewestOfMake;
    const anyQuestion = findQuestion([...plainly, ...amounts], taken, decisive, answered);
    const questionByName = isOfMake && anyQuestion?.concept !== narrow?.concept ? null : anyQuestion;
    const isOfPlace = chosen !== null && taken[0]?.broader === undefined;
    const isSure = questionByName !== null || quantities.length > 0 || isOfPlace || isOfMake;
    const closest = isSure ? null : findClosest(plainly, taken);
    const told = closest ? [closest, ...taken.filter(({ kind }) => besides.has(kind))] : taken;
    const question = closest ? findQuestion(plainly, told, decisive, answered) : questionByName;
    // A question that names nothing but a gate is of what it asks about.
    const isOfQuestion = question && (question.isElsewhere || told.every(({ id }) => isOrdinary(id)));
    const sorted = isOfQuestion ? [...new Set([question.concept, ...told.slice(narrow ? 1 : 0)])] : told;
    const matched = new Set(matches.flatMap(({ positions }) => positions.map((position) => spoken[position])));
    const ofModel = new Set([...(make?.written.keys() ?? [])].map((position) => spoken[position]));
    const left = spoken.filter(
      (word) =>
        !matched.has(word) &&
        !ofModel.has(word) &&
        !isSmallWord(word) &&
        !isGeneralStem(word.stem) &&
        !verbs.test(word.plain) &&
        !/^\d/.test(word.plain),
    );
    const usedPositions = new Set([
      ...placePositions,
      ...words.flatMap((word, position) => (matched.has(word) ? [position] : [])),
    ]);
    const explained = new Set(
      matches.flatMap(({ positions }) => (positions.length > 1 ? positions.map((position) => spoken[position]) : [])),
    );
    const loose = spoken.filter((word) => !explained.has(word) && !(decisive && decisiveWords.has(word.plain)));
    const unservedPlace = findUnserved(words, chosen !== null, usedPositions);
    const unservedWords = new Set(unservedPlace === null ? [] : splitWords(unservedPlace).map(({ plain }) => plain));
    const strange = left.filter(({ plain }) => !unservedWords.has(plain));
    const unknown = strange.filter(({ plain }) => !speller.isKnown(plain)).map(({ text }) => text);
    // "DC" or "R" is nothing that a page could be found by.
    const known = spoken.filter(
      ({ text, plain }) => !askingWords.has(plain) && (text.length > 2 || !unknown.includes(text)),
    );
    const otherPlaces = findOthers(found, chosen).filter(
      (place) =>
        place !== chosen?.place &&
        place.kind !== "zone" &&
        place.name !== chosen?.place.city &&
        place.name !== chosen?.place.name,
    );
    return {
      title,
      query: `${known.map(({ text }) => text).join(" ")} ${chosen?.place.name ?? ""}`.trim(),
      place: chosen?.place ?? null,
      otherPlaces,
      unservedPlace,
      concepts: sorted,
      quantities,
      intent: decideIntent(readIntent(plainAsked, sorted), decisive),
      asked: { decisive, words: plainAsked, makeName: make?.name ?? null, question },
      corrections,
      unknown,
      unexplained: findUnexplained({ words: spoken, left: strange, concepts: [...sorted, ...named] }),
      hold: isMarkup
        ? "unreadable"
        : findHold({ words: spoken, loose, concepts: [...sorted, ...named], strange, unknown, unservedPlace, title }),
    };
  }

  return {
    understandTitle,
    findPlace: (title: string) => finder.choose(finder.findAll(splitWords(title)))?.place ?? null,
  };
}
