import type { Concept, Intent } from "../knowledge/concept.ts";
import { namesOtherGate } from "../knowledge/gates.ts";
import type { Decisive } from "../title/decisive.ts";
import type { Quantity } from "../title/quantities.ts";
import {
  isBesideQuestion,
  isPartMeasure,
  isPauseLength,
  isWholeGateMeasure,
  namesOtherAmount,
  saysAmount,
  saysOpeningTime,
} from "./amounts.ts";
import { getAskedQuestion } from "./asked-question.ts";
import { findCloserQuestion, withAddition } from "./choose-lead.ts";
import { chooseWordings } from "./choose-wordings.ts";
import { splitSentences } from "./drop-repeats.ts";
import { getFirstSentence } from "./first-sentence.ts";
import { leansOnLast } from "./leaning.ts";
import { nameDriven, nameGate } from "./name-gate.ts";
import { nameMake } from "./name-make.ts";
import { leaveOutOtherGates } from "./other-gates.ts";
import { figure, writeOwnAnswer } from "./own-answer.ts";
import type { Page } from "./page-request.ts";
import { canFill } from "./place-context.ts";
import {
  canFollowPlace,
  nameCity,
  namePlace,
  putPlaces,
  tellServed,
  tellThere,
  writeServiceLead,
} from "./serve-in-place.ts";
import { withCircumstance } from "./with-circumstance.ts";

const asksWhether = /\?|^(?:tem|voces|atende|faz|sera|e (?:normal|perigoso|seguro|comum|verdade))\b/;
const bareYes = /^(?:Sim[,:]|(?:Sim|Tem|Pode|Dá|É)\.) (.)/;

/** "Sim" answers a question: a title that asks none is told the same without it. */
export function writeAnswer(page: Page, compared: readonly Concept[]): string {
  if (page.opening) return page.writer.writeSentences(page.opening).join(" ");
  const lead = nameGate(
    leaveOutOtherGates(
      nameWidth(withCircumstance(page, putPlaces(writeLead(page, compared), page)), page.quantities),
      page.asked ? page.gates : [],
    ),
    page,
  );
  const answer = nameCity(nameDriven(tellThere(page, nameMake(page, namePlace(page, lead))), page), page);
  const { asked } = page;
  const isAsked = asked === undefined || asked.decisive !== null || asksWhether.test(asked.words);
  return isAsked ? answer : answer.replace(bareYes, (_, first: string) => first.toUpperCase());
}

/** "Dessa largura" stands for the one that the title gives. */
function nameWidth(answer: string, quantities: readonly Quantity[]): string {
  const widths = quantities.filter(({ unit }) => unit === "m");
  const [width] = widths;
  if (!width || widths.length > 1) return answer;
  return answer
    .replace(/\bdessa (?:largura|medida)\b/, `de ${width.written}`)
    .replace(/\b(para|com) essa (?:largura|medida)\b/i, (_, before: string) => `${before} ${width.written}`);
}

/** What the title's amounts mean comes first; nothing tells more of how well it was understood. */
function writeLead(page: Page, compared: readonly Concept[]): string {
  const { concepts, gates, quantities, knowledge, writer, service } = page;
  const comparing = concepts[0]?.broader === undefined ? knowledge.compareInWords(compared) : [];
  if (comparing.length > 0) return writer.writeOne(comparing);
  const units = new Set(quantities.map(({ unit }) => unit));
  // Two amounts of one unit are a question about the unit; a narrow answer may speak of the amount itself.
  const isTold = ({ unit, written, height }: Quantity) =>
    unit !== "kg" &&
    height === undefined &&
    concepts[0]?.broader !== undefined &&
    (saysAmount(concepts[0], written, gates) || (unit === "s" && saysOpeningTime(concepts[0])));
  const isPair = units.size < quantities.length;
  const [amount] = isPair
    ? []
    : quantities.filter(
        (quantity) =>
          !isTold(quantity) &&
          !isPartMeasure(page, quantity) &&
          !isPauseLength(page, quantity) &&
          !isBesideQuestion(page, quantity) &&
          !isWholeGateMeasure(page, quantity),
      );
  const compares = isPair && !quantities.every(isTold);
  const weighed =
    compares || (units.has("HP") && units.has("kg"))
      ? knowledge.compareQuantities(quantities, gates, page.asked?.words ?? "")
      : [];
  const meaning =
    compares || weighed.length > 0
      ? writer.writeOne(weighed)
      : amount
        ? writer.writeOne(knowledge.describeQuantity(amount, gates, getSpoken(page)))
        : "";
  const verdict = service ? "" : writer.writeOne(page.verdicts);
  // A width with its height is the whole question of which motor.
  if (amount?.height !== undefined && meaning !== "" && page.intent !== "price" && !service)
    return [meaning, findPriced(page, writeOwnAnswer(page, page.intent))].filter(Boolean).join(" ");
  // Who asks whether to do this or that is told which, before what an amount means.
  if (verdict !== "") return [verdict, getFirstSentence(meaning)].filter(Boolean).join(" ");
  const lead = service
    ? writeServiceLead(page, service, () => withYardstick(page, writeServed(page)))
    : withAddition(page, writeDecided(page));
  // What an amount means is half of a lead already.
  const width = quantities.find(({ unit }) => unit === "m");
  // What is told of narrow gates is no answer to who gives a greater width.
  if (meaning === "" && width && knowledge.isWide([width]) && page.avoids(getFirstSentence(lead))) {
    const told = writer.writeOne(knowledge.describeQuantity(width, gates, getSpoken(page)));
    return `${told} ${knowledge.quoteLine}`.trim();
  }
  if (meaning === "") return lead;
  // Which of two sizes to take is the whole question.
  const isWhole = concepts[0]?.kind === "part" || page.intent === "comparison";
  if (weighed.length > 0 && isWhole && page.intent !== "price") return meaning;
  const more = pickSentence(page, lead);
  const priced = figure.test(meaning) || figure.test(more) ? "" : findPriced(page, lead);
  // A price of what does not serve this gate is none, nor is what holds for one of another size.
  const fitting =
    page.avoids(more) || namesOtherAmount(more, amount)
      ? page.intent === "price" && priced === ""
        ? knowledge.quoteLine
        : ""
      : more;
  return tellServed(page, [meaning, fitting, priced].filter(Boolean).join(" "));
}

/** Who wants to buy or to have fitted what an amount is told of is told the price beside it, where one is known of this gate. */
function findPriced(page: Page, lead: string): string {
  if (page.intent !== "buying" && page.intent !== "installation" && page.intent !== "price") return "";
  const isFit = (sentence: string) =>
    figure.test(sentence) && !page.avoids(sentence) && !leansOnLast(sentence) && !namesOtherGate(sentence, page.gates);
  return splitSentences(lead).find(isFit) ?? "";
}

/** Who asks for a price is told it, whatever else the lead says. */
function pickSentence({ intent, service }: Page, lead: string): string {
  // "Qual usar?" leads up to what the amount has answered.
  const all = splitSentences(lead);
  const sentences = all.filter(
    (sentence, at) => !sentence.endsWith("?") && !(all[at - 1]?.endsWith("?") && leansOnLast(sentence)),
  );
  // "Sim" answers no amount.
  const [first = ""] = sentences;
  if (first.startsWith(yes)) return first.charAt(yes.length).toUpperCase() + first.slice(yes.length + 1);
  const wantsPrice = intent === "price" || (service !== null && intent === "buying");
  const at = wantsPrice ? sentences.findIndex((sentence) => figure.test(sentence)) : -1;
  // What a price depends on stands beside it.
  return at < 0 ? first : sentences.slice(at, at + 2).join(" ");
}

const yes = "Sim, ";

/**
 * The decisive word of a question chooses the lead: the knowledge's own answer to that question, else the answer of
 * what the title names that decides it and says most of the title, else what can be said in general.
 */
function writeDecided(page: Page): string {
  const { concepts, asked, gates, intent, knowledge, writer } = page;
  const [main] = concepts;
  const isWide = main?.broader === undefined;
  // A narrow question's own answers are whole: one of the questions below another tells less.
  const question = isWide ? getAskedQuestion(page) : null;
  const known = question ? writer.writeOne(chooseWordings(question.answers, page)) : "";
  if (known !== "") return withMore(page, known);
  const decisive = asked?.decisive;
  if (!decisive) return withYardstick(page, writeOwnAnswer(page, intent));
  const general =
    isWide || !ownDecisions.has(decisive)
      ? knowledge.decideInGeneral({ decisive, words: asked.words, concepts })
      : { texts: [], comesFirst: false };
  const answers = main ? [main.answers[intent] ?? [], main.answers.question ?? [], main.answers.any].flat() : [];
  const isFit = (answer: string) =>
    canFill(answer, page.place) && knowledge.isDecided(decisive, answer) && !namesOtherGate(answer, gates);
  const comesFirst = general.comesFirst && isWide && general.texts.length > 0;
  const decided = comesFirst ? [] : answers.filter(isFit);
  // A narrow question's answers are whole: one of the questions below them tells less.
  const tellsAll = comesFirst || (!isWide && ownDecisions.has(decisive));
  const closer = tellsAll ? null : findCloserQuestion(page, decided);
  const told = closer ? writer.writeOne(closer.answers) : "";
  if (told !== "") return withMore(page, told);
  const closest = isWide ? decided : chooseWordings(preferPriced(decided, intent), page);
  if (closest.length > 0) return withYardstick(page, writer.writeOne(closest));
  const inGeneral = writer.writeOne(general.texts);
  return inGeneral === "" ? withYardstick(page, writeOwnAnswer(page, intent)) : withMore(page, inGeneral);
}

/** Whether something can, may or must be done, or is worth it, a narrow question tells better in its own words than what holds of every gate. */
const ownDecisions = new Set<Decisive>(["allowed", "possible", "needed", "worth"]);

/** "Quanto custa e quanto tempo leva" is answered by what says both. */
function preferPriced(answers: readonly string[], intent: Intent): readonly string[] {
  const priced = intent === "price" ? answers.filter((answer) => figure.test(answer)) : [];
  return priced.length > 0 ? priced : answers;
}

/** What a title says with its amounts, which its words leave out: "1/4 HP para 350 kg". */
function getSpoken({ asked, quantities }: Page): string {
  return [asked?.words ?? "", ...quantities.map(({ written }) => written)].join(" ");
}

/** A lead of so many words stands alone. */
const enoughWords = 22;

/** A short answer is followed by the first sentence of what is usually told; a whole one by nothing that repeats it. */
function withMore(page: Page, lead: string): string {
  const words = lead.split(" ").length;
  // After an answer, another that begins with yes or no would answer something else.
  if (words >= enoughWords) return lead;
  const more = writeOwnAnswer(page, page.intent === "question" ? null : page.intent);
  const [first = ""] = splitSentences(more);
  // "Lavou e o portão parou?" leads up to an answer that does not follow here.
  return first.endsWith("?") ? lead : `${lead} ${first}`;
}

/** Where the price is told by photo, a figure to measure it by stands beside what decides it. */
function withYardstick({ concepts, quantities, intent, knowledge, writer }: Page, answer: string): string {
  const [main] = concepts;
  if (intent !== "price" || !main || figure.test(answer)) return answer;
  const [first = "", ...rest] = answer.split(/(?<=[.!?]) /);
  const yardstick = knowledge.findYardstick(main, knowledge.isHeavyDuty(concepts, quantities));
  return [first, writer.writeOne(yardstick), ...rest].filter(Boolean).join(" ");
}

const offers =
  /^(?:Sim|Nós|Fazemos|Atendemos|Vendemos|Instalamos|Consertamos|Trocamos|Somos|Temos|Automatizamos|Chame)\b/;

/** After a sentence that offers the service, another that does so says nothing. */
function isNoOffer(answer: string): boolean {
  return !offers.test(answer);
}

/** After the name of a place, where a price is asked: the wordings that can stand there. */
function writeServed(page: Page): string {
  const canStand = (answer: string) => {
    const first = getFirstSentence(answer);
    return isNoOffer(answer) && (page.intent !== "price" || !figure.test(first) || canFollowPlace(page, first));
  };
  return writeOwnAnswer(page, page.intent, canStand);
}
