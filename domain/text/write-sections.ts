import { joinWords } from "../format.ts";
import type { Aspect, Concept, Intent, KnowledgeSection } from "../knowledge/concept.ts";
import { isOfGate, namesOtherGate } from "../knowledge/gates.ts";
import type { Random } from "../random.ts";
import { isAutomaticStem, isGeneralStem } from "../title/words.ts";
import { type AroundTheme, fitsPlace } from "./around-theme.ts";
import type { WrittenSection } from "./draft.ts";
import { splitSentences } from "./drop-repeats.ts";
import { getFirstSentence } from "./first-sentence.ts";
import { leansOnLast } from "./leaning.ts";
import { anySubject, isAboutMuch, isParticular, type Knowledge, type Page } from "./page-request.ts";
import type { TextTable } from "./page-text.ts";
import type { PlaceContext } from "./place-context.ts";
import { planSections } from "./plan-sections.ts";
import {
  announceList,
  chooseHeadings,
  leaveOutPointers,
  leaveOutPromises,
  leaveOutUnkept,
} from "./section-headings.ts";
import { putPlaces } from "./serve-in-place.ts";
import { getTerms } from "./terms.ts";
import { readVisitKind } from "./visit-kind.ts";
import { inParagraphs } from "./writer.ts";

/** Who buys or installs cares for the house and the ground it stands on; who has a defect does not. */
function shouldMentionBuildings({ concepts, intent }: Page): boolean {
  return isAboutMuch(concepts) && (intent === "buying" || intent === "installation");
}

/** Pages of no title are about the place as much as about the gate. */
function isBuiltIn({ asked }: Page): boolean {
  return asked === undefined;
}

export function writeSections(page: Page, compared: readonly Concept[], answer: string): WrittenSection[] {
  const { concepts, intent, place, gates, knowledge, random, reach } = page;
  const [main] = concepts;
  const aroundCount = place && shouldMentionBuildings(page) ? 1 : 0;
  // A page of no title stands for its whole subject, and one of a subject in a place has sisters to differ from; whoever
  // typed another title reads three or four sections to the end.
  const isWhole = isBuiltIn(page) || (place !== null && main?.broader === undefined);
  const count = 3 + Math.round((isWhole ? 2 : 1) * reach);
  const planned = planSections({
    concepts,
    related: findRelated(page),
    wide: main?.broader === undefined ? undefined : knowledge.getConcept(main.broader),
    intent,
    count,
    hasSteps: wantsSteps(page),
    hasSisters: !isBuiltIn(page) && place !== null && isAboutMuch(concepts),
    words: page.asked?.words,
    weighTerm: knowledge.weighTerm,
    random,
  });
  // Lists are always the same words, and these pages have sisters.
  const listCount = place && isAboutMuch(concepts) ? 0 : 1 + Math.round(reach);
  const withBullets = new Set([
    ...random.sample(
      planned.filter(({ section }) => section.bullets),
      listCount,
    ),
    // Of what is told by its list alone nothing would be left.
    ...planned.filter(({ section }) => section.bullets && section.slots.length < 2),
  ]);
  const sections = planned
    .filter(({ section }) => !isForOtherGate(section, gates))
    .map((item) => {
      const { steps } = item.section;
      return writeSection(page, item.section, {
        hasSteps: steps !== undefined,
        listLead: !steps && withBullets.has(item) ? getListLead(page, item.section) : null,
      });
    });

  const topic = main && knowledge.getTopicLink(main);
  // Who needs somebody now reads nothing on how to choose one.
  const isFit =
    topic &&
    !namesOtherGate(topic.label, gates) &&
    !(intent === "emergency" && main?.kind === "service") &&
    (main?.broader === undefined || sharesWords(topic.label, `${main.label} ${page.asked?.words ?? ""}`));
  const topicLink = isFit ? topic : null;
  const [, second, third] = sections;
  const host = third ?? second;
  if (topicLink && host) host.links = [topicLink];
  const traits = toTraitTable(compared);
  const prices = knowledge.getTable({ concepts, intent, gates, answer });
  const isTooWide = page.asked !== undefined && knowledge.isWide(page.quantities) && prices?.facts !== undefined;
  const table = traits ?? (isTooWide ? null : prices);
  if (table) sections.splice(traits ? 0 : 1, 0, { heading: table.caption, paragraphs: [], bullets: [], table });
  const isVisited = isBuiltIn(page) || page.service !== null || !(intent === "question" || intent === "how-to");
  const local = place ? writePlace(page, place, aroundCount, isVisited) : [];
  if (place) {
    // Who typed a title reads its answer to the end before how to be visited, unless the place has more to tell.
    const isTold = isBuiltIn(page) || readNote(page, place, isAboutMuch(concepts)) !== "";
    // A table belongs to the section below it.
    const at = isBuiltIn(page) || table ? 3 : 2;
    const placeAt = isTold ? Math.min(at, sections.length) : sections.length;
    sections.splice(placeAt, 0, ...local);
  }
  const last = sections.at(-1);
  const placeLinks = page.placeLink && local.length === 0 ? [page.placeLink] : [];
  const general = random.pick(knowledge.servicesLinks[intent]);
  if (last)
    last.links = [...(last.links ?? []), ...placeLinks, ...(isBuiltIn(page) || wantsMotor(page) ? [general] : [])];
  return sections;
}

/** What a wide subject is told at length under may be another matter than a narrow question of it. */
function sharesWords(label: string, title: string): boolean {
  const asked = getTerms(title);
  return [...getTerms(label)].some((term) => asked.has(term) && !isGeneralStem(term) && !isAutomaticStem(term));
}

/** What the installation of motors costs is nothing to who has a part or a defect, nor to who only asks. */
function wantsMotor({ concepts: [main], intent }: Page): boolean {
  return choosing.has(intent) && main !== undefined && (main.id === anySubject || !isParticular(main.kind));
}

const choosing = new Set<Intent>(["buying", "comparison", "price", "installation"]);

/** Items that say themselves what they are of, "Nylon: silenciosa", need no other word. */
function getListLead({ intent, knowledge }: Page, { about, bullets = [] }: KnowledgeSection): string {
  const explained = bullets.filter((bullet) => bullet.includes(": "));
  if (explained.length > bullets.length / 2) return "";
  return about === "choose" && !choosing.has(intent) ? knowledge.plainListLead : knowledge.listLeads[about];
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
  const isForOtherGate = ({ answers }: Concept) => answers.any.some((answer) => namesOtherGate(answer, gates));
  return [...new Set(found)].filter((concept) => fitsGates(concept, gates) && !isForOtherGate(concept));
}

function fitsGates({ gates }: Concept, wanted: readonly string[]): boolean {
  return gates === undefined || wanted.length === 0 || gates.some((gate) => wanted.includes(gate));
}

type Written = Pick<KnowledgeSection, "headings" | "slots" | "bullets" | "steps" | "isCounted"> & { about?: Aspect };

function writeSection(
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
function isForOtherGate({ headings }: Written, gates: readonly string[]): boolean {
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

/** A theme is of another gate when more than a stray sentence of it is. */
function isAboutOtherGate(theme: AroundTheme, gates: readonly string[]): boolean {
  const known = otherGateThemes.get(theme) ?? new Map<string, boolean>();
  otherGateThemes.set(theme, known);
  const key = gates.join(" ");
  const sentences = known.has(key) ? [] : theme.slots.flat();
  const others = sentences.filter((sentence) => namesOtherGate(sentence, gates));
  const isOther = known.get(key) ?? others.length > sentences.length / 4;
  known.set(key, isOther);
  return isOther;
}

const otherGateThemes = new WeakMap<AroundTheme, Map<string, boolean>>();

/** Who only wants to know something prepares no visit, and is told where else the shop goes. */
function writePlace(page: Page, place: PlaceContext, aroundCount: number, isVisited: boolean): WrittenSection[] {
  const { concepts, knowledge, placeLink, writer } = page;
  const isMuch = isAboutMuch(concepts);
  const [gateLines = [], nearLines = []] = knowledge.local.slots;
  const isAlone = page.otherPlaces === undefined || page.otherPlaces.length === 0;
  const tellsDistricts = !isBuiltIn(page) && isAlone && place.districts.length > 0;
  const near = tellsDistricts ? knowledge.local.districtLines : nearLines;
  const asking = isBuiltIn(page) ? gateLines : knowledge.local.visitLines[readVisitKind(page)];
  const tellsHow = isBuiltIn(page)
    ? isMuch && shouldMentionBuildings(page)
    : isMuch && isVisited && page.intent !== "emergency";
  const told = writer.writeSentences(tellsHow ? [asking, near] : [near]);
  const isNothingNear = told.length === 0 && isVisited && !isBuiltIn(page);
  const sentences = isNothingNear ? writer.writeSentences([asking]) : told;
  const around = isBuiltIn(page) ? findAround(page, place) : [];
  const note = readNote(page, place, isMuch);
  const { headings, visitHeadings, nearHeadings } = knowledge.local;
  const plainHeadings = tellsHow || isNothingNear ? visitHeadings : tellsDistricts ? headings : nearHeadings;
  const titleHeadings = note === "" ? plainHeadings : headings;
  const heading = writer.writeOne(isBuiltIn(page) ? headings : titleHeadings);
  if (note === "" && sentences.length === 0) return [];
  return [
    {
      heading: putPlaces(heading, page).replace("[label]", concepts[0]?.label ?? ""),
      paragraphs: [note === "" ? [] : [note], sentences].filter((texts) => texts.length > 0),
      bullets: [],
      ...(placeLink && { links: [placeLink] }),
    },
    ...around.slice(0, aroundCount).map((theme) => writeSection(page, theme)),
  ];
}

/**
 * A page of no title is about its place too. Who is after a gate or a motor is told of the gates there; who wants
 * something mended is told nothing of it.
 */
function readNote(page: Page, { note }: PlaceContext, isMuch: boolean): string {
  // The second half of a note is advice on buying a gate.
  if (isBuiltIn(page)) return isMuch ? note : getFirstSentence(note);
  if (!isMuch || !isChosen(page)) return "";
  const { concepts, gates, avoids } = page;
  // That half may describe a gate that it does not name: "ao tombar, a folha".
  const isWhole = isOfGate(note, gates) && concepts[0]?.id !== "controle";
  const told = isWhole ? note : getFirstSentence(note);
  return namesOtherGate(told, gates) || splitSentences(told).some(avoids) ? "" : told;
}

/** What is built in a street decides which motor is bought for it, and nothing of what a repair needs. */
function isChosen({ intent, knowledge, otherPlaces = [] }: Page): boolean {
  return knowledge.local.tellsNotes && (intent === "buying" || intent === "installation") && otherPlaces.length === 0;
}

function findAround({ concepts, gates, knowledge, random }: Page, place: PlaceContext): AroundTheme[] {
  const ids = concepts.map(({ id }) => id);
  return random
    .shuffle(knowledge.aroundThemes)
    .filter((theme) => fitsPlace(theme, place, ids) && !isAboutOtherGate(theme, gates));
}

function toTraitTable(compared: readonly Concept[]): TextTable | null {
  // What is the same of both compares nothing, nor what is known of one alone.
  const rows = Object.keys(compared[0]?.traits ?? {}).filter((row) => {
    const told = compared.map(({ traits }) => traits?.[row]);
    return told.every((trait) => trait !== undefined) && new Set(told).size > 1;
  });
  if (compared.length < 2 || rows.length < 2) return null;
  return {
    caption: joinWords(compared.map(({ label }) => label)),
    columns: ["", ...compared.map(({ label }) => label)],
    rows: rows.map((row) => [row, ...compared.map(({ traits }) => traits?.[row] ?? "")]),
  };
}
