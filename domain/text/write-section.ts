import type { Aspect, KnowledgeSection } from "../knowledge/concept.ts";
import { namesOtherGate } from "../knowledge/gates.ts";
import type { Random } from "../random.ts";
import type { WrittenSection } from "./draft.ts";
import { leansOnLast } from "./leaning.ts";
import type { Page } from "./page-request.ts";
import {
  announceList,
  chooseHeadings,
  leaveOutPointers,
  leaveOutPromises,
  leaveOutUnkept,
} from "./section-headings.ts";
import { inParagraphs } from "./writer.ts";

type Written = Pick<KnowledgeSection, "headings" | "slots" | "bullets" | "steps" | "isCounted"> & { about?: Aspect };

export function writeSection(
  { place, gates, writer, random, promised }: Page,
  { about, headings, slots, bullets = [], steps: known = [], isCounted }: Written,
  { hasSteps = false, listLead = null }: { hasSteps?: boolean; listLead?: string | null } = {},
): WrittenSection {
  const steps = isCounted ? known.slice(0, promised ?? known.length) : known;
  const items = listLead === null ? [] : bullets.filter((bullet) => !namesOtherGate(bullet, gates));
  const hasList = items.length >= fewestItems;
  const hasLostList = listLead !== null && !hasList && bullets.length >= fewestItems;
  const all = hasLostList ? slots.map(leaveOutPointers) : slots;
  // A list says again what the sentences after the first say.
  const told = hasList ? slots.slice(0, 1) : (place ? leaveOneOut(all, random) : all).map(leaveOutPromises);
  const sentences = writer.writeSentences(told);
  // In the order in which they were written: some go from first to last, or from small to great.
  const sampled = new Set(hasList ? random.sample(items, mostItems) : []);
  const listed = items.filter((item) => sampled.has(item));
  const announced = chooseHeadings(hasList || hasSteps ? headings : leaveOutPromises(headings), gates);
  const fitting = leaveOutUnkept(announced, [...sentences, ...listed, ...(hasSteps ? steps : [])]);
  return {
    heading: writer.writeOne(fitting) || (headings[0] ?? ""),
    isAboutCost: about === "cost",
    paragraphs: hasList ? [announceList(sentences, listLead)] : inParagraphs(sentences),
    bullets: listed,
    ...(hasSteps && { steps: [...steps] }),
  };
}

/** A section whose headings all name another kind of gate is of that kind. */
export function isForOtherGate({ headings }: Written, gates: readonly string[]): boolean {
  return headings.every((heading) => namesOtherGate(heading, gates));
}

const fewestItems = 3;
const mostItems = 5;
const enoughSlots = 3;

/** Of a long section one sentence after the first, so that sisters differ; never one that the next speaks of. */
function leaveOneOut(slots: readonly (readonly string[])[], random: Random): (readonly string[])[] {
  const out = slots.length > enoughSlots ? 1 + random.below(slots.length - 1) : -1;
  const isNeeded = slots[out + 1]?.some(leansOnLast) === true;
  return slots.filter((_, at) => at !== out || isNeeded);
}
