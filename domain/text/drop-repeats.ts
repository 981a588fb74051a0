import { plainLetters } from "../search-text.ts";
import type { PageText, TextSection } from "./page-text.ts";

const shingleWords = 4;
/** Of its runs of four words, so many in one earlier sentence make a sentence a repetition. */
const repeatedShare = 0.5;

const word = /\{[^}]*\}|[\p{L}\d]+/gu;
const sentenceEnd = /(?<=[.!?]) (?=[\p{Lu}{\d])/u;

/** Sentences of the stock are few, and every page is made of them. */
const knownShingles = new Map<string, number[]>();
const mostKnown = 20_000;
const shingleIds = new Map<string, number>();

function getId(shingle: string): number {
  const known = shingleIds.get(shingle);
  if (known !== undefined) return known;
  const id = shingleIds.size;
  shingleIds.set(shingle, id);
  return id;
}

function getShingles(sentence: string): number[] {
  const known = knownShingles.get(sentence);
  if (known) return known;
  if (knownShingles.size >= mostKnown) {
    knownShingles.clear();
    shingleIds.clear();
  }
  const words = plainLetters(sentence).match(word) ?? [];
  const count = Math.max(1, words.length - shingleWords + 1);
  const ids = Array.from({ length: count }, (_, at) => getId(words.slice(at, at + shingleWords).join(" ")));
  knownShingles.set(sentence, ids);
  return ids;
}

/** Tells of each sentence whether an earlier one said the same, or nearly. */
export function createRepeatFinder(): (sentence: string) => boolean {
  const firstHolder = new Map<number, number>();
  let count = 0;
  return (sentence) => {
    const shingles = getShingles(sentence);
    const shared = new Map<number, number>();
    for (const id of shingles) {
      const holder = firstHolder.get(id);
      if (holder !== undefined) shared.set(holder, (shared.get(holder) ?? 0) + 1);
    }
    for (const times of shared.values()) if (times >= shingles.length * repeatedShare) return true;
    for (const id of shingles) if (!firstHolder.has(id)) firstHolder.set(id, count);
    count += 1;
    return false;
  };
}

export function splitSentences(text: string): string[] {
  return text === "" ? [] : text.split(sentenceEnd);
}

/** Leaves out of a page what it has said already, and the parts that are empty then. */
export function dropRepeats({ answer, support, sections, questions, closing }: PageText): PageText {
  const isRepeat = createRepeatFinder();
  const keep = (text: string) =>
    splitSentences(text)
      .filter((sentence) => !isRepeat(sentence))
      .join(" ");
  const keepSection = (section: TextSection): TextSection => {
    // What announces a list stays with it.
    const paragraphs = section.paragraphs.map(keep).filter(Boolean);
    for (const step of section.steps ?? []) isRepeat(step);
    return { ...section, paragraphs, bullets: section.bullets.filter((bullet) => !isRepeat(bullet)) };
  };
  const hasWords = ({ paragraphs, bullets, steps, table }: TextSection) =>
    paragraphs.length > 0 || bullets.length > 0 || steps !== undefined || table !== undefined;
  return {
    answer: keep(answer),
    support: keep(support),
    sections: sections.map(keepSection).filter(hasWords),
    questions: questions
      .map(({ question, answer: text }) => ({ question, answer: keep(text) }))
      .filter(({ answer: text }) => text !== ""),
    closing,
  };
}
