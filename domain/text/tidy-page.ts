import { getTerms } from "./choose-lead.ts";
import { splitSentences } from "./drop-repeats.ts";
import { namesOtherGate } from "./gates.ts";
import type { PageText, TextSection } from "./page-text.ts";

export type TidyRequest = {
  gates: readonly string[];
  /** Whether what is told of homes does not hold here. */
  isHeavy: boolean;
};

const figures = /\{(price\.\w+|models\.prices\w*)\}/g;
/** Prices and times of a house. */
const ofHomes =
  /\{(?:price\.(?:homeSwap|installation|preventive|padrao|speedy|lowest)|models\.prices\w*|time\.(?:sliding|tilting))\}/;

/** The prices of all models are those of each. */
function readPrices(sentence: string): string[] {
  if (!sentence.includes("{")) return [];
  return Array.from(sentence.matchAll(figures), ([, name = ""]) =>
    name.startsWith("models.") ? "price.models" : name,
  ).map((name) => (/^price\.(?:padrao|speedy|jetflex|lowest|highest)$/.test(name) ? "price.models" : name));
}

const fewestQuestions = 2;
/** Of an answer's telling words, so many in one block above it make it a repetition. */
const repeatedShare = 0.6;

function countShared(terms: ReadonlySet<string>, block: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of terms) if (block.has(term)) shared += 1;
  return shared / Math.max(1, terms.size);
}

function readBlock(texts: readonly string[]): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const text of texts)
    for (const sentence of splitSentences(text)) for (const term of getTerms(sentence)) terms.add(term);
  return terms;
}

/**
 * Leaves out of a page what speaks of another kind of gate or of a house where none is meant, a price that it has told
 * already, and a question whose answer stands above it.
 */
export function tidyPage(page: PageText, { gates, isHeavy }: TidyRequest): PageText {
  const told = new Set(readPrices(`${page.answer} ${page.support}`));
  const isForeign = (sentence: string) => namesOtherGate(sentence, gates) || (isHeavy && ofHomes.test(sentence));
  const isTold = (sentence: string) => {
    const prices = readPrices(sentence);
    const isRepeat = prices.length > 0 && prices.every((price) => told.has(price));
    for (const price of prices) told.add(price);
    return isRepeat;
  };
  const mayStay = (text: string) => gates.length === 0 && !text.includes("{");
  const keep = (text: string) =>
    mayStay(text)
      ? text
      : splitSentences(text)
          .filter((sentence) => !isForeign(sentence) && !isTold(sentence))
          .join(" ");
  const sections = page.sections.flatMap((section): TextSection[] => {
    const paragraphs = section.paragraphs.map(keep).filter((text) => text !== "" && !/^[^.!?]*:$/.test(text));
    const bullets = section.bullets.filter((bullet) => !namesOtherGate(bullet, gates));
    const hasWords = paragraphs.length > 0 || section.steps !== undefined || section.table !== undefined;
    return hasWords ? [{ ...section, paragraphs, bullets }] : [];
  });
  const blocks = [[page.answer], ...sections.map(({ paragraphs, bullets }) => [...paragraphs, ...bullets])].map(
    readBlock,
  );
  const answered = page.questions.map(({ question, answer }) => ({ question, answer: keep(answer) }));
  const kept = answered.filter(({ question, answer }) => answer !== "" && !namesOtherGate(question, gates));
  const isNew = ({ answer }: { answer: string }) => {
    const terms = getTerms(answer);
    return blocks.every((block) => countShared(terms, block) < repeatedShare);
  };
  const fresh = kept.filter(isNew);
  return { ...page, sections, questions: fresh.length >= fewestQuestions ? fresh : kept.slice(0, fewestQuestions) };
}
