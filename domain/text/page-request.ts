import type { Aspect, Concept, ConceptKind, Intent } from "../knowledge/concept.ts";
import type { Random } from "../random.ts";
import type { Decisive } from "../title/decisive.ts";
import type { Quantity } from "../title/quantities.ts";
import type { Asked } from "../title/understand-title.ts";
import type { AroundTheme } from "./around-theme.ts";
import type { TextLink, TextTable } from "./page-text.ts";
import type { PlaceContext } from "./place-context.ts";
import type { Writer } from "./writer.ts";

/** Everything that pages are written from. */
export type Knowledge = {
  getConcept(id: string): Concept | undefined;
  /** Whether a concept says what is wanted rather than of what. */
  isWish(id: string): boolean;
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
  /** Whether a sentence says what a decisive word asks for. */
  isDecided(decisive: Decisive, sentence: string): boolean;
  /** What can be said of it where nothing is known of this subject; none when nothing can. */
  decideInGeneral(request: { decisive: Decisive; words: string; concepts: readonly Concept[] }): {
    texts: string[];
    /** Before what the concept says, which does not speak of it. */
    comesFirst: boolean;
  };
  /** What a visit costs, for a part that has no price of its own. */
  visitLines: string[];
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
  /** What the title's question turns on; a page of no title has none. */
  asked?: Asked;
  place: PlaceContext | null;
  /** Of the place's own page. */
  placeLink: TextLink | null;
  /** 0 to 100: how much the text spreads out. */
  creativity: number;
};

/** All that the parts of one page share. */
export type Page = PageRequest & {
  knowledge: Knowledge;
  gates: string[];
  reach: number;
  random: Random;
  writer: Writer;
};

/** What a title without a subject of its own is about. */
export const anySubject = "motor";
/** Parts that hundreds of pages are about. */
export const common = new Set([anySubject, "controle"]);

export function isParticular(kind: ConceptKind): boolean {
  return kind === "part" || kind === "symptom" || kind === "material" || kind === "safety" || kind === "model";
}

/** Pages on one part or one defect have enough to say; those on a gate, a brand or a service tell of the place too. */
export function isAboutMuch([main]: readonly Concept[]): boolean {
  return !main || common.has(main.id) || !isParticular(main.kind);
}

/** For whom a gate is matters to who chooses one, or to who has a service done; nobody else asked for it. */
export function tellsOfAudience([main]: readonly Concept[], intent: Intent): boolean {
  if (intent === "question" || intent === "how-to" || intent === "emergency") return false;
  return intent !== "repair" || main?.kind === "service";
}
