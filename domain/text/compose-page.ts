import type { Concept } from "../knowledge/concept.ts";
import { createRandom } from "../random.ts";
import { findCompared } from "../title/intent.ts";
import type { Quantity } from "../title/quantities.ts";
import { dropRepeats } from "./drop-repeats.ts";
import { namesOtherGate } from "./gates.ts";
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
import { getAskedQuestion, writeAnswer } from "./write-answer.ts";
import { writeSections } from "./write-sections.ts";
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

export function composePage(knowledge: Knowledge, request: PageRequest): PageText {
  const concepts = completeConcepts(knowledge, request);
  const gates = concepts.filter(({ kind }) => kind === "gate").map(({ id, broader }) => broader ?? id);
  const random = createRandom(request.seed);
  const page: Page = {
    ...request,
    concepts,
    knowledge,
    gates,
    random,
    reach: Math.min(100, Math.max(0, request.creativity)) / 100,
    writer: createWriter({
      place: request.place,
      gates,
      brand: concepts.find(({ kind }) => kind === "brand" || kind === "model")?.label,
      random,
    }),
  };
  const compared = request.intent === "comparison" ? findCompared(concepts) : [];
  const answer = writeAnswer(page, compared);
  return dropRepeats({
    answer,
    support: writeSupport(page, answer),
    sections: writeSections(page, compared, answer),
    questions: writeQuestions(page),
    closing: writeClosing(page),
  });
}

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

const homes = new Set(["casa", "sobrado", "chacara"]);

/** A sentence for each of the other things that the title names, what a repair costs, and where the shop goes. */
function writeSupport({ concepts, intent, place, knowledge, writer }: Page, answer: string): string {
  // Who stands before a gate that does not work is not told for whom it was made.
  const isUrgent = intent === "repair" || intent === "emergency";
  const joining = concepts
    .slice(1)
    .filter(
      ({ kind }) =>
        kind === "brand" ||
        kind === "model" ||
        (!isUrgent && (kind === "part" || (kind === "audience" && tellsOfAudience(concepts, intent)))),
    );
  const named = intent === "comparison" ? [] : joining.slice(0, 2).map(({ line }) => writer.writeOne(line));
  const [main] = concepts;
  const isAtHome = concepts.every(({ kind, id, broader }) => kind !== "audience" || homes.has(broader ?? id));
  const isMended = intent === "repair" && main?.kind === "service";
  const isPriced = /R\$|\{price\.|\{models\.prices/.test(answer) || !isMended || !isAtHome;
  const { withPlace, anywhere } = knowledge.placeLines;
  return [
    ...named,
    nameMaker(joining, `${answer} ${named.join(" ")}`, knowledge),
    main && hasRepairPrice(main) ? `Na nossa tabela: {repair.${main.broader ?? main.id}}.` : "",
    isPriced ? "" : writer.writeOne(knowledge.upkeepLines),
    writer.writeOne(leaveOutTold(place ? withPlace : anywhere, answer)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A model is looked for by its maker's name too. */
function nameMaker(joining: readonly Concept[], said: string, knowledge: Knowledge): string {
  const model = joining.find(({ kind }) => kind === "model");
  const maker = model && knowledge.getConcept(model.id.split("-")[0] ?? "");
  if (!model || maker?.kind !== "brand" || said.includes(maker.label)) return "";
  return `A etiqueta do ${model.label}, da ${maker.label}, diz a versão exata e a tensão.`;
}

/** Nobody is told twice at what hours the shop answers. */
function leaveOutTold(lines: readonly string[], answer: string): readonly string[] {
  return answer.includes(hours) ? lines.filter((line) => !line.includes(hours)) : lines;
}

const hours = "{shop.hours}";

/** Where the owner may have set a price; a shop that has none leaves the sentence out. */
function hasRepairPrice({ kind }: Concept): boolean {
  return kind === "part" || kind === "service";
}

const asking = new Set(["brand", "model", "gate", "audience", "part", "symptom", "buying", "service"]);

/** Of what the title names alone: a question on anything else is somebody else's. */
function writeQuestions(page: Page): PageText["questions"] {
  const { concepts, intent, gates, place, reach, random, writer, knowledge } = page;
  const asked = getAskedQuestion(page);
  const [main, ...others] = concepts;
  const count = main?.broader === undefined ? 3 + Math.round(reach) : main.questions.length;
  if (intent === "comparison" && others.length > 0 && main?.broader === undefined) {
    const compared = findCompared(concepts);
    const asked = compared.flatMap(({ questions }) => random.sample(questions, Math.ceil(4 / compared.length)));
    return asked.map(({ question, answers }) => ({ question, answer: writer.writeOne(answers) }));
  }
  const isAskedBeside = ({ id, kind }: Concept) =>
    asking.has(kind) && !knowledge.isWish(id) && (kind !== "audience" || tellsOfAudience(concepts, intent));
  const second = main?.broader === undefined ? others.find(isAskedBeside) : undefined;
  // Pages on much have sisters in other places, from which they must differ in what is asked too.
  const fromSecond = random.sample(second?.questions ?? [], place && isAboutMuch(concepts) ? 2 : 1);
  const own = (main?.questions ?? []).filter((each) => each !== asked && !namesOtherGate(each.question, gates));
  const fromMain = random.sample(own, count - fromSecond.length);
  return [...fromMain, ...fromSecond]
    .map(({ question, answers }) => ({ question, answer: writer.writeOne(answers) }))
    .filter(({ answer }) => answer !== "");
}

function writeClosing({ concepts: [main], intent, knowledge, writer }: Page): string {
  const isToBeBought = intent === "buying" || intent === "comparison" || intent === "price";
  const isProduct = main?.kind === "brand" || main?.kind === "model" || main?.kind === "gate";
  const photo = isToBeBought && isProduct && main.broader === undefined ? knowledge.photoOfGate : main?.photo;
  return writer.writeOne(knowledge.closings).replace("[photo]", photo ?? knowledge.photoOfGate);
}
