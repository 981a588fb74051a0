import type { Concept, ConceptKind, Intent, KnowledgeQuestion } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import type { Quantity } from "../title/quantities.ts";
import { readTerms } from "../title/words.ts";
import { namesOtherGate } from "./gates.ts";
import type { Page } from "./page-request.ts";
import { createWriter } from "./writer.ts";

/** What the title's amounts mean comes first; nothing tells more of how well it was understood. */
export function writeAnswer(page: Page, compared: readonly Concept[]): string {
  const { concepts, gates, quantities, knowledge, writer } = page;
  const comparing = concepts[0]?.broader === undefined ? knowledge.compareInWords(compared) : [];
  if (comparing.length > 0) return writer.writeOne(comparing);
  const units = new Set(quantities.map(({ unit }) => unit));
  // Two amounts of one unit are a question about the unit, and a narrow concept has its own answer, but for weights.
  const isAnswered = ({ unit }: Quantity) => concepts[0]?.broader !== undefined && unit !== "kg";
  const [amount] = units.size < quantities.length ? [] : quantities.filter((quantity) => !isAnswered(quantity));
  const meaning = amount ? writer.writeOne(knowledge.describeQuantity(amount, gates)) : "";
  return [meaning, writeDecided(page)].filter(Boolean).join(" ");
}

/**
 * The decisive word of a question chooses the first sentence: the knowledge's own answer to that question, else an
 * answer of the concept that says it, else what can be said in general. Only then comes what is usually told.
 */
function writeDecided(page: Page): string {
  const { concepts, asked, gates, intent, knowledge, writer } = page;
  const question = isAnswered(page) ? null : getAskedQuestion(page);
  const known = question ? writer.writeOne(findClosest(question.answers, asked?.words ?? "")) : "";
  if (known !== "") return `${known} ${writeAfter(page)}`;
  const decisive = asked?.decisive;
  if (!decisive) return withVisitPrice(page, writeOwnAnswer(page, intent));
  const general = knowledge.decideInGeneral({ decisive, words: asked.words, concepts });
  const [main] = concepts;
  const answers = main ? [main.answers[intent] ?? [], main.answers.question ?? [], main.answers.any].flat() : [];
  const isFit = (answer: string) => knowledge.isDecided(decisive, answer) && !namesOtherGate(answer, gates);
  const decided = general.comesFirst && main?.broader === undefined ? [] : answers.filter(isFit);
  const closest = main?.broader === undefined ? decided : findClosest(decided, asked.words);
  if (closest.length > 0) return withVisitPrice(page, writer.writeOne(closest));
  const told = writer.writeOne(general.texts);
  return told === "" ? withVisitPrice(page, writeOwnAnswer(page, intent)) : `${told} ${writeAfter(page)}`;
}

/** A narrow question whose own answer says what the decisive word asks for needs no other. */
function isAnswered({ concepts: [main], asked, intent, knowledge }: Page): boolean {
  const decisive = asked?.decisive;
  if (main?.broader === undefined) return false;
  if (!decisive) return asked?.question?.concept === main;
  return (main.answers[intent] ?? main.answers.any).some((answer) => knowledge.isDecided(decisive, answer));
}

/** After an answer, another that begins with yes or no would answer something else. */
function writeAfter(page: Page): string {
  return writeOwnAnswer(page, page.intent === "question" ? null : page.intent);
}

/** The first sentence is what is read. */
function countNamed(answer: string, asked: readonly string[]): number {
  const terms = knownTerms.get(answer) ?? new Set(readTerms(plainLetters(answer.split(/(?<=[.!?]) /, 1)[0] ?? "")));
  knownTerms.set(answer, terms);
  return asked.filter((term) => terms.has(term)).length;
}

/** The answers of the stock are few and asked for again and again. */
const knownTerms = new Map<string, ReadonlySet<string>>();

/** The wordings that name most of what is asked. */
function findClosest(answers: readonly string[], words: string): string[] {
  if (answers.length < 2) return [...answers];
  const asked = [...new Set(readTerms(words))];
  const counts = answers.map((answer) => countNamed(answer, asked));
  const most = Math.max(...counts);
  return answers.filter((_, at) => counts[at] === most);
}

/** A price is told by the answers that are written for it. */
export function getAskedQuestion({ asked, intent }: Page): KnowledgeQuestion | null {
  if (!asked?.question || (intent === "price" && asked.decisive === null)) return null;
  return asked.question.question;
}

const pricedByPhoto = new Set<ConceptKind>(["part", "symptom"]);
const figure = /R\$|\{(?:price|models\.prices)/;

/** A part whose price is told by photo: what the visit costs stands beside what decides the price. */
function withVisitPrice({ concepts: [main], intent, knowledge, writer }: Page, answer: string): string {
  if (intent !== "price" || !main || !pricedByPhoto.has(main.kind) || figure.test(answer)) return answer;
  const [first = "", ...rest] = answer.split(/(?<=[.!?]) /);
  return [first, writer.writeOne(knowledge.visitLines), ...rest].filter(Boolean).join(" ");
}

/** A main concept without words for the intent, or with words for another gate, borrows them from the next. */
function writeOwnAnswer(page: Page, intent: Intent | null): string {
  const { concepts, gates, place, random, writer, knowledge, asked } = page;
  const [main, ...others] = concepts;
  if (!main) return "";
  const wanted = intent ?? "any";
  const own = main.answers[wanted] ?? [];
  // Of a service or a price, what holds for the gate that is named tells more than what holds for all.
  const ofGate =
    main.broader === undefined && (main.kind === "service" || main.kind === "buying")
      ? others.find(({ id }) => gates.includes(id))
      : undefined;
  // What a narrow question does not price, the thing that it is about may.
  const wide = intent === "price" && main.broader !== undefined ? knowledge.getConcept(main.broader) : undefined;
  const choices = [
    ofGate?.answers[wanted] ?? [],
    own,
    wide?.answers.price ?? [],
    main.answers.any,
    ...others.map(({ answers }) => answers[wanted] ?? answers.any),
  ];
  for (const answers of choices) {
    const fitting = answers.filter((answer) => !namesOtherGate(answer, gates));
    if (fitting.length === 0) continue;
    // Wordings of a narrow answer stress one thing or another; the title says which.
    return writer.writeOne(main.broader !== undefined && asked ? findClosest(fitting, asked.words) : fitting);
  }
  return createWriter({ place, gates: [], random }).writeOne(own.length > 0 ? own : main.answers.any);
}
