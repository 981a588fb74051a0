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
  return [...sections].sort((a, b) => order.indexOf(a.about) - order.indexOf(b.about));
}

type Plan = {
  concepts: readonly Concept[];
  /** Of the main concept, in the order in which they go well with it. */
  related: readonly Concept[];
  intent: Intent;
  count: number;
  random: Random;
};

/** How many sections each concept gets: the first most of them, each of the others at least one while there is room. */
function shareOut(conceptCount: number, count: number, isComparison: boolean): number[] {
  if (conceptCount === 1) return [count];
  if (isComparison)
    return Array.from({ length: conceptCount }, (_, at) => Math.floor((count + conceptCount - 1 - at) / conceptCount));
  const others = Math.min(conceptCount - 1, Math.max(1, Math.floor(count / 2)));
  const shares: number[] = Array.from({ length: conceptCount }, (_, at) => (at > 0 && at <= others ? 1 : 0));
  let left = count - others;
  // Three for what the title is mainly about, the next to what it names second.
  shares[0] = Math.min(left, Math.max(2, Math.ceil(count * 0.6)));
  left -= shares[0] ?? 0;
  for (let at = 1; left > 0; at = (at % others) + 1) {
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/**
 * The sections of a page in reading order. The first two aspects of the main concept are always there, since they answer
 * the intent; of the rest some are left out by chance, so that two pages on one concept differ in what they tell too.
 */
export function planSections({ concepts, related, intent, count, random }: Plan): PlannedSection[] {
  const shares = shareOut(concepts.length, count, intent === "comparison");
  const usedAspects = new Set<Aspect>();
  const planned = concepts.flatMap((concept, at) => {
    const share = shares[at] ?? 0;
    const ordered = byAspect(concept.sections, intent);
    const fresh =
      at === 0
        ? ordered
        : [...ordered].sort((a, b) => Number(usedAspects.has(a.about)) - Number(usedAspects.has(b.about)));
    const firm = fresh.slice(0, Math.min(share, at === 0 ? 3 : 1));
    const open = random.sample(fresh.slice(firm.length), share - firm.length);
    const chosen = ordered.filter((section) => firm.includes(section) || open.includes(section));
    for (const { about } of chosen) usedAspects.add(about);
    return chosen.map((section) => ({ concept, section }));
  });
  for (const concept of related) {
    if (planned.length >= count) break;
    const [section] = byAspect(concept.sections, intent).filter(({ about }) => about !== "cost");
    if (section) planned.push({ concept, section });
  }
  return planned;
}
