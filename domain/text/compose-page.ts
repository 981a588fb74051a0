import type { Concept, Intent } from "../knowledge/concept.ts";
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
  local: { headings: string[]; slots: string[][] };
  aroundThemes: readonly AroundTheme[];
  /** The shop comes here; the second list for pages without a place. */
  placeLines: { withPlace: string[]; anywhere: string[] };
  /** "{photo}" is what the concept wants photographed. */
  closings: string[];
  describeQuantity(quantity: Quantity, gates: readonly string[]): string[];
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

/** Ids of concepts that a quantity of that unit is about. */
const conceptOfUnit: Partial<Record<Quantity["unit"], string>> = {
  kg: "peso",
  HP: "potencia",
  V: "voltagem",
  m: "medidas",
  s: "tempo-de-abertura",
  vezes: "parcelamento",
  µF: "capacitor",
};

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

function withImplied(knowledge: Knowledge, { concepts, quantities }: PageRequest): Concept[] {
  const implied = quantities.flatMap(({ unit }) => knowledge.getConcept(conceptOfUnit[unit] ?? "") ?? []);
  const all = unique([...concepts, ...implied]);
  const [main] = all;
  const fallback = knowledge.getConcept("motor");
  return main ? all : fallback ? [fallback] : [];
}

/** What opens the page. A main concept without words for the intent borrows them from the next that has some. */
function pickAnswers(concepts: readonly Concept[], intent: Intent, gates: readonly string[]): string[] {
  const [main] = concepts;
  if (!main) return [];
  const own = main.answers[intent] ?? [];
  const fits = (answers: readonly string[]) => answers.filter((answer) => !namesOtherGate(answer, gates));
  for (const answers of [own, main.answers.any]) if (fits(answers).length > 0) return fits(answers);
  for (const { answers } of concepts.slice(1)) {
    const borrowed = fits(answers[intent] ?? answers.any);
    if (borrowed.length > 0) return borrowed;
  }
  return own.length > 0 ? own : main.answers.any;
}

function writeSection(
  section: {
    headings: readonly string[];
    slots: readonly (readonly string[])[];
    bullets?: readonly string[];
    steps?: readonly string[];
  },
  hasBullets: boolean,
  writer: Writer,
  random: Random,
): TextSection {
  return {
    heading: writer.writeOne(section.headings),
    paragraphs: inParagraphs(writer.writeSentences(section.slots)),
    bullets: hasBullets && !section.steps ? random.sample(section.bullets ?? [], 4) : [],
    ...(section.steps && { steps: [...section.steps] }),
  };
}

function writePlace(
  knowledge: Knowledge,
  place: PlaceContext,
  link: TextLink | null,
  writer: Writer,
  random: Random,
): TextSection {
  const wanted = new Set(random.sample(knowledge.local.slots, 2));
  const sentences = writer.writeSentences(knowledge.local.slots.filter((slot) => wanted.has(slot)));
  return {
    heading: writer.writeOne(knowledge.local.headings),
    paragraphs: [place.note, sentences.join(" ")].filter((paragraph) => paragraph !== ""),
    bullets: [],
    ...(link && { links: [link] }),
  };
}

function compareTraits(concepts: readonly Concept[]): TextTable | null {
  const compared = concepts
    .filter(({ kind, traits }) => traits && kind === concepts.find(({ traits: has }) => has)?.kind)
    .slice(0, 3);
  const rows = Object.keys(compared[0]?.traits ?? {});
  if (compared.length < 2 || rows.length === 0) return null;
  return {
    caption: compared.map(({ label }) => label).join(" e "),
    columns: ["", ...compared.map(({ label }) => label)],
    rows: rows.map((row) => [row, ...compared.map(({ traits }) => traits?.[row] ?? "")]),
  };
}

export function composePage(knowledge: Knowledge, request: PageRequest): PageText {
  const { seed, intent, quantities, place, placeLink, creativity } = request;
  const random = createRandom(seed);
  const concepts = withImplied(knowledge, request);
  const [main, ...others] = concepts;
  const gates = concepts.filter(({ kind }) => kind === "gate").map(({ id }) => id);
  const writer = createWriter({ place, gates, random });
  const reach = Math.min(100, Math.max(0, creativity)) / 100;
  const count = 4 + Math.round(3 * reach);
  const isGeneral =
    main === undefined || ["gate", "service", "buying", "brand", "audience"].includes(main.kind) || main.id === "motor";

  const answer = writer.writeOne(pickAnswers(concepts, intent, gates));
  const lines = others.slice(0, 2).flatMap((concept) => writer.writeOne(concept.line) || []);
  const sums = quantities
    .slice(0, 2)
    .flatMap((quantity) => writer.writeOne(knowledge.describeQuantity(quantity, gates)) || []);
  const support = [
    ...(intent === "comparison" ? [] : sums.length > 0 ? [...sums, ...lines.slice(0, 1)] : lines),
    writer.writeOne(place ? knowledge.placeLines.withPlace : knowledge.placeLines.anywhere),
  ].join(" ");

  const placeSections = place ? 1 + (isGeneral ? 1 : 0) : 0;
  const related = (main?.related ?? [])
    .flatMap((id) => knowledge.getConcept(id) ?? [])
    .filter((concept) => !concepts.includes(concept) && fitsGates(concept, gates));
  const planned = planSections({
    concepts: concepts.slice(0, 4),
    related,
    intent,
    count: Math.max(3, count - (placeSections > 1 ? 1 : 0)),
    random,
  });
  const withBullets = new Set(
    random.sample(
      planned.filter(({ section }) => section.bullets && !section.steps),
      1 + Math.round(reach),
    ),
  );
  const sections = planned.map((item) => writeSection(item.section, withBullets.has(item), writer, random));

  const traits = intent === "comparison" ? compareTraits(concepts) : null;
  const table = traits ?? knowledge.getTable({ concepts, intent, gates });
  const [first] = sections;
  if (table && first)
    sections.splice(traits ? 0 : 1, 0, { heading: table.caption, paragraphs: [], bullets: [], table });
  const topicLink = main ? knowledge.getTopicLink(main) : null;
  const host = sections.at(Math.min(2, sections.length - 1));
  if (topicLink && host) host.links = [topicLink];

  if (place) {
    const local = [writePlace(knowledge, place, placeLink, writer, random)];
    const themes = isGeneral
      ? random
          .shuffle(knowledge.aroundThemes)
          .filter((theme) => fitsPlace(theme, place))
          .slice(0, 1)
      : [];
    local.push(...themes.map((theme) => writeSection(theme, false, writer, random)));
    sections.splice(Math.min(3, sections.length), 0, ...local);
  }
  const last = sections.at(-1);
  if (last) last.links = [...(last.links ?? []), random.pick(knowledge.servicesLinks)];

  const questionCount = 3 + Math.round(2 * reach);
  const fromOthers = others.slice(0, 2).flatMap((concept) => random.sample(concept.questions, 1));
  const fromMain = random.sample(main?.questions ?? [], Math.max(3, questionCount - fromOthers.length));
  const questions = [...fromMain, ...fromOthers]
    .slice(0, Math.max(3, questionCount))
    .map(({ question, answers }) => ({ question, answer: writer.writeOne(answers) }));
  const closing = writer
    .writeOne(knowledge.closings)
    .replace("[photo]", main?.photo ?? "uma foto do portão e do motor");
  return { answer, support, sections, questions, closing };
}

function fitsGates({ gates }: Concept, wanted: readonly string[]): boolean {
  return gates === undefined || wanted.length === 0 || gates.some((gate) => wanted.includes(gate));
}
