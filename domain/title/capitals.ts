import { isShouted } from "./clean-title.ts";
import type { createPhraseMatcher } from "./phrase-matcher.ts";
import type { createPlaceFinder, NamedPlace } from "./place-finder.ts";
import { type ModelRules, readMakeName } from "./read-model.ts";
import { splitWords, type Word } from "./words.ts";

const abbreviations = new Map(
  "SP PPA AGL HDL HCS ABNT NBR DPS CFTV LED USB HP MHz GHz RF BLDC"
    .split(" ")
    .map((text) => [text.toLowerCase(), text]),
);

type Finders<P extends NamedPlace> = {
  finder: ReturnType<typeof createPlaceFinder<P>>;
  matchConcepts: ReturnType<typeof createPhraseMatcher>;
  models: ModelRules;
};

/** Writes a title as it should be published: names of places, brands and models as they write themselves. */
export function createCapitals<P extends NamedPlace>({ finder, matchConcepts, models }: Finders<P>) {
  const writings = new Map<P, Word[][]>();

  /** The names of a place, word by word. */
  function getWritings(place: P): Word[][] {
    const known = writings.get(place);
    if (known) return known;
    const written = [place.name, ...(place.aliases ?? [])].map((name) => splitWords(name));
    writings.set(place, written);
    return written;
  }

  function properNouns(words: readonly Word[]): Map<number, string> {
    const forms = new Map<number, string>();
    for (const { place, start, end } of finder.findAll(words)) {
      const match = getWritings(place).find(
        (name) => name.length === end - start && name.every(({ plain }, at) => words[start + at]?.plain === plain),
      );
      for (const [offset, { text }] of (match ?? []).entries()) forms.set(start + offset, text);
    }
    const matches = matchConcepts(words);
    for (const [position, form] of readMakeName(words, matches, models)?.written ?? []) forms.set(position, form);
    for (const { concept, positions } of matches) {
      if (concept.kind !== "brand" && concept.kind !== "model") continue;
      const labelWords = splitWords(concept.label);
      for (const position of positions) {
        const form = labelWords.find(({ plain }) => plain === words[position]?.plain)?.text;
        if (form) forms.set(position, form);
      }
    }
    words.forEach((word, position) => {
      const abbreviation = abbreviations.get(word.plain);
      if (abbreviation) forms.set(position, abbreviation);
      if (word.plain === "metro" && forms.has(position + 1)) forms.set(position, "metrô");
    });
    return forms;
  }

  function withCapitals(title: string): string {
    const low = isShouted(title) ? title.toLowerCase() : title;
    const words = splitWords(low);
    const forms = properNouns(words);
    let result = "";
    let at = 0;
    words.forEach(({ text, start, end }, position) => {
      const isLoud = text.length > 3 && text === text.toUpperCase() && /\p{L}/u.test(text);
      result += low.slice(at, start) + (forms.get(position) ?? (isLoud ? text.toLowerCase() : text));
      at = end;
    });
    result += low.slice(at);
    return result.charAt(0).toUpperCase() + result.slice(1);
  }

  return withCapitals;
}
