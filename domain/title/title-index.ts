import type { Concept } from "../knowledge/concept.ts";
import type { Steps } from "../steps.ts";
import { countTerms, type TermCounts } from "./find-closest.ts";
import { type AskStems, readAsks } from "./narrow-matcher.ts";
import { type NamedPlace, namePlaces } from "./place-finder.ts";
import { type LearnedSpelling, learnSpelling } from "./spelling.ts";

/**
 * What is worked out of all of the knowledge before a title can be read, as plain data: the build does it once, and a
 * start only reads it.
 */
export type TitleIndex = { spelling: LearnedSpelling; asks: AskStems; terms: TermCounts };

type Sources = {
  concepts: readonly Concept[];
  synonyms: readonly string[];
  places: readonly NamedPlace[];
  modelNames: readonly string[];
  /** Good Portuguese to learn spelling from. */
  texts: Iterable<string>;
};

export function* indexTitles({ concepts, synonyms, places, modelNames, texts }: Sources): Steps<TitleIndex> {
  const names = concepts.flatMap(({ words, label }) => [...words, label]);
  return {
    spelling: yield* learnSpelling({
      trade: [...names, ...modelNames, "portão portões motor motores garagem"],
      places: namePlaces(places),
      texts,
    }),
    asks: yield* readAsks(concepts),
    terms: yield* countTerms(concepts, synonyms),
  };
}
