import type { Concept, Intent } from "../knowledge/concept.ts";
import { withArticle } from "../place-words.ts";
import { createRandom, type Random } from "../random.ts";
import type { Quantity } from "../title/quantities.ts";
import { type AroundTheme, fitsPlace } from "./around-theme.ts";
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
  /** "[photo]" is what the concept wants photographed. */
  closings: string[];
  describeQuantity(quantity: Quantity, gates: readonly string[]): string[];
  /** Openings for a page that compares these; none when they cannot be compared. */
  compareInWords(compared: readonly Concept[]): string[];
  getTable(request: { concepts: readonly Concept[]; intent: Intent; gates: readonly string[] }): TextTable | null;
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
  const gates = concepts.filter(({ kind }) => kind === "gate").map(({ id }) => id);
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
  return {
    answer: writeAnswer(page, compared),
    support: writeSupport(page),
    sections: writeSections(page, compared),
    questions: writeQuestions(page),
    closing: writeClosing(page),
  };
}

function completeConcepts(knowledge: Knowledge, { concepts, quantities }: PageRequest): Concept[] {
  const implied = quantities.flatMap(({ unit }) => knowledge.getConcept(conceptByUnit[unit] ?? "") ?? []);
  const all = [...new Set([...concepts, ...implied])].slice(0, mostConcepts);
  if (all.length > 0) return all;
  const fallback = knowledge.getConcept(anySubject);
  return fallback ? [fallback] : [];
}

/** What a title sets side by side: the first kind of which it names two. */
function findCompared(concepts: readonly Concept[]): Concept[] {
  const kind = concepts.find((each) => concepts.some((other) => other !== each && other.kind === each.kind))?.kind;
  return concepts.filter((concept) => concept.kind === kind).slice(0, 3);
}

/** A main concept without words for the intent, or with words for another gate, borrows them from the next. */
function writeAnswer({ concepts, intent, gates, knowledge, writer }: Page, compared: readonly Concept[]): string {
  const comparing = knowledge.compareInWords(compared);
  if (comparing.length > 0) return writer.writeOne(comparing);
  const [main, ...others] = concepts;
  if (!main) return "";
  const own = main.answers[intent] ?? [];
  // Of a service or a price, what holds for the gate that is named tells more than what holds for all.
  const ofGate =
    main.kind === "service" || main.kind === "buying" ? others.find(({ id }) => gates.includes(id)) : undefined;
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
  return writer.writeOne(own.length > 0 ? own : main.answers.any);
}

/** A sentence for each of the other things that the title names, and where the shop goes. */
function writeSupport({ concepts, intent, quantities, gates, place, knowledge, writer }: Page): string {
  const sums = quantities.slice(0, 2).map((quantity) => writer.writeOne(knowledge.describeQuantity(quantity, gates)));
  const room = intent === "comparison" ? 0 : Math.max(0, 2 - sums.length);
  const joining = concepts
    .slice(1)
    .filter(({ kind }) => kind === "brand" || kind === "model" || kind === "audience" || kind === "part");
  const named = joining.slice(0, room).map(({ line }) => writer.writeOne(line));
  const { withPlace, anywhere } = knowledge.placeLines;
  return [...sums, ...named, writer.writeOne(place ? withPlace : anywhere)].filter(Boolean).join(" ");
}

function isParticular(kind: Concept["kind"]): boolean {
  return kind === "part" || kind === "symptom" || kind === "material" || kind === "safety" || kind === "model";
}

/** Pages on one part or one defect have enough to say; those on a gate, a brand or a service tell of the place too. */
function isAboutMuch([main]: readonly Concept[]): boolean {
  return !main || common.has(main.id) || !isParticular(main.kind);
}

function writeSections(page: Page, compared: readonly Concept[]): TextSection[] {
  const { concepts, intent, place, gates, knowledge, random, reach } = page;
  const [main] = concepts;
  const aroundCount = place && isAboutMuch(concepts) ? 2 : 0;
  const count = 4 + Math.round(3 * reach) - Math.min(1, aroundCount);
  const planned = planSections({
    concepts,
    related: findRelated(page),
    intent,
    count,
    hasSteps: wantsSteps(intent),
    isMixed: place !== null && isAboutMuch(concepts),
    random,
  });
  const listCount = 1 + Math.round(reach);
  const withBullets = new Set(
    random.sample(
      planned.filter(({ section }) => section.bullets),
      listCount,
    ),
  );
  const sections = planned.map((item) => {
    const hasSteps = item.section.steps !== undefined;
    return writeSection(page, item.section, { hasSteps, hasBullets: !hasSteps && withBullets.has(item) });
  });

  const topicLink = main && knowledge.getTopicLink(main);
  const [, second, third] = sections;
  const host = third ?? second;
  if (topicLink && host) host.links = [topicLink];
  const traits = toTraitTable(compared);
  const table = traits ?? knowledge.getTable({ concepts, intent, gates });
  if (table) sections.splice(traits ? 0 : 1, 0, { heading: table.caption, paragraphs: [], bullets: [], table });
  if (place) sections.splice(Math.min(3, sections.length), 0, ...writePlace(page, place, aroundCount));
  const last = sections.at(-1);
  if (last) last.links = [...(last.links ?? []), random.pick(knowledge.servicesLinks)];
  return sections;
}

/** Who wants to do or to mend something is told in which order; who wants to buy is not. */
function wantsSteps(intent: Intent): boolean {
  return intent === "how-to" || intent === "repair" || intent === "emergency" || intent === "question";
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
  { place, writer, random }: Page,
  { headings, slots, bullets = [], steps = [] }: Written,
  { hasSteps = false, hasBullets = false } = {},
): TextSection {
  return {
    heading: writer.writeOne(headings),
    paragraphs: inParagraphs(writer.writeSentences(place ? leaveOneOut(slots, random) : slots)),
    bullets: hasBullets ? random.sample(bullets, 4) : [],
    ...(hasSteps && { steps: [...steps] }),
  };
}

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

/** Notes are written to stand under a name; one that does not say it gets it. */
function introduce({ name, article, note }: PlaceContext): string {
  return note === "" || note.includes(name) ? note : `Sobre ${withArticle({ name, article })}: ${note}`;
}

function writePlace(page: Page, place: PlaceContext, aroundCount: number): TextSection[] {
  const { concepts, gates, knowledge, placeLink, random, writer } = page;
  const wanted = new Set(random.sample(knowledge.local.slots, isAboutMuch(concepts) ? 3 : 0));
  const sentences = writer.writeSentences(knowledge.local.slots.filter((slot) => wanted.has(slot)));
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
      paragraphs: [introduce(place), sentences.join(" ")].filter((paragraph) => paragraph !== ""),
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

/** Of what the title names alone: a question on anything else is somebody else's. */
function writeQuestions({ concepts, reach, random, writer }: Page): PageText["questions"] {
  const [main, ...others] = concepts;
  const count = 3 + Math.round(2 * reach);
  const fromOthers = random.sample(
    others.slice(0, 2).flatMap(({ questions }) => questions),
    Math.min(others.length, 2),
  );
  const fromMain = random.sample(main?.questions ?? [], count - fromOthers.length);
  return [...fromMain, ...fromOthers].map(({ question, answers }) => ({ question, answer: writer.writeOne(answers) }));
}

function writeClosing({ concepts: [main], knowledge, writer }: Page): string {
  return writer.writeOne(knowledge.closings).replace("[photo]", main?.photo ?? "uma foto do portão e do motor");
}
