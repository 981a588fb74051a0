import { joinWords } from "../format.ts";
import type { Concept, Intent, KnowledgeSection } from "../knowledge/concept.ts";
import { namesOtherGate } from "../knowledge/gates.ts";
import { isAutomaticStem, isGeneralStem } from "../title/words.ts";
import type { WrittenSection } from "./draft.ts";
import { anySubject, isAboutMuch, isBuiltIn, isParticular, type Knowledge, type Page } from "./page-request.ts";
import type { TextTable } from "./page-text.ts";
import { planSections } from "./plan-sections.ts";
import { getTerms } from "./terms.ts";
import { readNote, writePlace } from "./write-place.ts";
import { isForOtherGate, writeSection } from "./write-section.ts";

export function writeSections(page: Page, compared: readonly Concept[], answer: string): WrittenSection[] {
  const { concepts, intent, place, gates, knowledge, random, reach } = page;
  const [main] = concepts;
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
  const local = place ? writePlace(page, place, isVisited) : [];
  if (place) {
    // Who typed a title reads its answer to the end before how to be visited, unless the place has more to tell.
    const isTold = isBuiltIn(page) || readNote(page, place) !== "";
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
