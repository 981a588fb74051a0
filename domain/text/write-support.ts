import { type Concept, type Intent, isBrandOrModel } from "../knowledge/concept.ts";
import { anyMake } from "../title/read-model.ts";
import { findMakes } from "./name-make.ts";
import { faultyKinds, type Knowledge, type Page, shouldMentionAudience } from "./page-request.ts";
import { putPlaces } from "./serve-in-place.ts";
import { mentionsQuote } from "./told-once.ts";

const labelled = new Set<Intent>(["repair", "buying", "price"]);

const homes = new Set(["casa", "sobrado", "chacara"]);

/** A sentence for each of the other things that the title names, what a repair costs, and where the shop goes. */
export function writeSupport(page: Page, answer: string): string {
  const { concepts, intent, knowledge, writer, service } = page;
  // Who stands before a gate that does not work is not told for whom it was made.
  const isUrgent = intent === "repair" || intent === "emergency";
  // A narrow question has its own answer: what is known of a part besides would begin another.
  const isAnswered = concepts[0]?.broader !== undefined && (intent === "question" || intent === "how-to");
  const joining = concepts
    .slice(1)
    .filter(
      ({ kind }) =>
        kind === "brand" ||
        kind === "model" ||
        (!isUrgent &&
          !service &&
          ((kind === "part" && !isAnswered) || (kind === "audience" && shouldMentionAudience(concepts, intent)))),
    );
  const asksAnyMake = concepts[0]?.words.some((asked) => asked.includes(anyMake)) === true;
  // What a page of no title is about besides has sections of its own, and no title that its sentence would answer.
  const isJoined = page.asked && !service && !asksAnyMake && intent !== "comparison";
  const lines = isJoined ? joining.slice(0, 2) : [];
  const [main] = concepts;
  const isSold = intent === "buying" || intent === "price";
  const isPart = main?.kind === "part" || main?.kind === "symptom";
  // Who has a defect or wants a part is told that it holds for the make, not what is said of the make.
  const named = lines
    .filter((concept) => !isBrandOrModel(concept) || (isSold && !isPart && main?.broader === undefined))
    .map(({ line }) => writer.writeOne(line));
  const makes = findMakes(lines, knowledge).filter(({ label }) => !`${answer} ${named.join(" ")}`.includes(label));
  // The label of the motor matters to who mends it or looks for a part of it, and of two motors to nobody.
  const [make] = makes;
  if (make && makes.length === 1 && labelled.has(intent) && isPart)
    named.push(writer.writeOne(knowledge.makeLines).replace("[marcas]", make.label));
  const isPriced = /R\$|\{price\.|\{models\.prices/.test(answer);
  const where = writeWhere(page, answer);
  const price = isPriced || !main ? "" : writer.writeOne(leaveOutQuotes(choosePriceLines(page, main), answer));
  return [
    ...named,
    nameMaker(joining.filter(isBrandOrModel), `${answer} ${named.join(" ")}`, knowledge),
    main && hasRepairPrice(main) ? `Na nossa tabela: {repair.${main.broader ?? main.id}}.` : "",
    // How to be visited says when the price is told; a line without a figure would say it again.
    !price.includes("{price.") && where.some((line) => tellsPriceAhead.test(line)) ? "" : price,
    namesYear(page) ? writer.writeOne(leaveOutTold(knowledge.todayLines, answer)) : "",
    ...where,
  ]
    .filter(Boolean)
    .join(" ");
}

function namesYear({ asked, intent }: Page): boolean {
  return intent === "price" && /\b20[2-4]\d\b/.test(asked?.words ?? "");
}

/** Services whose pages tell what a repair is measured by. */
const mending = new Set(["conserto", "tecnico", "visita-tecnica", "emergencia"]);

const cableOrRailIds =
  /^(?:cabo|mola|contrapeso|caiu|torto|folha|choque|clonado|falta|invasao|abre-sozinho|travado|bate|treme)/;

/** No visit for adjustment is what a remote control costs. */
const remotes = new Set(["controle", "controle-nao-funciona", "so-de-perto", "clonado", "pilha"]);

/** What a visit without parts may mend. */
const adjustable =
  /^(?:barulho|bate-forte|cremalheira|corrente|dobradica|embreagem|esquenta|fim-de-curso|fotocelula|lento|nao-abre|nao-fecha|para-no-meio|pesado|roldana|treme|trilho|volta)$/;
/** What may take the motor with it. */
const motorFaults =
  /^(?:capacitor|disjuntor-cai|engrenagem|fuso|molhou|motor|motor-gira-e-nao-anda|nao-liga|placa|queimou|raio|redutor|rolamento)$/;

/** Whether a narrow entry says itself what it costs. */
function tellsPrice({ broader, sections }: Concept): boolean {
  return broader !== undefined && sections.some(({ slots }) => slots.flat().some((text) => text.includes("{price.")));
}

/** A figure of the shop's by which to measure what is quoted by photo; none for what is far from any repair. */
function choosePriceLines({ concepts, intent, quantities, knowledge, asked, isFarFromSwap }: Page, main: Concept) {
  const id = main.broader ?? main.id;
  // A report on the state of a gate is no repair, though a technician writes it.
  const isOther = main.broader !== undefined && main.intent !== "repair" && main.intent !== "emergency";
  const isMended = (intent === "repair" || intent === "emergency") && !isOther;
  // What a repair costs is nothing to who only asks how or whether.
  if (!isMended || (asked && remotes.has(id))) return [];
  if (!faultyKinds.has(main.kind) && !mending.has(id)) return [];
  if (asked && knowledge.isHeavyDuty(concepts, quantities)) return knowledge.heavyPriceLines;
  if (asked && tellsPrice(main)) return knowledge.freeQuoteLines;
  const isAtHome = concepts.every(({ kind, id, broader }) => kind !== "audience" || homes.has(broader ?? id));
  if (!isAtHome) return [];
  // A rope that snapped or a leaf off its rail is mended without a new motor, and so is a remote control.
  const isSwapFar = isFarFromSwap || cableOrRailIds.test(id);
  if (mending.has(id)) return knowledge.upkeepLines;
  if (asked && !adjustable.test(id)) return motorFaults.test(id) ? knowledge.swapLines : knowledge.freeQuoteLines;
  return isSwapFar ? knowledge.visitPriceLines : knowledge.upkeepLines;
}

/** Where the shop goes, and when; what the answer has said of it is not said again. */
function writeWhere(page: Page, answer: string): string[] {
  const { intent, place, otherPlaces = [], arrival, knowledge, writer, service } = page;
  // Who names no hurry is not told minutes beside an hour that is agreed upon.
  const isSoon = (intent === "emergency" || service?.isUrgent) && !service?.isDated;
  const soon = arrival && isSoon ? writer.writeOne(knowledge.arrivalLines).replace("[quando]", arrival) : "";
  // Where the shop goes is said once.
  const isToldThere = place !== null && answer.includes(place.name);
  // Who only asks is told how to be visited nowhere but in the last word.
  if (isToldThere && !service && (intent === "question" || intent === "how-to")) return [soon];
  // How to be visited is the page's last word too: an answer that has told of the price needs it at once no more than a button.
  const isTold = tellsHowToAsk.test(answer) || (page.asked && tellsOfPrice.test(answer));
  if (service || isToldThere)
    return [soon, isTold ? "" : writer.writeOne(leaveOutTold(knowledge.serviceHours, answer))];
  const { withPlace, anywhere, several } = knowledge.placeLines;
  if (otherPlaces.length > 0) return [putPlaces(writer.writeOne(leaveOutTold(several, answer)), page), soon];
  // Who names no place has asked for none: it stands beside the last word.
  if (!place && page.asked) return [soon];
  return [writer.writeOne(leaveOutTold(place ? withPlace : anywhere, answer)), soon];
}

/** Where the shop goes, for a title that names no place; "" where that has been said. */
export function writeArea({ asked, place, service, knowledge, writer }: Page, told: string): string {
  if (!asked || place || service) return "";
  // The last word asks for a message already.
  const lines = knowledge.placeLines.anywhere.filter((line) => !line.includes("WhatsApp"));
  return writer.writeOne(leaveOutTold(lines, told));
}

/** A model is looked for by its maker's name too. */
function nameMaker(joining: readonly Concept[], said: string, knowledge: Knowledge): string {
  const model = joining.find(({ kind }) => kind === "model");
  const maker = model && knowledge.getConcept(model.id.split("-")[0] ?? "");
  if (!model || maker?.kind !== "brand" || said.includes(maker.label)) return "";
  return `A etiqueta do ${model.label}, da ${maker.label}, diz a versão exata e a tensão.`;
}

/** Nobody is told twice at what hours the shop answers, nor that a quote is free. */
function leaveOutTold(lines: readonly string[], answer: string): readonly string[] {
  const isFree = mentionsQuote(answer);
  const untold = lines.filter(
    (line) => !(answer.includes(hours) && line.includes(hours)) && !(isFree && mentionsQuote(line)),
  );
  return untold.length > 0 ? untold : lines;
}

/** The same where nothing is left to say without the quote. */
function leaveOutQuotes(lines: readonly string[], answer: string): readonly string[] {
  return mentionsQuote(answer) ? lines.filter((line) => !mentionsQuote(line)) : leaveOutTold(lines, answer);
}

const hours = "{shop.hours}";
const tellsPriceAhead = /\b(?:valor|preço|quanto (?:fica|custa)|orçamento)\b/;
const tellsOfPrice = /\{price\.|\{models\.prices|\b(?:valor|preço|orçamento)\b/;
/** Once is enough. */
const tellsHowToAsk = /\{shop\.hours\}|WhatsApp|\b(?:[Mm]ande|[Cc]hame|[Ee]nvie)\b|[Cc]om o endereço/;

/** Where the owner may have set a price; a shop that has none leaves the sentence out. */
function hasRepairPrice({ kind }: Concept): boolean {
  return kind === "part" || kind === "service";
}
