import { memoize, mostSentences } from "../memoize.ts";
import type { PageText, TextSection } from "./page-text.ts";

const shingleWords = 4;
/** Of its runs of four words, so many in one earlier sentence make a sentence a repetition. */
const repeatedShare = 0.5;

const sentenceEnd = /(?<=[.!?]) (?=[\p{Lu}{\d])/u;

/** "{" stands after "z", and begins the name of a figure. */
const codes = { zero: 48, nine: 57, a: 97, brace: 123, firstAccented: 192 };

function isWordCode(code: number): boolean {
  return (
    (code >= codes.a && code <= codes.brace) ||
    (code >= codes.zero && code <= codes.nine) ||
    code >= codes.firstAccented
  );
}

/** A number for each run of four words. Read letter by letter: this is done for every sentence of every page. */
const getShingles = memoize(mostSentences, (sentence): readonly number[] => {
  const low = sentence.toLowerCase();
  const words: number[] = [];
  let hash = 0;
  for (let at = 0; at <= low.length; at++) {
    const code = at < low.length ? low.charCodeAt(at) : 0;
    if (isWordCode(code)) hash = (Math.imul(hash, 31) + code) | 0;
    else if (hash !== 0) {
      words.push(hash);
      hash = 0;
    }
  }
  const shingles: number[] = [];
  for (let at = 0; at < Math.max(1, words.length - shingleWords + 1); at++) {
    let run = 7;
    for (let next = at; next < Math.min(at + shingleWords, words.length); next++)
      run = (Math.imul(run, 16_777_619) ^ (words[next] ?? 0)) | 0;
    shingles.push(run);
  }
  return shingles;
});

/** Tells of each sentence whether an earlier one said the same, or nearly. */
export function createRepeatFinder(): (sentence: string) => boolean {
  const firstHolder = new Map<number, number>();
  let count = 0;
  return (sentence) => {
    const shingles = getShingles(sentence);
    let shared: Map<number, number> | null = null;
    const fresh: number[] = [];
    for (const id of shingles) {
      const holder = firstHolder.get(id);
      if (holder === undefined) {
        fresh.push(id);
        continue;
      }
      shared ??= new Map();
      shared.set(holder, (shared.get(holder) ?? 0) + 1);
    }
    for (const times of shared?.values() ?? []) if (times >= shingles.length * repeatedShare) return true;
    for (const id of fresh) firstHolder.set(id, count);
    count += 1;
    return false;
  };
}

/** The same paragraph is taken apart at every step on its way to a page. */
const mostParagraphs = 1_000;

export const splitSentences = memoize(mostParagraphs, (text): readonly string[] =>
  text === "" ? [] : text.split(sentenceEnd),
);

/** Leaves out of a page what it has said already, and the parts that are empty then. */
export function dropRepeats({ answer, support, sections, questions, closing }: PageText): PageText {
  const isRepeat = createRepeatFinder();
  const keep = (text: string) => {
    const sentences = splitSentences(text);
    const kept = sentences.filter((sentence) => !isRepeat(sentence));
    // The same string is known wherever it is looked up, a copy of it is not.
    return kept.length === sentences.length ? text : kept.join(" ");
  };
  const keepSection = (section: TextSection): TextSection => {
    // What announces a list stays with it.
    const paragraphs = section.paragraphs.map(keep).filter(Boolean);
    for (const step of section.steps ?? []) isRepeat(step);
    const bullets = section.bullets.filter((bullet) => !isRepeat(bullet));
    const isListGone = section.bullets.length > 1 && bullets.length < 2;
    // What only led to a list says nothing without it.
    if (isListGone && paragraphs.length === 1 && splitSentences(paragraphs[0] ?? "").length === 1) {
      return { ...section, paragraphs: [], bullets: [] };
    }
    return { ...section, paragraphs, bullets };
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
