import { isOfGate, namesOtherGate } from "../knowledge/gates.ts";
import { plainLetters } from "../search-text.ts";
import { type AroundTheme, fitsPlace } from "./around-theme.ts";
import type { WrittenSection } from "./draft.ts";
import { splitSentences } from "./drop-repeats.ts";
import { getFirstSentence } from "./first-sentence.ts";
import { isAboutMuch, isBuiltIn, type Page } from "./page-request.ts";
import type { PlaceContext } from "./place-context.ts";
import { putPlaces } from "./serve-in-place.ts";
import { readVisitKind } from "./visit-kind.ts";
import { writeSection } from "./write-section.ts";

/** Who buys or installs cares for the house and the ground it stands on; who has a defect does not. */
function shouldMentionBuildings({ concepts, intent }: Page): boolean {
  return isAboutMuch(concepts) && (intent === "buying" || intent === "installation");
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
export function writePlace(page: Page, place: PlaceContext, isVisited: boolean): WrittenSection[] {
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
  const note = readNote(page, place);
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
    ...around.slice(0, shouldMentionBuildings(page) ? 1 : 0).map((theme) => writeSection(page, theme)),
  ];
}

/**
 * A page of no title is about its place too. Who is after a gate or a motor is told of the gates there; who wants
 * something mended is told nothing of it.
 */
export function readNote(page: Page, { note }: PlaceContext): string {
  const isMuch = isAboutMuch(page.concepts);
  // The second half of a note is advice on buying a gate.
  if (isBuiltIn(page)) return isMuch ? note : getFirstSentence(note);
  if (!isMuch || !isChosen(page)) return "";
  const { concepts, gates, avoids } = page;
  // That half may describe a gate that it does not name: "ao tombar, a folha".
  const isWhole = isOfGate(note, gates) && concepts[0]?.id !== "controle";
  // What a place is known for is told to nobody who looks for a gate, unless it is its buildings and streets.
  const first = getFirstSentence(note);
  const known = built.test(plainLetters(first)) ? [first] : [];
  const told = [...known, ...(isWhole ? [note.slice(first.length).trim()] : [])].join(" ");
  return namesOtherGate(told, gates) || splitSentences(told).some(avoids) ? "" : told;
}

const built =
  /\b(?:casas?|casario|casinhas|moradias?|sobrados?|predios?|edificios?|condominios?|residenci\w+|galp\w+|lojas?|comerci\w+|oficinas?|garage\w+|port(?:ao|oes)|lotes?|terrenos?|quintais?|quintal|muros?|rampas?|ruas?|ladeiras?|morros?|encostas?|chacaras?|sitios?|apartamentos?|torres|constru\w+|vagas?|fachadas?|conjuntos?|calcadas?|industri\w+|fabricas?|depositos?|mansoes)\b/;

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
