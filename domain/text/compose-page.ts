import type { Concept, ConceptKind } from "../knowledge/concept.ts";
import { createRandom } from "../random.ts";
import { findCompared } from "../title/intent.ts";
import type { Quantity } from "../title/quantities.ts";
import { putClosestFirst, putDecidedFirst } from "./choose-lead.ts";
import { dropRepeats } from "./drop-repeats.ts";
import { findGateOfTitle, findOneGate, namesOtherGate, tellsOfKit } from "./gates.ts";
import { findMakes } from "./name-make.ts";
import {
  anySubject,
  common,
  isAboutMuch,
  type Knowledge,
  type Page,
  type PageRequest,
  tellsOfAudience,
} from "./page-request.ts";
import type { PageText } from "./page-text.ts";
import { wantsOnlySubject } from "./plan-sections.ts";
import { findServiceLead, nameAll, putPlaces } from "./serve-in-place.ts";
import { namesOtherSetting, readSetting } from "./setting.ts";
import { names } from "./speaks-of.ts";
import { labourAlone, tidyPage } from "./tidy-page.ts";
import { tellsOfQuote } from "./told-once.ts";
import { getAskedQuestion, writeAnswer } from "./write-answer.ts";
import { writeSections } from "./write-sections.ts";
import { writeSupport } from "./write-support.ts";
import { createWriter } from "./writer.ts";

/** Ids of concepts that a quantity of that unit is about. */
const conceptByUnit: Partial<Record<Quantity["unit"], string>> = {
  kg: "peso",
  HP: "potencia",
  V: "voltagem",
  m: "medidas",
  s: "tempo-de-abertura",
  vezes: "parcelamento",
  µF: "capacitor",
};

const mostConcepts = 4;

export function composePage(knowledge: Knowledge, asking: PageRequest): PageText {
  const request = asking.otherPlaces?.length ? { ...asking, place: leaveOutNamed(asking) } : asking;
  const named = completeConcepts(knowledge, request);
  const gates = findGates(named, request);
  const choice = { ...request, knowledge, gates };
  const verdict = request.asked && knowledge.giveVerdict({ words: request.asked.words, concepts: named });
  const concepts = verdict?.about
    ? putNamedFirst(named, verdict.about)
    : putDecidedFirst(choice, putClosestFirst(choice, named));
  const random = createRandom(request.seed);
  const isHeavy = knowledge.isHeavyDuty(concepts, request.quantities);
  const setting = request.asked ? readSetting(concepts, isHeavy) : "home";
  const isWide = request.asked !== undefined && knowledge.isWide(request.quantities);
  const hasOwnMotor = ownMotor.test(request.asked?.words ?? "");
  const avoids = (text: string) =>
    request.asked !== undefined &&
    (namesOtherSetting(text, setting) ||
      (!hasOwnMotor && text.includes(labourAlone)) ||
      (isWide && tellsOfKit(text) && !text.includes("acima")));
  const draft: Omit<Page, "service"> = {
    ...request,
    concepts,
    knowledge,
    gates,
    random,
    verdicts: verdict?.texts ?? [],
    avoids,
    reach: Math.min(100, Math.max(0, request.creativity)) / 100,
    writer: createWriter({
      place: request.place,
      gates,
      avoids,
      brand: findMakes(concepts, knowledge)[0]?.label,
      random,
    }),
  };
  const page: Page = { ...draft, service: findServiceLead(draft) };
  const compared = request.intent === "comparison" ? findCompared(concepts) : [];
  const answer = writeAnswer(page, compared);
  const support = writeSupport(page, answer);
  const isQuoteTold = request.asked !== undefined && tellsOfQuote(`${answer} ${support}`);
  const text = dropRepeats({
    answer,
    support,
    sections: writeSections(page, compared, answer),
    questions: writeQuestions(page, isQuoteTold),
    closing: writeClosing(page, isQuoteTold),
  });
  // Pages of no title are told by their place too, and are not read for one answer.
  if (request.asked === undefined) return text;
  return tidyPage(text, {
    gates: compared.length > 1 ? [] : gates,
    isHeavy,
    isWide,
    setting,
    hasOwnMotor,
    isFarFromSwap: isFarFromSwap(concepts, request.asked.words),
    quoteLine: knowledge.quoteLine,
    priceHeading: random.pick(knowledge.priceHeadings),
    payingHeading: knowledge.payingHeading,
  });
}

/** What the title names besides is no neighbour that is served too. */
function leaveOutNamed({ place, otherPlaces = [] }: PageRequest): PageRequest["place"] {
  const named = new Set(otherPlaces.map(({ name }) => name));
  return place && { ...place, neighbours: place.neighbours.filter((name) => !named.has(name)) };
}

/** Who has bought a motor asks for labour alone. */
const ownMotor =
  /\b(?:comprad[oa]s?|comprei|avuls[oa]|mao de obra|ja tenho|meu motor|trouxe|so (?:a )?instala\w*|levar? (?:o )?motor|usad[oa])\b/;

const ofMotor = /^(?:motor|placa|central|engrenagem|capacitor|redutor|rolamento|embreagem|fuso)/;
const upkeep = new Set(["manutencao", "contrato"]);

function isFarFromSwap([main]: readonly Concept[], words: string): boolean {
  const id = main?.broader ?? main?.id ?? "";
  // Beside the cheapest kit, a range that begins below it only confuses.
  return (
    upkeep.has(id) ||
    (id === "preco" && /\bbarat/.test(words)) ||
    ((main?.kind === "part" || main?.kind === "material") && !ofMotor.test(id))
  );
}

/** What failed is the subject of what to do about it, and not who made the motor. */
function putNamedFirst(concepts: Concept[], about: RegExp): Concept[] {
  const isOfIt = ({ id, broader }: Concept) => about.test(`${id} ${broader ?? ""}`.replaceAll("-", " "));
  const [main] = concepts;
  const found =
    main && (main.kind === "brand" || main.kind === "buying") && !isOfIt(main) ? concepts.find(isOfIt) : undefined;
  return found ? [found, ...concepts.filter((each) => each !== found && each.broader === undefined)] : concepts;
}

/** What a title names, else the kinds on which alone its subject is found, else the one that its question is of. */
function findGates(concepts: readonly Concept[], { quantities, asked }: PageRequest): string[] {
  const named = concepts.filter(({ kind }) => kind === "gate").map(({ id, broader }) => broader ?? id);
  const [main] = concepts;
  const isHeavy = asked !== undefined && quantities.some(({ unit, value }) => unit === "kg" && value >= heavyLeaf);
  if (named.length === 0 && isHeavy) return ["deslizante"];
  const model = concepts.find(({ kind, gates }) => kind === "model" && gates !== undefined);
  if (named.length === 0 && asked !== undefined && model?.gates) return model.gates;
  if (named.length > 0 || !main) return named;
  if (main.gates && main.gates.length <= fewGates) return main.gates;
  if (asked === undefined) return [];
  const ofTitle = findGateOfTitle(asked.words);
  return ofTitle.length > 0 || main.broader === undefined ? ofTitle : findOneGate(main.label);
}

const fewGates = 2;
/** A leaf of so many kilograms runs on a rail, unless the title says otherwise. */
const heavyLeaf = 300;

function completeConcepts(knowledge: Knowledge, { concepts, quantities }: PageRequest): Concept[] {
  if (concepts[0]?.broader !== undefined) return concepts.slice(0, mostConcepts);
  const implied = quantities.flatMap(({ unit }) => knowledge.getConcept(conceptByUnit[unit] ?? "") ?? []);
  // "Motor 110 V ou 220 V" is about the voltage.
  const isGeneral = concepts.every(({ id }) => id === anySubject);
  const all = [...new Set(isGeneral ? [...implied, ...concepts] : [...concepts, ...implied])].slice(0, mostConcepts);
  // Named beside another thing, what every gate has is no subject.
  if (all.length > 0) return all.filter(({ id }, at) => at === 0 || !common.has(id));
  const fallback = knowledge.getConcept(anySubject);
  return fallback ? [fallback] : [];
}

const askedOf = new Set(["brand", "model", "gate", "audience", "part", "symptom", "buying", "service"]);

/** Of what the title names alone: a question on anything else is somebody else's. */
function writeQuestions(page: Page, isQuoteTold: boolean): PageText["questions"] {
  const { concepts, intent, gates, place, reach, random, writer, knowledge } = page;
  const asked = getAskedQuestion(page);
  const [main, ...others] = concepts;
  const count = main?.broader === undefined ? 3 + Math.round(reach) : main.questions.length;
  if (intent === "comparison" && others.length > 0 && main?.broader === undefined) {
    const compared = findCompared(concepts);
    const asked = compared.flatMap(({ questions }) => random.sample(questions, Math.ceil(4 / compared.length)));
    return asked.map(({ question, answers }) => ({ question, answer: writer.writeOne(answers) }));
  }
  const isAskedBeside = ({ id, kind, intent: own }: Concept) =>
    askedOf.has(kind) &&
    !knowledge.isWish(id) &&
    // Who buys a part asks nothing of motors that are sold.
    !(main?.kind === "part" && kind === "service" && own === "buying") &&
    (kind !== "audience" || tellsOfAudience(concepts, intent));
  const second = main?.broader === undefined ? others.find(isAskedBeside) : undefined;
  // Pages on much have sisters in other places, from which they must differ in what is asked too.
  const ofSecond = (second?.questions ?? []).filter(
    ({ question }) => !(main && second && wantsOnlySubject(main, second, intent)) || names(question, main),
  );
  const fromSecond = random.sample(ofSecond, place && isAboutMuch(concepts) ? 2 : 1);
  const own = (main?.questions ?? []).filter(
    (each) => each !== asked && !namesOtherGate(each.question, gates) && !page.avoids(each.question),
  );
  // Who looks for a service here asks of the visit too.
  const visits = knowledge.local.questions.filter(({ question }) => !(isQuoteTold && question.includes("orçamento")));
  const ofVisit = page.service ? random.sample(visits, main?.kind === "part" ? 2 : 1) : [];
  const fromMain = random.sample(own, count - fromSecond.length - ofVisit.length);
  return [...fromMain, ...fromSecond, ...ofVisit]
    .map(({ question, answers }) => ({
      question: putPlaces(writer.writeOne([nameAll(question, page)]), page),
      answer: writer.writeOne(answers),
    }))
    .filter(({ answer }) => answer !== "");
}

const products = new Set<ConceptKind>(["brand", "model", "gate", "buying"]);

function writeClosing({ concepts, intent, gates, knowledge, writer }: Page, isQuoteTold: boolean): string {
  const [main] = concepts;
  const isToBeBought = intent === "buying" || intent === "comparison" || intent === "price";
  const isProduct = main !== undefined && products.has(main.kind);
  const own = isToBeBought && isProduct ? undefined : main?.photo;
  // Of a make or a gate that is one of several, what to photograph is of one of them alone.
  const isOfOne = concepts.filter(({ kind }) => kind === main?.kind).length === 1 || !isProduct;
  const photo = own !== undefined && isOfOne && !namesOtherGate(own, gates) ? own : knowledge.photoOfGate;
  const { urgentClosings, closings, plainClosings } = knowledge;
  const usual = isQuoteTold ? [...closings.filter((text) => !tellsOfQuote(text)), ...plainClosings] : closings;
  const texts = intent === "emergency" ? urgentClosings : usual;
  const fitting = photo.includes("bairro") ? texts.filter((text) => !text.includes("bairro")) : texts;
  return writer.writeOne(fitting).replace("[photo]", photo);
}
