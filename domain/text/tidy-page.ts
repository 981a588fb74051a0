import { mentionsKit, namesOtherGate } from "../knowledge/gates.ts";
import { type Draft, type DraftSection, finishSections, type Passage } from "./draft.ts";
import { readPassage } from "./drop-repeats.ts";
import { createEchoFinder } from "./echoes.ts";
import { leaveOutOtherGates, narrowSentence } from "./other-gates.ts";
import type { PageText } from "./page-text.ts";
import { readSentence, type Sentence } from "./sentence.ts";
import { namesOtherSetting, type Setting } from "./setting.ts";
import {
  fewestSections,
  hasOneSentence,
  isEmptyOfCost,
  isStump,
  leaveOut,
  type PriceWords,
  tidyPrices,
} from "./tidy-sections.ts";
import { leaveOutToldAbove } from "./told-above.ts";
import { leaveOutToldFigures } from "./told-figures.ts";
import { leaveOutQuote } from "./told-once.ts";

export type TidyRequest = PriceWords & {
  gates: readonly string[];
  /** Whether what is told of homes does not hold here. */
  isHeavy: boolean;
  /** Whether the title's gate is wider than the kits of the list serve. */
  isWide: boolean;
  setting: Setting;
  /** Whether the title is of a motor that was bought elsewhere. */
  hasOwnMotor: boolean;
  /** Whether the title asks what it costs to have a motor fitted: half of that is what labour alone costs. */
  asksFitting: boolean;
  /** Whether a new motor is none of its business: a wet remote control, a battery, a visit for upkeep. */
  isFarFromSwap: boolean;
  /** Whether the title asks what it costs. */
  asksPrice: boolean;
  /** Those behind these stand by for what goes. */
  mostQuestions: number;
  /** How much a word tells a text from others. */
  weighTerm(term: string): number;
};

/** What it costs to fit somebody's own motor, which stands beside no price that has one in it. */
export const labourAlone = "{price.installation}";
/** Told of whoever has a motor already, it is taken for no price with one in it. */
const ofOwnMotor =
  /\bjá (?:tem|comprou)|\bcomprou\b|\bcomprado (?:à parte|por|em outr)|\bmotor (?:próprio|é seu)\b|\bsó a mão de obra\b/i;
const withMotor = /\{(?:price\.(?:homeSwap|padrao|speedy|jetflex|lowest|highest)|models\.prices)/;

const swap = /\{price\.homeSwap\}/;
/** Who is told to switch off and wait is not told to try again. */
const stops = /pare de usar|até o técnico (?:chegar|testar)|enquanto espera|^[^.]*\burgente\b/i;
const drives = /^(?:Acione uma vez|Teste outro controle|Mande fechar)/;

/** What a page says once: the badge says the hours too. */
const saidOnce = ["{shop.hours}", "{shop.instalments}", "90 dias"];
const fewestSteps = 3;

/** Prices and times of a house. */
const homeFigures =
  /\{(?:price\.(?:homeSwap|installation|preventive|padrao|speedy|lowest)|models\.prices\w*|time\.(?:sliding|tilting))\}/;

const fewestQuestions = 2;
/** What is kept of each sentence; with one that goes, goes the next that speaks of what it named. */
function keepSentences(passage: Passage, keep: (sentence: Sentence) => string): Passage {
  let isLastOut = false;
  let isWhole = true;
  const told: string[] = [];
  for (const sentence of passage.sentences) {
    const kept: string = isLastOut && sentence.leansOnLast ? "" : keep(sentence);
    isLastOut = kept === "";
    if (kept !== sentence.text) isWhole = false;
    if (kept !== "") told.push(kept);
  }
  return isWhole ? passage : readPassage(...told);
}

/** Whether what is kept of an answer still begins with the answer, and is more than a stump of it. */
function answersFirst(kept: Passage, answer: Passage): boolean {
  if (kept === answer) return true;
  const first = answer.sentences[0]?.text ?? "";
  const least = Math.max(fewestWords, countWords(answer) / 2);
  return kept.text.startsWith(first.slice(0, sameBeginning)) && countWords(kept) >= least;
}

const sameBeginning = 12;
const fewestWords = 7;
const countWords = ({ text }: Passage) => text.split(" ").length;

/** The page's last word invites to send a photo: a section that tells anything else does without its own invitation. */
function inviteOnce(paragraphs: readonly Passage[]): readonly Passage[] {
  const isInviting = ({ sentences }: Passage) => sentences.some(({ invites }) => invites);
  if (!paragraphs.some(isInviting)) return paragraphs;
  const told = paragraphs.map(({ sentences }) => {
    const rest = sentences.filter(({ invites }) => !invites);
    return readPassage(...rest.map(({ text }) => text));
  });
  return told.some(({ text }) => text !== "") ? told : paragraphs;
}

/** A lead of two sentences or more does without the one on labour alone. */
function leaveOutLabour({ sentences }: Passage, isLabourAlone: (sentence: Sentence) => boolean): readonly Sentence[] {
  const kept = sentences.filter((sentence) => !isLabourAlone(sentence) || withMotor.test(sentence.text));
  return kept.length >= 2 ? kept : sentences;
}

const announces = /^[^.!?]*:$/;

function isSame(kept: readonly Passage[], paragraphs: readonly Passage[]): boolean {
  return kept.length === paragraphs.length && kept.every((passage, at) => passage === paragraphs[at]);
}

/**
 * Leaves out of a page what speaks of another kind of gate or of a house where none is meant, a price that it has told
 * already, and a question whose answer stands above it.
 */
export function tidyPage(page: Draft, request: TidyRequest): PageText {
  const { gates, isHeavy, isWide, setting, hasOwnMotor, isFarFromSwap } = request;
  const lead = [...page.answer.sentences, ...page.support.sentences];
  const leadPrices = lead.flatMap(({ prices }) => prices);
  const told = new Set(leadPrices);
  const isStopped = stops.test(page.answer.text);
  const isUnsuited = (text: string) =>
    namesOtherGate(text, gates) || namesOtherSetting(text, setting) || (isStopped && drives.test(text));
  const hasForeignFigure = ({ text }: Sentence) =>
    (isFarFromSwap && swap.test(text)) || (isHeavy && homeFigures.test(text)) || (isWide && mentionsKit(text));
  const said = new Set(saidOnce.filter((words) => lead.some(({ text }) => text.includes(words))));
  const isTooOften = ({ text }: Sentence) => {
    const here = saidOnce.filter((words) => text.includes(words));
    const isAgain = here.some((words) => said.has(words));
    for (const words of here) said.add(words);
    return isAgain;
  };
  // Beside what a motor costs with labour, labour alone is taken for a mistake.
  const isLabourAlone = ({ text }: Sentence) =>
    text.includes(labourAlone) && !hasOwnMotor && !(request.asksFitting && ofOwnMotor.test(text));
  const isTold = ({ prices }: Sentence) => {
    const isRepeat = prices.length > 0 && prices.every((price) => told.has(price));
    for (const price of prices) told.add(price);
    return isRepeat;
  };
  let isQuoteTold = false;
  const tellOnce = ({ text, tellsQuote }: Sentence) => {
    if (!tellsQuote) return text;
    const kept = isQuoteTold ? leaveOutQuote(text) : text;
    isQuoteTold = true;
    return kept;
  };
  const tellAllOnce = ({ sentences }: Passage) => sentences.map(tellOnce).filter(Boolean).join(" ");
  const answer = leaveOutLabour(page.answer, isLabourAlone)
    .map((sentence) => tellOnce(sentence) || sentence.text)
    .join(" ");
  const support = tellAllOnce(page.support);
  // Most sentences have no figure, and nothing more need be asked of them.
  const isOut = (sentence: Sentence) =>
    isUnsuited(sentence.text) ||
    isTooOften(sentence) ||
    (sentence.hasFigures && (hasForeignFigure(sentence) || isLabourAlone(sentence) || isTold(sentence)));
  const narrow = (sentence: Sentence) => {
    const narrowed = narrowSentence(sentence.text, gates);
    return narrowed === sentence.text ? sentence : readSentence(narrowed);
  };
  const keep = (passage: Passage) =>
    keepSentences(passage, (sentence) => (isOut(sentence) ? "" : tellOnce(narrow(sentence))));
  const leaveOutEchoes = (passage: Passage) =>
    keepSentences(passage, (sentence) => (isEcho(sentence) ? "" : sentence.text));
  const isEcho = createEchoFinder(request.weighTerm);
  for (const sentence of lead) isEcho(sentence);
  const stumps = new Set<DraftSection>();
  const kept = page.sections.flatMap((section): DraftSection[] => {
    const paragraphs = inviteOnce(section.paragraphs.map(keep))
      .map(leaveOutEchoes)
      .filter(({ text }) => text !== "" && !announces.test(text));
    const narrowItem = (item: string) => leaveOutOtherGates(item, gates);
    const isListed = (bullet: string) => !isUnsuited(bullet) && !isLabourAlone(readSentence(bullet));
    const bullets = section.bullets.filter(isListed).map(narrowItem);
    const steps = section.steps?.filter((step) => !isUnsuited(step)).map(narrowItem);
    if (steps && steps.length < fewestSteps) return [];
    const hasWords = paragraphs.length > 0 || steps !== undefined || section.table !== undefined;
    if (!hasWords) return [];
    const told = { ...section, paragraphs, bullets, ...(steps && { steps }) };
    if (!isSame(paragraphs, section.paragraphs)) stumps.add(told);
    return [told];
  });
  const isPriceTold = !request.asksPrice && leadPrices.length > 0;
  // What is left of a section once the rest was told elsewhere is seldom what its heading promises.
  const promised = leaveOut(kept, (section) => stumps.has(section) && hasOneSentence(section), fewestSections);
  const whole = leaveOut(promised, (section) => stumps.has(section) && isStump(section));
  const telling = isPriceTold ? leaveOut(whole, isEmptyOfCost) : whole;
  const sections = tidyPrices(telling, isQuoteTold ? { ...request, quoteLine: "" } : request);
  isQuoteTold ||= sections.some(({ paragraphs }) => paragraphs.some(({ text }) => text === request.quoteLine));
  const cut = page.questions
    .filter(({ question }) => !isUnsuited(question))
    .map(({ question, answer }) => {
      const kept = keep(answer);
      return { question, answer: kept, isWhole: answersFirst(kept, answer) };
    });
  const wholes = cut.filter(({ isWhole }) => isWhole);
  const asked = (wholes.length >= fewestQuestions ? wholes : cut).filter(({ answer: { text } }) => text !== "");
  const untold = leaveOutToldAbove(asked, [page.answer.sentences, ...sections.map(listSentences)]);
  const fresh = leaveOutToldFigures(untold, [answer, support, ...sections.map(joinSection)].join(" "));
  const enough = [fresh, untold, asked].find(({ length }) => length >= fewestQuestions) ?? asked;
  const questions = enough.slice(0, Math.max(fewestQuestions, request.mostQuestions));
  return {
    answer,
    support,
    sections: finishSections(sections),
    closing: tellAllOnce(readPassage(page.closing)) || page.closing,
    questions: questions.map(({ question, answer: { text } }) => ({ question, answer: text })),
  };
}

function joinSection({ paragraphs, bullets, steps = [], table }: DraftSection): string {
  return [...paragraphs.map(({ text }) => text), ...bullets, ...steps, ...(table?.rows.flat() ?? [])].join(" ");
}

function listSentences({ paragraphs, bullets }: DraftSection): Sentence[] {
  return [...paragraphs.flatMap(({ sentences }) => sentences), ...bullets.map(readSentence)];
}
