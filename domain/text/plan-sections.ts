import type { Aspect, Concept, Intent, KnowledgeSection } from "../knowledge/concept.ts";
import type { Random } from "../random.ts";

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

/** A person with a broken gate cares for steps before theory only when they asked how to. */
function byAspect(sections: readonly KnowledgeSection[], intent: Intent): KnowledgeSection[] {
  const order = aspectOrder[intent];
  return sections.toSorted((a, b) => order.indexOf(a.about) - order.indexOf(b.about));
}

type Plan = {
  concepts: readonly Concept[];
  /** Of the main concept, in the order in which they go well with it. */
  related: readonly Concept[];
  intent: Intent;
  count: number;
  /** Whether the reader wants to be told what to do in which order. */
  hasSteps: boolean;
  /** A page on a service or a gate has sisters in other places, from which it must differ in what it tells too. */
  isMixed: boolean;
  random: Random;
};

/** How many sections each concept gets: the first most of them, each of the others at least one while there is room. */
function shareOut(conceptCount: number, count: number, isComparison: boolean): number[] {
  if (conceptCount < 2) return [count];
  if (isComparison) return Array.from({ length: conceptCount }, (_, at) => Math.ceil((count - at) / conceptCount));
  const others = Math.min(conceptCount - 1, Math.floor(count / 2));
  const first = Math.min(count - others, Math.ceil(count * 0.6));
  const shares = Array.from({ length: conceptCount }, (_, at) => (at === 0 ? first : at <= others ? 1 : 0));
  for (let left = count - first - others, at = 1; left > 0; left -= 1) {
    shares[at] = (shares[at] ?? 0) + 1;
    at = (at % others) + 1;
  }
  return shares;
}

const fewestFitting = 3;
const fewestSections = 4;
/** So many of what is near may stand among the rest of what is told. */
const mixedSections = 3;

/** Of the main concept so many always stand, since they answer the intent. */
const firmSections = 3;

/** Two of each related concept that fit the intent; prices and what to do in which order are of the page's own subject. */
function findRelatedSections(related: readonly Concept[], intent: Intent): PlannedSection[] {
  return related.flatMap((concept) => {
    const known = nearSections.get(concept) ?? new Map<Intent, PlannedSection[]>();
    nearSections.set(concept, known);
    const found =
      known.get(intent) ??
      byAspect(concept.sections, intent)
        .filter(({ about, steps }) => about !== "cost" && !steps)
        .slice(0, 2)
        .map((section) => ({ concept, section }));
    known.set(intent, found);
    return found;
  });
}

/** The same for every page. */
const nearSections = new WeakMap<Concept, Map<Intent, PlannedSection[]>>();

/**
 * The sections of a page in reading order: those that answer the intent first, then some of what else there is to tell,
 * left to chance where the page has sisters.
 */
export function planSections({ concepts, related, intent, count, hasSteps, isMixed, random }: Plan): PlannedSection[] {
  const shares = shareOut(concepts.length, count, intent === "comparison");
  const usedAspects = new Set<Aspect>();
  const extra = findRelatedSections(related, intent);
  const planned = concepts.flatMap((concept, at) => {
    const share = shares[at] ?? 0;
    const fitting = concept.sections.filter(({ steps }) => hasSteps || !steps);
    const ordered = byAspect(fitting.length >= fewestFitting ? fitting : concept.sections, intent);
    const fresh =
      at === 0
        ? ordered
        : ordered.toSorted((a, b) => Number(usedAspects.has(a.about)) - Number(usedAspects.has(b.about)));
    const firm = fresh.slice(0, Math.min(share, at === 0 ? firmSections : 1));
    const rest = fresh.slice(firm.length).map((section) => ({ concept, section }));
    const pool = isMixed && at === 0 ? [...rest, ...random.sample(extra, mixedSections)] : rest;
    const open = random.sample(pool, share - firm.length);
    for (const section of firm) usedAspects.add(section.about);
    return [...firm.map((section) => ({ concept, section })), ...pool.filter((item) => open.includes(item))];
  });
  const missing = extra.filter((item) => !planned.includes(item));
  // What is off the subject is worse than what is short.
  return [...planned, ...missing.slice(0, Math.max(0, fewestSections - planned.length))];
}
