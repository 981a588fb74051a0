import {
  type Concept,
  type ConceptKind,
  type Intent,
  isBrandOrModel,
  type KnowledgeQuestion,
} from "../knowledge/concept.ts";
import { mentionsKit, mentionsOtherGate, namesOtherGate } from "../knowledge/gates.ts";
import { createRandom, inOrder } from "../random.ts";
import { findCompared } from "../title/intent.ts";
import { getAskedQuestion } from "./asked-question.ts";
import { finishDraft } from "./draft.ts";
import { dropRepeats } from "./drop-repeats.ts";
import { names } from "./is-mostly-about.ts";
import { fitFrame } from "./own-frame.ts";
import {
  type ClosingKind,
  isAboutMuch,
  isParticular,
  type Knowledge,
  type Page,
  type PageRequest,
  shouldMentionAudience,
} from "./page-request.ts";
import type { PageText } from "./page-text.ts";
import { wantsOnlySubject } from "./plan-sections.ts";
import { readGist } from "./read-gist.ts";
import { nameAll, putPlaces } from "./serve-in-place.ts";
import { namesOtherSetting } from "./setting.ts";
import { labourAlone, tidyPage } from "./tidy-page.ts";
import { mentionsQuote } from "./told-once.ts";
import { readVisitKind } from "./visit-kind.ts";
import { writeAnswer } from "./write-answer.ts";
import { writeSections } from "./write-sections.ts";
import { writeArea, writeSupport } from "./write-support.ts";
import { createWriter } from "./writer.ts";

export function composePage(known: Knowledge, asking: PageRequest): PageText {
  const placed = asking.otherPlaces?.length ? { ...asking, place: leaveOutNamed(asking) } : asking;
  const { concepts, gates, intent, verdicts, service, compared, setting, isHeavy, isWide, hasOwnMotor, ...gist } =
    readGist(known, placed);
  const knowledge = fitFrame(known, { ...placed, concepts }, gates);
  const request: PageRequest = { ...placed, intent };
  const drawing = createRandom(request.seed);
  const random = request.isBest ? inOrder : drawing;
  const isUnbalanced = unbalanced.test(concepts[0]?.broader ?? concepts[0]?.id ?? "");
  const avoids = (text: string) =>
    request.asked !== undefined &&
    (namesOtherSetting(text, setting) ||
      (isUnbalanced && movesCar.test(text)) ||
      (!hasOwnMotor && text.includes(labourAlone)) ||
      (isWide && mentionsKit(text) && !text.includes("acima")));
  const page: Page = {
    ...request,
    concepts,
    knowledge,
    gates,
    random,
    verdicts,
    service,
    isFarFromSwap: gist.isFarFromSwap,
    avoids,
    reach: Math.min(100, Math.max(0, request.creativity)) / 100,
    writer: createWriter({ place: request.place, gates, avoids, brand: gist.brand, random }),
  };
  // What any page may say is drawn: else all of the best would end alike.
  const any = { ...page, random: drawing, writer: createWriter({ ...page, brand: gist.brand, random: drawing }) };
  const leading = request.leadsBest
    ? { ...page, random: inOrder, writer: createWriter({ ...page, brand: gist.brand, random: inOrder }) }
    : page;
  const answer = writeAnswer(leading, compared);
  const support = writeSupport(any, answer);
  const isQuoteTold = request.asked !== undefined && mentionsQuote(`${answer} ${support}`);
  const sections = writeSections(page, compared, answer);
  const isDayTold = request.asked !== undefined && tellsDay.test(support);
  const { questions, spares } = writeQuestions(page, isQuoteTold, isDayTold);
  const closing = writeClosing(any, isQuoteTold, isDayTold);
  const draft = dropRepeats({
    answer,
    support,
    sections,
    // Pages of no title are told by their place too, and are not read for one answer.
    questions: request.asked === undefined ? questions : [...questions, ...spares],
    closing: [closing, writeArea(any, `${answer} ${support} ${closing}`)].filter(Boolean).join(" "),
  });
  if (request.asked === undefined) return finishDraft(draft);
  return tidyPage(draft, {
    gates: compared.length > 1 ? [] : gates,
    isHeavy,
    isWide,
    setting,
    hasOwnMotor,
    asksFitting: intent === "price" && fitting.test(request.asked.words),
    isFarFromSwap: gist.isFarFromSwap,
    asksPrice: intent === "price",
    mostQuestions: questions.length,
    weighTerm: knowledge.weighTerm,
    quoteLine: knowledge.quoteLine,
    priceHeading: drawing.pick(knowledge.priceHeadings),
    payingHeading: knowledge.payingHeading,
  });
}

/** That the answer to a message brings the day of the visit. */
const tellsDay =
  /\b(?:dias? livres?|horários? livres?|dia d[ae] visita|o dia e o valor|o valor e o dia|o dia e a hora)\b/;

/** "Quanto custa a instalação", "quanto cobra para colocar um motor". */
const fitting = /\b(?:instala(?:cao|r|m)|coloca(?:cao|r)|monta(?:gem|r)|por (?:um )?motor)\b/;

/** Nobody drives under a leaf that may fall. */
const unbalanced = /^(?:cabo-|mola$|contrapeso$|caiu-do-trilho$)/;
const movesCar = /\btir(?:a|e|ar) o carro\b|\bcarros? fora\b|\babre a garagem\b|\bfora da garagem\b/;

/** What the title names besides is no neighbour that is served too. */
function leaveOutNamed({ place, otherPlaces = [] }: PageRequest): PageRequest["place"] {
  const named = new Set(otherPlaces.map(({ name }) => name));
  return place && { ...place, neighbours: place.neighbours.filter((name) => !named.has(name)) };
}

const fewestOwn = 2;
/** So many stand by for those whose answers the page has told by then. */
const mostSpares = 2;

type Questions = PageText["questions"];

const askableKinds = new Set(["brand", "model", "gate", "audience", "part", "symptom", "buying", "service"]);

/** Of what the title names alone: a question on anything else is somebody else's. */
function writeQuestions(
  page: Page,
  isQuoteTold: boolean,
  isDayTold: boolean,
): { questions: Questions; spares: Questions } {
  const { concepts, intent, gates, place, reach, random, writer, knowledge } = page;
  const asked = getAskedQuestion(page);
  const [main, ...others] = concepts;
  const count = main?.broader === undefined ? 3 + Math.round(reach) : main.questions.length;
  if (intent === "comparison" && others.length > 0 && main?.broader === undefined) {
    const compared = findCompared(concepts);
    const asked = compared.flatMap(({ questions }) => random.sample(questions, Math.ceil(4 / compared.length)));
    return {
      questions: asked.map(({ question, answers }) => ({ question, answer: writer.writeOne(answers) })),
      spares: [],
    };
  }
  const isAskedBeside = ({ id, kind }: Concept) =>
    askableKinds.has(kind) &&
    !knowledge.isWish(id) &&
    // Who has or buys a part asks nothing of motors that are sold or fitted.
    !(main && isParticular(main.kind) && kind === "service") &&
    (kind !== "audience" || shouldMentionAudience(concepts, intent));
  const second = main?.broader === undefined ? others.find(isAskedBeside) : undefined;
  // Pages on much have sisters in other places, from which they must differ in what is asked too.
  const secondQuestions = (second?.questions ?? []).filter(
    ({ question }) =>
      // Who has a service done on a gate has chosen it.
      !(main?.kind === "service" && mentionsOtherGate(question, gates)) &&
      (!(main && second && (wantsOnlySubject(main, second, intent) || isPartOn(main, second))) ||
        // A part of this one kind of gate has such questions of its own.
        (!main.gates?.includes(second.id) && names(question, main))),
  );
  // A make beside the subject of a page of no title has a page of its own in the same place.
  const isMadeBeside = page.asked === undefined && second !== undefined && isBrandOrModel(second);
  const fromSecond = random.sample(secondQuestions, place && isAboutMuch(concepts) && !isMadeBeside ? 2 : 1);
  const own = (main?.questions ?? []).filter(
    (each) =>
      each !== asked &&
      !namesOtherGate(each.question, gates) &&
      !namesOtherWeight(each.question, page.quantities) &&
      !page.avoids(each.question),
  );
  // Who looks for a service here asks of the visit too.
  const kind = readVisitKind(page);
  // Who wants it the same day has been told when at the top.
  const asksHours = sameDay.test(page.asked?.words ?? "") || own.some(({ question }) => oddHours.test(question));
  const visits = knowledge.local.questions.filter(
    ({ question, visits: kinds, isAboutHours }) =>
      !(isQuoteTold && question.includes("orçamento")) &&
      !((asksHours || (isDayTold && !oddHours.test(question))) && isAboutHours) &&
      (kinds === undefined || (kinds.includes(kind) && intent !== "emergency")) &&
      !page.avoids(question),
  );
  // Of what is sold without a visit, more is asked of how it comes; of a narrow question, what comes next in it.
  const mostVisits = kind === "sale" ? 3 : main?.kind === "part" ? 2 : 1;
  const visitCount = main?.broader === undefined ? mostVisits : Math.min(mostVisits, 1 + Number(kind === "sale"));
  const visitQuestions = page.service ? leaveOutHours(random.sample(visits, visitCount)) : [];
  // What is asked of the visit does not crowd out a narrow question's own.
  const fewest = main?.broader === undefined ? 0 : fewestOwn;
  const drawn = random.shuffle(own);
  const ownCount = Math.max(fewest, count + (kind === "sale" ? 1 : 0) - fromSecond.length - visitQuestions.length);
  const write = (questions: readonly Pick<KnowledgeQuestion, "question" | "answers">[]) =>
    questions
      .map(({ question, answers }) => ({
        question: putPlaces(writer.writeOne([nameAll(question, page)]), page),
        answer: writer.writeOne(answers),
      }))
      .filter(({ question, answer }) => question !== "" && answer !== "");
  return {
    questions: write([...drawn.slice(0, ownCount), ...fromSecond, ...visitQuestions]),
    spares: write(drawn.slice(ownCount, ownCount + mostSpares)),
  };
}

/** Who asks of a leaf of 500 kg is not told of one of 200. */
function namesOtherWeight(question: string, quantities: Page["quantities"]): boolean {
  const named = quantities.filter(({ unit }) => unit === "kg").map(({ value }) => value);
  const asked = Array.from(question.matchAll(/(\d[\d.]*) kg\b/g), ([, figure = ""]) =>
    Number(figure.replaceAll(".", "")),
  );
  return named.length > 0 && asked.length > 0 && !asked.some((weight) => named.includes(weight));
}

/** Who asks of a cable on a tilting gate is not choosing between that gate and a sliding one. */
function isPartOn(main: Concept, second: Concept): boolean {
  return main.kind === "part" && (second.kind === "gate" || second.kind === "brand");
}

const sameDay = /\b(?:mesmo dia|hoje)\b/;
const oddHours = /\b(?:noite|domingos?|feriados?|fim de semana)\b/;

/** All but the first that asks when somebody comes. */
function leaveOutHours<Question extends { isAboutHours?: boolean }>(questions: Question[]): Question[] {
  const first = questions.find(({ isAboutHours }) => isAboutHours);
  return questions.filter((question) => !question.isAboutHours || question === first);
}

const buyingIntents = new Set<Intent>(["buying", "comparison", "installation", "price"]);

const soldAnywhere = new Set(["pilha"]);

/** Who asks what a repair costs has something to be mended. */
function readClosingKind(intent: Intent, main: Concept | undefined): ClosingKind {
  if (main?.kind === "service") return "service";
  // Who wants to do it themselves has nothing to be mended.
  if (intent === "question" || intent === "how-to") return "question";
  // What every shop on the corner sells needs no quote.
  if (main && soldAnywhere.has(main.broader ?? main.id)) return "question";
  const isRepairPrice =
    intent === "price" && (main?.kind === "symptom" || (main?.kind === "part" && main.intent === "repair"));
  return buyingIntents.has(intent) && !isRepairPrice ? "buying" : "repair";
}

const namesDay = /\bdias? livres?\b|\bem que dia\b|\bturno\b/;

const products = new Set<ConceptKind>(["brand", "model", "gate", "buying"]);

function writeClosing(page: Page, isQuoteTold: boolean, isDayTold: boolean): string {
  const { concepts, intent, gates, asked, knowledge, writer } = page;
  const [main] = concepts;
  const isToBeBought = intent === "buying" || intent === "comparison" || intent === "price";
  const isProduct = main !== undefined && products.has(main.kind);
  // Of "placa PPA", nobody need know how wide the gate is; what is told of that board alone knows better what to see.
  const isNarrow = main?.broader !== undefined && main.photo.includes("etiqueta");
  const partPhoto = isProduct && asked && !isNarrow ? knowledge.findPartPhoto(asked.words) : null;
  // What is bought is chosen by the gate; a narrow question, or a gate of its own kind, knows what it has to see.
  const isChosen = isToBeBought && isProduct && main.broader === undefined && main.kind !== "gate";
  const own = partPhoto ?? (isChosen ? undefined : main?.photo);
  // Of a make or a gate that is one of several, what to photograph is of one of them alone.
  const isSingleSubject =
    partPhoto !== null || concepts.filter(({ kind }) => kind === main?.kind).length === 1 || !isProduct;
  const photo = own !== undefined && isSingleSubject && !namesOtherGate(own, gates) ? own : knowledge.gatePhoto;
  const usual = knowledge.closings[readClosingKind(intent, main)];
  const untold = isQuoteTold ? usual.filter((text) => !mentionsQuote(text)) : usual;
  const timely = isDayTold ? untold.filter((text) => !namesDay.test(text)) : untold;
  const texts = intent === "emergency" ? knowledge.urgentClosings : timely;
  const fitting = photo.includes("bairro") ? texts.filter((text) => !text.includes("bairro")) : texts;
  return writer.writeOne(fitting).replace("[photo]", photo);
}
