import type { Steps } from "#domain/steps.ts";
import { indexTitles, type TitleIndex } from "#domain/title/title-index.ts";
import { placeNames } from "../places/find-place.ts";
import { places } from "../places/places.ts";
import { unservedPlaces } from "../places/unserved.ts";
import { concepts } from "./concepts.ts";
import { modelNames } from "./model-names.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { neverOurs, otherTrades } from "./other-trades.ts";
import { synonyms } from "./synonyms.ts";

function* allTexts(): Generator<string> {
  yield* ordinaryWords;
  yield* unservedPlaces;
  yield* otherTrades;
  yield* neverOurs;
  for (const { answers, line, sections, questions, phrase, photo } of concepts) {
    yield phrase;
    yield photo;
    yield* line;
    for (const list of Object.values(answers)) yield* list;
    for (const { headings, slots, bullets = [], steps = [] } of sections) {
      yield* headings;
      yield* bullets;
      yield* steps;
      for (const slot of slots) yield* slot;
    }
    for (const { question, answers } of questions) {
      yield question;
      yield* answers;
    }
  }
  for (const { note, roads } of places) {
    yield note;
    yield* roads;
  }
}

/** It reads all of the knowledge, which takes seconds: a built server has what it gives in a file. */
export function indexKnowledge(): Steps<TitleIndex> {
  return indexTitles({ concepts, synonyms, places: placeNames, modelNames, texts: allTexts() });
}
