import type { Aspect, Concept, Intent } from "../knowledge/concept.ts";
import { createRandom, type Random } from "../random.ts";
import type { Quantity } from "../title/quantities.ts";
import { type AroundTheme, fitsPlace } from "./around-theme.ts";
import { getFirstSentence } from "./first-sentence.ts";
import { namesOtherGate } from "./gates.ts";
import type { PageText, TextLink, TextSection, TextTable } from "./page-text.ts";
import type { PlaceContext } from "./place-context.ts";
import { planSections } from "./plan-sections.ts";
import { createWriter, inParagraphs, type Writer } from "./writer.ts";

/** Everything that pages are written from. */
export type Knowledge = {
  getConcept(id: string): Concept | undefined;
  /** "[label]" is what the page is about. */
  local: { headings: string[]; slots: string[][] };
  aroundThemes: readonly AroundTheme[];
  /** That the shop comes there; the second list for pages without a place. */
  placeLines: { withPlace: string[]; anywhere: string[] };
  /** What a repair at home is measured by. */
  upkeepLines: string[];
  /** "[photo]" is what the concept wants photographed. */
  closings: string[];
  describeQuantity(quantity: Quantity, gates: readonly string[]): string[];
  /** Openings for a page that compares these; none when they cannot be compared. */
  compareInWords(compared: readonly Concept[]): string[];
  /** With the answer that stands above it: prices go with an answer that names them. */
  getTable(request: {
    concepts: readonly Concept[];
    intent: Intent;
    gates: readonly string[];
    answer: string;
  }): TextTable | null;
  /** What introduces a list, by what its section tells. */
  listLeads: Record<Aspect, string>;
  /** What to send for a quote on something that is still to be bought. */
  photoOfGate: string;
  getTopicLink(concept: Concept): TextLink | null;
  servicesLinks: readonly TextLink[];
};

export type PageRequest = {
  /** The same request always gives the same text. */
  seed: string;
  concepts: readonly Concept[];
  intent: Intent;
  quantities: readonly Quantity[];
  place: PlaceContext | null;
  /** Of the place's own page. */
  placeLink: TextLink | null;
  /** 0 to 100: how much the text spreads out. */
  creativity: number;
};

/** All that the parts of one page share. */
type Page = PageRequest & { knowledge: Knowledge; gates: string[]; reach: number; random: Random; writer: Writer };

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

/** What a title without a subject of its own is about. */
const anySubject = "motor";
/** Parts that hundreds of pages are about. */
const common = new Set([anySubject, "controle"]);
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
    writer: createWriter({ place: request.place, gates, random }),
  };
  const compared = request.intent === "comparison" ? findCompared(concepts) : [];
  const answer = writeAnswer(page, compared);
  return {
    answer,
    support: writeSupport(page, answer),
    sections: writeSections(page, compared, answer),
    questions: writeQuestions(page),
    closing: writeClosing(page),
  };
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

/** What a title sets side by side: the first kind of which it names two. */
function findCompared(concepts: readonly Concept[]): Concept[] {
  const wide = concepts.filter(({ broader }) => broader === undefined);
  const kind = wide.find((each) => wide.some((other) => other !== each && other.kind === each.kind))?.kind;
  return wide.filter((concept) => concept.kind === kind).slice(0, 3);
}

/** What the title's amounts mean comes first; nothing tells more of how well it was understood. */
function writeAnswer(page: Page, compared: readonly Concept[]): string {
  const { concepts, gates, quantities, knowledge, writer } = page;
  const comparing = concepts[0]?.broader === undefined ? knowledge.compareInWords(compared) : [];
  if (comparing.length > 0) return writer.writeOne(comparing);
  const units = new Set(quantities.map(({ unit }) => unit));
  // Two amounts of one unit are a question about the unit, and a narrow concept has its own answer.
  const [amount] = units.size < quantities.length || concepts[0]?.broader !== undefined ? [] : quantities;
  const meaning = amount ? writer.writeOne(knowledge.describeQuantity(amount, gates)) : "";
  return [meaning, writeOwnAnswer(page)].filter(Boolean).join(" ");
}

/** A main concept without words for the intent, or with words for another gate, borrows them from the next. */
function writeOwnAnswer({ concepts, intent, gates, place, random, writer }: Page): string {
  const [main, ...others] = concepts;
  if (!main) return "";
  const own = main.answers[intent] ?? [];
  // Of a service or a price, what holds for the gate that is named tells more than what holds for all.
  const ofGate =
    main.broader === undefined && (main.kind === "service" || main.kind === "buying")
      ? others.find(({ id }) => gates.includes(id))
      : undefined;
  const choices = [
    ofGate?.answers[intent] ?? [],
    own,
    main.answers.any,
    ...others.map(({ answers }) => answers[intent] ?? answers.any),
  ];
  for (const answers of choices) {
    const fitting = answers.filter((answer) => !namesOtherGate(answer, gates));
    if (fitting.length > 0) return writer.writeOne(fitting);
  }
  return createWriter({ place, gates: [], random }).writeOne(own.length > 0 ? own : main.answers.any);
}

const homes = new Set(["casa", "sobrado", "chacara"]);

/** A sentence for each of the other things that the title names, what a repair costs, and where the shop goes. */
function writeSupport({ concepts, intent, place, knowledge, writer }: Page, answer: string): string {
  const joining = concepts
    .slice(1)
    .filter(({ kind }) => kind === "brand" || kind === "model" || kind === "audience" || kind === "part");
  const named = intent === "comparison" ? [] : joining.slice(0, 2).map(({ line }) => writer.writeOne(line));
  const [main] = concepts;
  const isAtHome = concepts.every(({ kind, id, broader }) => kind !== "audience" || homes.has(broader ?? id));
  const isMended = intent === "repair" && (main?.kind === "symptom" || main?.kind === "service");
  const isPriced = answer.includes("R$") || !isMended || !isAtHome;
  const { withPlace, anywhere } = knowledge.placeLines;
  return [
    ...named,
    isPriced ? "" : writer.writeOne(knowledge.upkeepLines),
    writer.writeOne(place ? withPlace : anywhere),
  ]
    .filter(Boolean)
    .join(" ");
}

function isParticular(kind: Concept["kind"]): boolean {
  return kind === "part" || kind === "symptom" || kind === "material" || kind === "safety" || kind === "model";
}

/** Pages on one part or one defect have enough to say; those on a gate, a brand or a service tell of the place too. */
function isAboutMuch([main]: readonly Concept[]): boolean {
  return !main || common.has(main.id) || !isParticular(main.kind);
}

/** Who buys or installs cares for the house and the ground it stands on; who has a defect does not. */
function tellsOfBuildings({ concepts, intent }: Page): boolean {
  return isAboutMuch(concepts) && (intent === "buying" || intent === "installation");
}

function writeSections(page: Page, compared: readonly Concept[], answer: string): TextSection[] {
  const { concepts, intent, place, gates, knowledge, random, reach } = page;
  const [main] = concepts;
  const aroundCount = place && tellsOfBuildings(page) ? 1 : 0;
  const count = 3 + Math.round(2 * reach);
  const planned = planSections({
    concepts,
    related: findRelated(page),
    intent,
    count,
    hasSteps: wantsSteps(page),
    random,
  });
  // Lists are always the same words, and these pages have sisters.
  const listCount = place && isAboutMuch(concepts) ? 0 : 1 + Math.round(reach);
  const withBullets = new Set(
    random.sample(
      planned.filter(({ section }) => section.bullets),
      listCount,
    ),
  );
  const sections = planned.map((item) => {
    const { about, steps } = item.section;
    return writeSection(page, item.section, {
      hasSteps: steps !== undefined,
      listLead: !steps && withBullets.has(item) ? knowledge.listLeads[about] : "",
    });
  });

  const topicLink = main && knowledge.getTopicLink(main);
  const [, second, third] = sections;
  const host = third ?? second;
  if (topicLink && host) host.links = [topicLink];
  const traits = toTraitTable(compared);
  const table = traits ?? knowledge.getTable({ concepts, intent, gates, answer });
  if (table) sections.splice(traits ? 0 : 1, 0, { heading: table.caption, paragraphs: [], bullets: [], table });
  if (place) sections.splice(Math.min(3, sections.length), 0, ...writePlace(page, place, aroundCount));
  const last = sections.at(-1);
  if (last) last.links = [...(last.links ?? []), random.pick(knowledge.servicesLinks)];
  return sections;
}

/**
 * Who wants to do or to mend something is told in which order; who wants to buy is not, and who looks for somebody to
 * do it here is told of the service.
 */
function wantsSteps({ intent, place, concepts }: Page): boolean {
  if (intent === "repair") return !(place && isAboutMuch(concepts));
  return intent === "how-to" || intent === "emergency" || intent === "question";
}

/**
 * What goes well with what the page is mainly about, without what it tells of anyway. A page on a service or a gate has
 * sisters on other services in the same place: it tells of parts and defects, near and a little further, and not of them.
 */
function findRelated({ concepts, gates, knowledge }: Page): Concept[] {
  const [main] = concepts;
  if (!main) return [];
  const known = near.get(main) ?? new Map<string, Concept[]>();
  near.set(main, known);
  const key = gates.join(" ");
  const found = known.get(key) ?? findNear(main, gates, knowledge);
  known.set(key, found);
  return found.filter((concept) => !concepts.includes(concept));
}

/** The same for every page on a concept and the gates it names. */
const near = new WeakMap<Concept, Map<string, Concept[]>>();

function findNear(main: Concept, gates: readonly string[], knowledge: Knowledge): Concept[] {
  const follow = (ids: readonly string[]) => ids.flatMap((id) => knowledge.getConcept(id) ?? []);
  const direct = follow(main.related);
  const found = isAboutMuch([main])
    ? [...direct, ...direct.flatMap(({ related }) => follow(related))].filter(({ kind }) => isParticular(kind))
    : direct;
  const isOfOtherGate = ({ answers }: Concept) => answers.any.some((answer) => namesOtherGate(answer, gates));
  return [...new Set(found)].filter((concept) => fitsGates(concept, gates) && !isOfOtherGate(concept));
}

function fitsGates({ gates }: Concept, wanted: readonly string[]): boolean {
  return gates === undefined || wanted.length === 0 || gates.some((gate) => wanted.includes(gate));
}

type Written = { headings: string[]; slots: string[][]; bullets?: string[]; steps?: string[] };

function writeSection(
  { place, gates, writer, random }: Page,
  { headings, slots, bullets = [], steps = [] }: Written,
  { hasSteps = false, listLead = "" } = {},
): TextSection {
  const items = listLead === "" ? [] : bullets.filter((bullet) => !namesOtherGate(bullet, gates));
  const hasList = items.length >= fewestItems;
  // A list says again what the sentences after the first say.
  const sentences = writer.writeSentences(hasList ? slots.slice(0, 1) : place ? leaveOneOut(slots, random) : slots);
  return {
    heading: writer.writeOne(headings) || (headings[0] ?? ""),
    paragraphs: hasList ? [[...sentences, listLead].join(" ")] : inParagraphs(sentences),
    bullets: hasList ? random.sample(items, 4) : [],
    ...(hasSteps && { steps: [...steps] }),
  };
}

const fewestItems = 3;
const enoughSlots = 3;

/** Of a long section one sentence after the first, so that sisters differ. */
function leaveOneOut<T>(slots: readonly T[], random: Random): T[] {
  const out = slots.length > enoughSlots ? 1 + random.below(slots.length - 1) : -1;
  return slots.filter((_, at) => at !== out);
}

/** A theme is of another gate when more than a stray sentence of it is. */
function isAboutOtherGate(theme: AroundTheme, gates: readonly string[]): boolean {
  const known = ofOtherGates.get(theme) ?? new Map<string, boolean>();
  ofOtherGates.set(theme, known);
  const key = gates.join(" ");
  const sentences = known.has(key) ? [] : theme.slots.flat();
  const others = sentences.filter((sentence) => namesOtherGate(sentence, gates));
  const isOther = known.get(key) ?? others.length > sentences.length / 4;
  known.set(key, isOther);
  return isOther;
}

const ofOtherGates = new WeakMap<AroundTheme, Map<string, boolean>>();

function writePlace(page: Page, place: PlaceContext, aroundCount: number): TextSection[] {
  const { concepts, gates, knowledge, placeLink, random, writer } = page;
  const isMuch = isAboutMuch(concepts);
  const [asking = [], near = []] = knowledge.local.slots;
  const sentences = writer.writeSentences(isMuch && tellsOfBuildings(page) ? [asking, near] : [near]);
  const around = random.shuffle(knowledge.aroundThemes).filter(
    (theme) =>
      fitsPlace(
        theme,
        place,
        concepts.map(({ id }) => id),
      ) && !isAboutOtherGate(theme, gates),
  );
  return [
    {
      heading: writer.writeOne(knowledge.local.headings).replace("[label]", concepts[0]?.label ?? ""),
      // The second half of a note is advice on buying a gate.
      paragraphs: [isMuch ? place.note : getFirstSentence(place.note), sentences.join(" ")].filter(Boolean),
      bullets: [],
      ...(placeLink && { links: [placeLink] }),
    },
    ...around.slice(0, aroundCount).map((theme) => writeSection(page, theme)),
  ];
}

function toTraitTable(compared: readonly Concept[]): TextTable | null {
  const rows = Object.keys(compared[0]?.traits ?? {});
  if (compared.length < 2 || rows.length === 0) return null;
  return {
    caption: compared.map(({ label }) => label).join(" e "),
    columns: ["", ...compared.map(({ label }) => label)],
    rows: rows.map((row) => [row, ...compared.map(({ traits }) => traits?.[row] ?? "")]),
  };
}

const asking = new Set(["brand", "model", "gate", "audience", "part", "symptom", "buying", "service"]);

/** Of what the title names alone: a question on anything else is somebody else's. */
function writeQuestions({ concepts, gates, place, reach, random, writer }: Page): PageText["questions"] {
  const [main, ...others] = concepts;
  const count = main?.broader === undefined ? 3 + Math.round(reach) : main.questions.length;
  const second = main?.broader === undefined ? others.find(({ kind }) => asking.has(kind)) : undefined;
  // Pages on much have sisters in other places, from which they must differ in what is asked too.
  const fromSecond = random.sample(second?.questions ?? [], place && isAboutMuch(concepts) ? 2 : 1);
  const own = (main?.questions ?? []).filter(({ question }) => !namesOtherGate(question, gates));
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
