import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concepts } from "#content/knowledge/concepts.ts";
import { synonyms } from "#content/knowledge/synonyms.ts";
import { getFirstSentence } from "#domain/text/first-sentence.ts";
import { createTermReader } from "#domain/title/title-terms.ts";
import { splitWords } from "#domain/title/words.ts";
import type { Labelled } from "./train-title-model.ts";

const folder = join(import.meta.dirname, "../titles");

/** How much a text of each kind counts: what somebody has looked at before what was only written, and both before what we say. */
const weights = { reading: 2, example: 1, label: 1, ask: 0.7, answer: 0.5, question: 0.3 };

/** A title with what answers it. */
export type KnownTitle = { title: string; id: string; kind: "reading" | "example" };

const { readTerms, readAllTerms } = createTermReader(synonyms);

function readFolder<Value>(name: string): [string, Value][] {
  const files = readdirSync(join(folder, name)).toSorted();
  return files.flatMap((file) => Object.entries<Value>(JSON.parse(readFileSync(join(folder, name, file), "utf8"))));
}

/** Titles that were written for each concept, by its id: as people type them, and none taken from its own texts. */
export function readExamples(): [string, string[]][] {
  return readFolder<string[]>("examples");
}

/** Titles with the ids of what answers them, the best first. */
export function readReadings(): [string, string[]][] {
  return readFolder<string>("readings").map(([title, ids]) => [title, ids.split(" ")]);
}

/** What is of one concept and has the same terms counts once, with the greatest weight. */
function mergeSame(texts: readonly Labelled[]): Labelled[] {
  const merged = new Map<string, Labelled>();
  for (const text of texts) {
    const terms = [...new Set(text.terms)].toSorted();
    const key = [text.id, ...terms].join(" ");
    merged.set(key, { ...text, terms, weight: Math.max(text.weight, merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/**
 * The titles and what the concepts say of themselves, each with the concept that it is of. Of a concept without examples
 * too little is known to tell it from its neighbours: it is left out.
 */
export function labelTexts(titles: readonly KnownTitle[]): Labelled[] {
  // An answer is not put as a question is: only what it speaks of counts.
  const label = (id: string, text: string, weight: number, read = readAllTerms): Labelled => ({
    id,
    weight,
    terms: read(splitWords(text.replace(/\[\w+\]/g, ""))),
  });
  const known = new Set(titles.filter(({ kind }) => kind === "example").map(({ id }) => id));
  const own = concepts.flatMap((concept) => [
    label(concept.id, concept.label, weights.label),
    ...concept.words.map((words) => label(concept.id, words, weights.ask)),
    ...concept.answers.any
      .slice(0, 1)
      .map((answer) => label(concept.id, getFirstSentence(answer), weights.answer, readTerms)),
    ...concept.questions.map(({ question }) => label(concept.id, question, weights.question)),
  ]);
  const typed = titles.map(({ title, id, kind }) => label(id, title, weights[kind]));
  return mergeSame([...own, ...typed].filter(({ id }) => known.has(id)));
}
