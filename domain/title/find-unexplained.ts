import type { Concept } from "../knowledge/concept.ts";
import { isSmallWord, toStems, type Word } from "./words.ts";

/** Forms of verbs, participles and adverbs: they say how or whether, and a page says so in other words. */
const noNoun = /(?:[aei]ndo|[ai]d[oa]s?|mente|[aeio]r|ram|ou|iu|[aei]sse|ava|avam|ssem|vel|veis|inh[oa]s?|issim[oa])$/;
const fewestLetters = 4;

/** What stands before the name of a place that we do not know: it may lie anywhere. */
const placeHeads =
  /^(?:jardim|jd|vila|vl|rua|avenida|av|parque|pq|cidade|bairro|conjunto|residencial|estrada|alameda|praca|travessa|shopping|metro|estacao|terminal|largo|chacara|recanto|nucleo|distrito|rodovia)$/;

type Reading = {
  words: readonly Word[];
  /** Those that no concept explains. */
  left: readonly Word[];
  /** What the title is taken for; by which of its names does not matter. */
  concepts: readonly Concept[];
};

/** Nouns that name nothing we know of, neither of every day nor in the name of a place: a page that never says them answers something else. */
export function createUnexplainedFinder(ordinary: readonly string[]) {
  const ordinaryStems = toStems(ordinary);
  return ({ words, left, concepts }: Reading): string[] => {
    if (left.length === 0) return [];
    const head = words.findIndex(({ plain }) => placeHeads.test(plain));
    const named = toStems(concepts.flatMap(({ words: names, label }) => [...names, label]));
    const nouns = left.filter(
      (word) =>
        word.plain.length >= fewestLetters &&
        !/\d/.test(word.plain) &&
        !noNoun.test(word.plain) &&
        !isSmallWord(word) &&
        !ordinaryStems.has(word.stem) &&
        !named.has(word.stem) &&
        (head < 0 || words.indexOf(word) < head),
    );
    return [...new Set(nouns.map(({ text }) => text))];
  };
}
