import { plainLetters } from "../search-text.ts";
import type { Steps } from "../steps.ts";
import { spellOutPlaces } from "./abbreviations.ts";
import { createCapitals } from "./capitals.ts";
import { cleanTitle, splitColumns } from "./clean-title.ts";
import { createPhraseMatcher } from "./phrase-matcher.ts";
import { createPlaceFinder, type FoundPlace, type NamedPlace, namePlaces } from "./place-finder.ts";
import { type Quantity, readQuantities, spellOut } from "./quantities.ts";
import { createListReader, findListStart, leaveOutCauses, leaveOutCount } from "./read-list.ts";
import type { ModelRules } from "./read-model.ts";
import { createSubjectReader, type Subject, type SubjectRules } from "./read-subject.ts";
import { readUse } from "./read-use.ts";
import { type Correction, createSpeller } from "./spelling.ts";
import type { TitleIndex } from "./title-index.ts";
import { splitWords, type Word } from "./words.ts";

export type Understanding<P> = Subject & {
  /** As it should be published: cleaned, with sure corrections and proper capitals. */
  title: string;
  place: P | null;
  /** Named besides, of the catalogue. */
  otherPlaces: P[];
  quantities: Quantity[];
  corrections: Correction[];
};

export type Catalogue<P extends NamedPlace> = SubjectRules & {
  places: readonly P[];
  /** Names of cities and states that are not served. */
  unserved: readonly string[];
  /** Words that are meant for others, in plain letters. */
  slips: Readonly<Record<string, string>>;
  /** The same, only where one of these stands next. */
  slipsBefore: Readonly<Record<string, { meant: string; before: readonly string[] }>>;
  slipsAfter: Readonly<Record<string, { meant: string; after: readonly string[] }>>;
  /** Names of models that are words of the language too, or that others are taken for. */
  modelNames: readonly string[];
  /** Id of what tells of all that is done for a gate. */
  overview: string;
};

export type TitleReader<P> = { understandTitle(title: string): Understanding<P> };

export function* createTitleReader<P extends NamedPlace>(
  catalogue: Catalogue<P>,
  index: TitleIndex,
): Steps<TitleReader<P>> {
  const { concepts, places } = catalogue;
  const matchConcepts = createPhraseMatcher(concepts.filter(({ broader }) => broader === undefined));
  yield;
  const finder = createPlaceFinder(places, splitWords);
  yield;
  const unservedFinder = createPlaceFinder(
    catalogue.unserved.map((name): NamedPlace => ({ name, kind: "municipality", city: name })),
    splitWords,
  );
  const speller = createSpeller(index.spelling, catalogue);
  yield;
  const models: ModelRules = {
    modelNames: new Set(catalogue.modelNames.map(plainLetters)),
    isKnown: speller.isKnown,
  };
  const withCapitals = createCapitals({ finder, matchConcepts, models });
  yield;
  const readSubject = yield* createSubjectReader(
    { ...catalogue, ordinary: [...catalogue.ordinary, ...namePlaces(places)] },
    { matchConcepts, models, index },
  );

  const putSubjectFirst = createListReader(catalogue);

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

  function findUnserved(
    words: readonly Word[],
    placePositions: ReadonlySet<number>,
    matched: ReadonlySet<Word>,
  ): string | null {
    const isUsed = (position: number, word: Word | undefined) =>
      placePositions.has(position) || (word !== undefined && matched.has(word));
    const first = unservedFinder.findAll(words).find(({ start }) => !isUsed(start, words[start]));
    if (first) return first.place.name;
    // "em Xanxerê": a capital after a preposition of place, and no word of ours.
    for (const [position, word] of words.entries()) {
      const before = words[position - 1]?.plain ?? "";
      const isName = /^\p{Lu}\p{Ll}+/u.test(word.text) && !isUsed(position, word) && !speller.isKnown(word.plain);
      if (isName && ["em", "no", "na"].includes(before)) return word.text;
    }
    return null;
  }

  /** One of each name besides the chosen: a zone or a district of its city before one of another. */
  function findOthers(words: readonly Word[], found: readonly FoundPlace<P>[], chosen: FoundPlace<P> | null): P[] {
    if (!chosen) return [];
    const spots = Map.groupBy(found, ({ start }) => start);
    return [...spots.values()].flatMap((spot) => {
      const near = spot.find(({ place }) => place.city === chosen.place.city) ?? finder.choose(spot);
      if (!near || near.place === chosen.place || near.place.name === chosen.place.name) return [];
      // "Mooca, São Paulo" says where the Mooca is; "Barueri e Alphaville" are two.
      const isWhere = near.place.kind === "zone" || near.place.name === chosen.place.city;
      return isWhere && !areJoined(words, near, chosen) ? [] : near.place;
    });
  }

  function understandTitle(raw: string): Understanding<P> {
    const { title: whole, corrections: placed } = spellOutPlaces(joinColumns(raw), finder.findAll);
    const { title: spelt, corrections } = speller.correct(whole);
    const title = withCapitals(spelt);
    const { quantities, rest } = readQuantities(title);
    const words = splitWords(rest);
    const found = finder.findAll(words);
    const chosen = finder.choose(found);
    const placePositions = new Set(
      found.flatMap(({ start, end }) => words.slice(start, end).map((_, at) => start + at)),
    );
    // What a name says is no subject, nor is "na" before it, nor "e" between two: nobody in "Jardim Industrial" asked for an industrial gate.
    const isOfPlace = (word: Word, position: number) =>
      placePositions.has(position) ||
      (inWords.has(word.plain) && placePositions.has(position + 1)) ||
      (word.plain === "e" && placePositions.has(position - 1));
    const told = words.filter((word, position) => !isOfPlace(word, position));
    const spoken = readUse(leaveOutCauses(leaveOutCount(told)));
    const asked = spoken.map(({ text }) => text).join(" ");
    const read = (said: readonly Word[], text: string) =>
      readSubject({
        words: said,
        asked: text,
        amounts: quantities.map(spellOut),
        hasPlace: chosen !== null,
        tailStart: /:\s/.exec(rest)?.index ?? Number.POSITIVE_INFINITY,
        findUnserved: (matched) => findUnserved(words, placePositions, matched),
      });
    const subject = read(spoken, title.includes("?") ? `${asked}?` : asked);
    const listStart = findListStart(rest);
    const beforeList = listStart === null ? [] : spoken.filter(({ start }) => start < listStart);
    const otherPlaces = findOthers(words, found, chosen);
    const isUnreadable = /<script|javascript:/i.test(raw) || (title.length > 0 && !/\p{L}{2}/u.test(title));
    const head = beforeList.length > 0 ? read(beforeList, beforeList.map(({ text }) => text).join(" ")) : subject;
    const concepts = putSubjectFirst(subject.concepts, head.concepts);
    return {
      ...subject,
      concepts,
      // What a list names is no part of what is offered first: nobody installs "controle".
      asked: concepts === subject.concepts ? subject.asked : head.asked,
      title,
      query: `${subject.query} ${chosen?.place.name ?? ""}`.trim(),
      place: chosen?.place ?? null,
      otherPlaces,
      quantities,
      corrections: [...placed, ...corrections],
      hold: isUnreadable ? "unreadable" : subject.hold,
    };
  }

  return { understandTitle };
}

const inWords = new Set(["em", "no", "na", "nos", "nas"]);

/** Whether nothing stands between them but "e", as in "na Mooca e em toda a Zona Leste". */
function areJoined(words: readonly Word[], one: FoundPlace<unknown>, other: FoundPlace<unknown>): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const [joint = "", ...rest] = words.slice(first.end, second.start).map(({ plain }) => plain);
  return joint === "e" && rest.every((word) => betweenPlaces.has(word));
}

const betweenPlaces = new Set(["em", "na", "no", "a", "o", "toda", "todo", "para", "regiao", "da", "do", "de"]);
