import { memoize, mostSentences } from "../memoize.ts";
import type { Draft, DraftSection, Passage, WrittenPage, WrittenSection } from "./draft.ts";
import { readSentence, type Sentence } from "./sentence.ts";

/** Of its runs of four words, so many in one earlier sentence make a sentence a repetition. */
const repeatedShare = 0.5;

/** Tells of each sentence whether an earlier one said the same, or nearly. */
export function createRepeatFinder(): (sentence: string) => boolean {
  const isRepeat = createFinder();
  return (sentence) => isRepeat(readSentence(sentence));
}

function createFinder(): (sentence: Sentence) => boolean {
  const firstHolder = new Map<number, number>();
  let count = 0;
  return ({ text, shingles }) => {
    // "Não." answers each question that it stands under.
    if (!text.includes(" ")) return false;
    let shared: Map<number, number> | null = null;
    for (const id of shingles) {
      const holder = firstHolder.get(id);
      if (holder === undefined) continue;
      shared ??= new Map();
      shared.set(holder, (shared.get(holder) ?? 0) + 1);
    }
    for (const times of shared?.values() ?? []) if (times >= shingles.length * repeatedShare) return true;
    for (const id of shingles) if (shared === null || !firstHolder.has(id)) firstHolder.set(id, count);
    count += 1;
    return false;
  };
}

const codes = { exclamation: 33, stop: 46, question: 63 };

function isEndSign(code: number): boolean {
  return code === codes.stop || code === codes.question || code === codes.exclamation;
}

const beginning = /[\p{Lu}{\d]/u;

/** "CDC, art. 49": the article of a law ends no sentence. */
const article = /(?:^|[ (])arts?\.$/;

/** Sentences begin with a capital, a number or a figure of the shop. From space to space: a pattern would try every letter. */
export function splitSentences(text: string): readonly string[] {
  if (text === "") return [];
  const sentences: string[] = [];
  let start = 0;
  for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1)) {
    if (!isEndSign(text.charCodeAt(space - 1)) || !beginning.test(text.charAt(space + 1))) continue;
    if (article.test(text.slice(Math.max(0, space - 6), space))) continue;
    sentences.push(text.slice(start, space));
    start = space + 1;
  }
  sentences.push(start === 0 ? text : text.slice(start));
  return sentences;
}

export const readSentences = memoize(mostSentences, (text): readonly Sentence[] =>
  splitSentences(text).map(readSentence),
);

export function readPassage(...texts: readonly string[]): Passage {
  return { text: texts.join(" "), sentences: texts.flatMap(readSentences) };
}

/** Leaves out of a page what it has said already, and the parts that are empty then. */
export function dropRepeats({ answer, support, sections, questions, closing }: WrittenPage): Draft {
  const isRepeat = createFinder();
  const keep = (...texts: readonly string[]): Passage => {
    const passage = readPassage(...texts);
    let isLastOut = false;
    const kept = passage.sentences.filter((sentence) => {
      isLastOut = isRepeat(sentence) || (isLastOut && sentence.leansOnLast);
      return !isLastOut;
    });
    return kept.length === passage.sentences.length ? passage : toPassage(kept);
  };
  const keepSection = (section: WrittenSection): DraftSection => {
    // What announces a list stays with it.
    const paragraphs = section.paragraphs.map((texts) => keep(...texts)).filter(({ text }) => text !== "");
    for (const step of section.steps ?? []) isRepeat(readSentence(step));
    const bullets = section.bullets.filter((bullet) => !isRepeat(readSentence(bullet)));
    const isListGone = section.bullets.length > 1 && bullets.length < 2;
    // What only led to a list says nothing without it.
    if (isListGone && paragraphs.length === 1 && paragraphs[0]?.sentences.length === 1) {
      return { ...section, paragraphs: [], bullets: [] };
    }
    return { ...section, paragraphs, bullets };
  };
  const hasWords = ({ paragraphs, bullets, steps, table }: DraftSection) =>
    paragraphs.length > 0 || bullets.length > 0 || steps !== undefined || table !== undefined;
  return {
    answer: keep(answer),
    support: keep(support),
    sections: sections.map(keepSection).filter(hasWords),
    questions: questions
      .map(({ question, answer: text }) => ({ question, answer: keep(text) }))
      .filter(({ answer: { text } }) => text !== ""),
    closing,
  };
}

function toPassage(sentences: readonly Sentence[]): Passage {
  return { text: sentences.map(({ text }) => text).join(" "), sentences };
}
