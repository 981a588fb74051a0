import type { Aspect, Concept, ConceptKind, Intent, KnowledgeSection } from "../knowledge/concept.ts";
import type { Random } from "../random.ts";
import { anyMake } from "../title/read-model.ts";
import { fewestNarrowSections, leaveOutBorrowed, leaveOutUnnamed } from "./borrowed-sections.ts";
import { isMostlyAbout, names } from "./is-mostly-about.ts";
import { anySubject, shouldMentionAudience } from "./page-request.ts";
import { preferring } from "./writer.ts";

export type PlannedSection = { concept: Concept; section: KnowledgeSection };

/** What the reader wants to know first, by what they came for. */
const aspectOrder: Record<Intent, Aspect[]> = {
  price: ["cost", "choose", "replace", "visit", "time", "what", "signs", "care", "causes", "check", "safety"],
  repair: ["signs", "causes", "check", "visit", "cost", "replace", "care", "what", "choose", "time", "safety"],
  installation: ["visit", "choose", "what", "time", "cost", "check", "safety", "care", "replace", "signs", "causes"],
  comparison: ["choose", "what", "cost", "replace", "care", "signs", "visit", "check", "causes", "time", "safety"],
  "how-to": ["check", "care", "what", "safety", "causes", "signs", "visit", "choose", "replace", "cost", "time"],
  emergency: ["check", "safety", "visit", "causes", "signs", "cost", "replace", "what", "care", "choose", "time"],
  buying: ["choose", "what", "cost", "visit", "replace", "care", "check", "time", "signs", "causes", "safety"],
  question: ["what", "causes", "choose", "check", "signs", "cost", "visit", "replace", "care", "time", "safety"],
};

/** Who looks for a service is told what is done and for how much, before what is wrong with gates in general. */
const servedOrder: Aspect[] = [
  "visit",
  "cost",
  "signs",
  "causes",
  "check",
  "replace",
  "time",
  "choose",
  "what",
  "care",
  "safety",
];

const wrong = new Set<ConceptKind>(["symptom", "safety"]);

/**
 * Who asks what to do about a defect is told that first, and how to keep it from coming back last; so is everybody whose
 * defect is a danger as long as nothing is done.
 */
function getOrder(kind: ConceptKind, sections: readonly KnowledgeSection[], intent: Intent): Aspect[] {
  const isUrgent =
    intent === "how-to" || (intent === "repair" && sections.some(({ about, steps }) => about === "safety" && steps));
  return isUrgent && wrong.has(kind) ? aspectOrder.emergency : aspectOrder[intent];
}

/** A person with a broken gate cares for steps before theory only when they asked how to. */
function byAspect(
  concept: { kind: ConceptKind; sections: readonly KnowledgeSection[] },
  intent: Intent,
): KnowledgeSection[] {
  const { kind, sections } = concept;
  const order = kind === "service" && intent === "repair" ? servedOrder : getOrder(kind, sections, intent);
  return sections.toSorted((a, b) => order.indexOf(a.about) - order.indexOf(b.about));
}

/** What somebody who came for this would skip. */
const strayAspects: Record<Intent, Aspect[]> = {
  price: ["causes", "check", "signs"],
  repair: ["choose", "what", "time"],
  installation: ["signs", "causes"],
  comparison: [],
  "how-to": ["time", "cost"],
  emergency: ["choose", "what", "care", "time"],
  buying: ["signs", "causes", "check"],
  question: [],
};

/** A visit to a gate mends it: who is to buy one would skip that too. */
const strayOfGate: Record<Intent, Aspect[]> = { ...strayAspects, buying: [...strayAspects.buying, "visit"] };

type Plan = {
  concepts: readonly Concept[];
  /** Of the main concept, in the order in which they go well with it. */
  related: readonly Concept[];
  /** Of which a narrow main concept is a question. */
  wide: Concept | undefined;
  intent: Intent;
  count: number;
  /** Whether the reader wants to be told what to do in which order. */
  hasSteps: boolean;
  /** Whether pages on the same subject in other places stand beside it, from which it must differ. */
  hasSisters: boolean;
  /** What the title says; of a page of no title nothing. */
  words: string | undefined;
  /** How much a word tells a title from others. */
  weighTerm(term: string): number;
  random: Random;
};

const fewestFitting = 3;
const fewestSections = 3;

/** Of the main concept so many always stand, since they answer the intent. */
const firmSections = 2;

/** What a title names besides its subject and wants told of: a price or a visit it names is of the subject itself. */
const joining = new Set<ConceptKind>(["model", "brand", "part", "symptom", "material", "safety", "gate", "audience"]);
const mostJoining = 2;
/** What a narrow question does not tell of by itself. */
const joiningNarrow = new Set<ConceptKind>(["model", "brand"]);
const none: ReadonlySet<ConceptKind> = new Set();

/** Who mends something, or asks for a part of the motor that they have, asks nothing else of its make. */
function shouldMentionMakes({ kind, words }: Concept, intent: Intent): boolean {
  // What is asked of any make tells of the title's own.
  if (words.some((asked) => asked.includes(anyMake))) return false;
  return (intent === "buying" || intent === "price") && kind !== "part" && kind !== "symptom";
}

function planComparison(concepts: readonly Concept[], intent: Intent, count: number): PlannedSection[] {
  return concepts.flatMap((concept, at) =>
    byAspect(concept, intent)
      .slice(0, Math.ceil((count - at) / concepts.length))
      .map((section) => ({ concept, section })),
  );
}

/** What is told by its list alone is the same words wherever it stands. */
const isMostlyList = ({ bullets, slots }: KnowledgeSection) => bullets !== undefined && slots.length < 2;

type Wanted = {
  intent: Intent;
  used: ReadonlySet<Aspect>;
  /** Whether other pages tell it too. */
  hasSisters: boolean;
  isTitled: boolean;
  isFit?: (section: KnowledgeSection) => boolean;
};

/** Of what a page of no title names besides, who comes for the gate itself wants to know what it brings, not how it fails. */
const faultAspects = new Set<Aspect>(["signs", "causes", "check", "visit"]);
const mendingIntents = new Set<Intent>(["repair", "emergency", "how-to"]);

/** One that fits the intent and prices nothing; prices and what to do in which order are of the page's own subject. */
function findSection(
  concept: Concept,
  { intent, used, hasSisters, isTitled, isFit = () => true }: Wanted,
): PlannedSection[] {
  const open = byAspect(concept, intent).filter(
    (section) => section.about !== "cost" && !section.steps && isFit(section),
  );
  const isMended = isTitled || mendingIntents.has(intent);
  const fitting = isMended ? open : preferring(open, ({ about }) => !faultAspects.has(about));
  const told = hasSisters ? preferring(fitting, (section) => !isMostlyList(section)) : fitting;
  const section = told.find(({ about }) => !used.has(about)) ?? told[0];
  return section ? [{ concept, section }] : [];
}

const singleThingKinds = new Set<ConceptKind>(["part", "symptom", "material", "safety"]);
const makes = new Set<ConceptKind>(["brand", "model"]);

/**
 * Of a make, a page on one part, one defect or one thing to do wants only what is told of that; of a kind of gate, one
 * on what goes wrong with it.
 */
export function wantsOnlySubject(subject: Concept, { kind }: Concept, intent: Intent): boolean {
  if (kind === "gate") return wrong.has(subject.kind) && intent !== "buying" && intent !== "comparison";
  return makes.has(kind) && ((singleThingKinds.has(subject.kind) && subject.id !== anySubject) || intent === "how-to");
}

function fitsSubject(subject: Concept, beside: Concept, intent: Intent): (section: KnowledgeSection) => boolean {
  return wantsOnlySubject(subject, beside, intent) ? (section) => isMostlyAbout(section, subject) : () => true;
}

/** Whether a narrow question tells of what else a title names: "portão antigo" may be of wood, and is told of rust alone. */
function speaksOf({ answers, sections }: Concept, other: Concept): boolean {
  const told = [...answers.any, ...sections.flatMap(({ slots, bullets = [] }) => [...slots.flat(), ...bullets])];
  return told.some((text) => names(text, other));
}

/** What the wider concept tells besides, for a narrow one with little of its own. */
function findOpenSections(wide: Concept, { sections }: Concept, intent: Intent): PlannedSection[] {
  // Of two makes that are compared, what is told of one is half an answer.
  if (intent === "comparison" && makes.has(wide.kind)) return [];
  const told = new Set(sections.map(({ about }) => about));
  const open = byAspect(wide, intent).filter(({ about, steps }) => !told.has(about) && !steps);
  return open
    .filter(({ about }) => !strayAspects[intent].includes(about))
    .map((section) => ({ concept: wide, section }));
}

/** The sections of a page in reading order: those that answer the intent first, then some of what else there is to tell. */
export function planSections(plan: Plan): PlannedSection[] {
  const { concepts, related, wide, intent, count, hasSteps, hasSisters, words, random } = plan;
  const [main, ...others] = concepts;
  if (!main) return [];
  if (intent === "comparison" && others.length > 0 && main.broader === undefined)
    return planComparison(concepts, intent, count);
  const kinds = main.broader === undefined ? joining : shouldMentionMakes(main, intent) ? joiningNarrow : none;
  const isJoining = (concept: Concept) => {
    // What is told of a part of one kind of gate is told of that gate.
    if (main.gates?.includes(concept.id)) return false;
    if (kinds.has(concept.kind)) return concept.kind !== "audience" || shouldMentionAudience(concepts, intent);
    return main.broader !== undefined && concept.kind === "material" && !speaksOf(main, concept);
  };
  const beside = intent === "comparison" ? [] : others.filter(isJoining).slice(0, mostJoining);
  const own =
    main.broader === undefined
      ? planMain(main, { intent, count: count - beside.length, hasSteps, hasSisters, words, random })
      : putCostFirst(
          [...findCost(main, wide, intent), ...leaveOutBorrowed(leaveOutUnnamed(main, wide, words), plan)],
          intent,
        );
  const used = new Set(own.map(({ about }) => about));
  const wanted = { intent, used, hasSisters: hasSisters || words === undefined, isTitled: words !== undefined };
  // What is off the subject is worse than what is short.
  const joined = beside.flatMap((concept) =>
    findSection(concept, { ...wanted, isFit: fitsSubject(wide ?? main, concept, intent) }),
  );
  const planned = [...own.map((section) => ({ concept: main, section })), ...joined];
  const lacking = (wide ? fewestNarrowSections : fewestSections) - planned.length;
  if (lacking <= 0) return planned;
  const missing = wide
    ? findOpenSections(wide, main, intent)
    : related.flatMap((concept) => findSection(concept, wanted));
  return [...planned, ...missing.slice(0, lacking)];
}

/** A narrow question tells in the order in which it was written, but to who asks for its price, that comes first. */
function putCostFirst(sections: KnowledgeSection[], intent: Intent): KnowledgeSection[] {
  const first = ({ about }: KnowledgeSection) => Number(intent === "price" && about === "cost");
  return sections.toSorted((a, b) => first(b) - first(a));
}

/** Who asks for the price of a narrow thing that does not tell it is told what the wider one costs. */
function findCost(main: Concept, wide: Concept | undefined, intent: Intent): KnowledgeSection[] {
  // What a make's motors cost is no price of the part that is asked for.
  const isMakeConcept = wide !== undefined && makes.has(wide.kind);
  const isTold = intent !== "price" || isMakeConcept || main.sections.some(({ about }) => about === "cost");
  return isTold ? [] : (wide?.sections.filter(({ about }) => about === "cost").slice(0, 1) ?? []);
}

const motor = /\bmotor(?:es)?\b/i;

/** Who wants the motor mended is told what goes wrong in it, not in the remote control. */
function leaveOutElsewhere(sections: readonly KnowledgeSection[]): readonly KnowledgeSection[] {
  const isOfMotor = ({ headings }: KnowledgeSection) =>
    headings.filter((heading) => motor.test(heading)).length > headings.length / 2;
  const inMotor = sections.filter((section) => section.about === "causes" && isOfMotor(section));
  return inMotor.length === 0
    ? sections
    : sections.filter((section) => section.about !== "causes" || inMotor.includes(section));
}

/** Who wants the motor mended is told how that is done, and then what goes wrong in it. */
function putCausesSecond(sections: readonly KnowledgeSection[]): KnowledgeSection[] {
  const [first, ...rest] = sections;
  const causes = rest.find(({ about }) => about === "causes");
  return first && causes ? [first, causes, ...rest.filter((section) => section !== causes)] : [...sections];
}

function planMain(
  main: Concept,
  {
    intent,
    count,
    hasSteps,
    hasSisters,
    words,
    random,
  }: Pick<Plan, "intent" | "count" | "hasSteps" | "hasSisters" | "words" | "random">,
): KnowledgeSection[] {
  const told = main.kind === "service" && words && motor.test(words) ? leaveOutElsewhere(main.sections) : main.sections;
  const fitting = told.filter(({ steps }) => hasSteps || !steps);
  const usable = fitting.length >= fewestFitting ? fitting : told;
  // Of a service everything is told to who looks for it.
  const strays = main.kind === "service" ? [] : main.kind === "gate" ? strayOfGate[intent] : strayAspects[intent];
  const wanted = usable.filter(({ about }) => !strays.includes(about));
  const isNarrowed = told !== main.sections;
  const inOrder = byAspect({ kind: main.kind, sections: wanted.length >= fewestFitting ? wanted : usable }, intent);
  const ordered = isNarrowed ? putCausesSecond(inOrder) : inOrder;
  const firm = ordered.slice(0, Math.min(count, hasSisters && !isNarrowed ? 1 : firmSections));
  const rest = ordered.slice(firm.length);
  const open = new Set(random.sample(rest, count - firm.length));
  return [...firm, ...rest.filter((section) => open.has(section))];
}
