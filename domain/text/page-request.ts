import type { Aspect, Concept, ConceptKind, Intent, KnowledgeQuestion } from "../knowledge/concept.ts";
import type { Named } from "../place-words.ts";
import type { Random } from "../random.ts";
import type { Decisive } from "../title/decisive.ts";
import type { Quantity } from "../title/quantities.ts";
import type { Asked } from "../title/read-subject.ts";
import type { AroundTheme } from "./around-theme.ts";
import type { TextLink, TextTable } from "./page-text.ts";
import type { PlaceContext } from "./place-context.ts";
import type { Writer } from "./writer.ts";

export type ServiceRequest = {
  concepts: readonly Concept[];
  intent: Intent;
  gates: readonly string[];
  /** The title's own, in plain letters. */
  words: string;
  /** Whether it asks something besides whether somebody is there. */
  isDecisive: boolean;
  hasPlace: boolean;
  /** The make with the model that the title names, as written. */
  makeName: string | null;
};

/** How a page opens for somebody who looks for a service in a place. "[em]" stands for all places of the title. */
export type ServiceLead = {
  openings: string[];
  /** A sentence of each; null where the subject's own answer says more. */
  body: string[][] | null;
  isUrgent: boolean;
  /** Whether it is of certain days, on which nobody says how soon. */
  isDated: boolean;
};

/** What somebody comes for; nobody need come for what is sold without being fitted. */
export type VisitKind = "repair" | "installation" | "buying" | "fitting" | "upkeep" | "sale";

/** What the last word of a page speaks to. */
export type ClosingKind = "repair" | "buying" | "service" | "question";

/** What pages say of what is no gate with a leaf: a roller door, a barrier. */
export type OwnFrame = {
  /** Words of gates that do not hold for it. */
  foreign: RegExp;
  /** What to photograph. */
  photo: string;
  visitLines: Record<VisitKind, string[]>;
};

/** Everything that pages are written from. */
export type Knowledge = {
  getConcept(id: string): Concept | undefined;
  /** The narrow concepts of a wide one. */
  getNarrow(broader: string): readonly Concept[];
  /** How much a word tells a title from others. */
  weighTerm(term: string): number;
  /** Whether a concept says what is wanted rather than of what. */
  isWish(id: string): boolean;
  /** "[label]" is what the page is about. */
  local: {
    /** Whether what is told of a place's gates concerns the page. */
    tellsNotes: boolean;
    headings: string[];
    /** Over how to ask for a visit; "[em]" stands for all places of the title. */
    visitHeadings: string[];
    /** Over nothing but what lies near. */
    nearHeadings: string[];
    /** For pages of no title: how to be found, and who else is near. */
    slots: string[][];
    /** For a city or a zone: where in it the shop goes. */
    districtLines: string[];
    /** What makes a visit easier for who typed a title, by what is done at it. */
    visitLines: Record<VisitKind, string[]>;
    /** Asked of visits of these kinds; of all where none stands. */
    questions: (KnowledgeQuestion & {
      visits?: readonly VisitKind[];
      /** One of these is enough for a page. */
      isAboutHours?: boolean;
    })[];
  };
  aroundThemes: readonly AroundTheme[];
  /** By the id of what it is. */
  ownFrames: Record<string, OwnFrame>;
  /** That the shop comes there; the second list for pages without a place, the third for several, "[em]". */
  placeLines: { withPlace: string[]; anywhere: string[]; several: string[] };
  /** What a repair at home is measured by. */
  upkeepLines: string[];
  /** The same for what no new motor mends. */
  visitPriceLines: string[];
  /** For what no adjustment mends. */
  swapLines: string[];
  /** For what has a price of its own on the page, or none that is known. */
  freeQuoteLines: string[];
  /** The same for buildings and firms. */
  heavyPriceLines: string[];
  /** "[photo]" is what the concept wants photographed. */
  closings: Record<ClosingKind, string[]>;
  urgentClosings: string[];
  /** With the title's words, which may name a material. */
  describeQuantity(quantity: Quantity, gates: readonly string[], words: string): string[];
  /** Whether a sentence says what a decisive word asks for. */
  isDecided(decisive: Decisive, sentence: string): boolean;
  /** What can be said of it where nothing is known of this subject; none when nothing can. */
  decideInGeneral(request: { decisive: Decisive; words: string; concepts: readonly Concept[] }): {
    texts: string[];
    /** Before what the concept says, which does not speak of it. */
    comesFirst: boolean;
  };
  /** Of this or that, where the same decides for every gate, and by what word the title names the thing. */
  giveVerdict(request: { words: string; makeName: string | null; concepts: readonly Concept[] }): {
    texts: string[];
    about: RegExp | null;
    /** Whether the makes that are compared are of a part, and not of motors. */
    comparesParts?: boolean;
  };
  /** When, where or with whom it happens, where the title says so and the answer does not; null where nothing is to be said. */
  tellCircumstance(request: { words: string; main: Concept; intent: Intent; answer: string }): {
    texts: string[];
    /** Before the usual answer, of which it is half the question. */
    comesFirst: boolean;
  } | null;
  /** A figure to measure a price by that is told by photo. */
  findYardstick(concept: Concept, isHeavy: boolean): string[];
  /** Openings for a page that compares these; none when they cannot be compared. */
  compareInWords(compared: readonly Concept[]): string[];
  /** None where the title wants no service. */
  serveInPlace(request: ServiceRequest): ServiceLead | null;
  /** That it does so, after an answer that has named the service. "[em]" as above. */
  shortOffers: string[];
  /** When the shop answers and comes, for those pages. "[em]" as above. */
  serviceHours: string[];
  todayLines: string[];
  /** What a section on prices says that has none. */
  quoteLine: string;
  priceHeadings: readonly string[];
  payingHeading: string;
  makeLines: string[];
  /** Whether a title gives a width that the kits of the list do not serve. */
  isWide(quantities: readonly Quantity[]): boolean;
  /** Whether what is told of homes does not hold for those that a title names. */
  isHeavyDuty(concepts: readonly Concept[], quantities: readonly Quantity[]): boolean;
  /** What sets two amounts of one unit apart; none where nothing can be said. */
  compareQuantities(quantities: readonly Quantity[], gates: readonly string[], words: string): string[];
  /** How soon somebody is there, where the shop says so; "[quando]" is the name of the figure. */
  arrivalLines: string[];
  /** With the answer that stands above it: prices go with an answer that names them. */
  getTable(request: {
    concepts: readonly Concept[];
    intent: Intent;
    gates: readonly string[];
    answer: string;
  }): TextTable | null;
  /** What introduces a list, by what its section tells. */
  listLeads: Record<Aspect, string>;
  /** For a list on choosing, where nothing is to be chosen. */
  plainListLead: string;
  /** What to send for a quote on something that is still to be bought. */
  gatePhoto: string;
  /** What to photograph of the part that a title names before any motor; null where it names none. */
  findPartPhoto(words: string): string | null;
  getTopicLink(concept: Concept): TextLink | null;
  servicesLinks: Record<Intent, readonly TextLink[]>;
};

export type PageRequest = {
  /** The same request always gives the same text. */
  seed: string;
  /** Whether the page is to have the first of all wordings, which is the best: it has no sisters to differ from. */
  isBest?: boolean;
  /** Whether its answer alone is to have the first of wordings that say equally much: an editor has put the best first. */
  leadsBest?: boolean;
  concepts: readonly Concept[];
  intent: Intent;
  /** How it opens, a sentence of each, where that is not what is known of its subject. */
  opening?: string[][];
  quantities: readonly Quantity[];
  /** What the title's question turns on; a page of no title has none. */
  asked?: Asked;
  /** How many tips, signs or mistakes the title promises; null where it names no number. */
  promised?: number | null;
  place: PlaceContext | null;
  /** Whether the title names the city around the place too. */
  namesCity?: boolean;
  /** Named besides, in the order of the title. */
  otherPlaces?: readonly Named[];
  /** Name of the figure that says how soon somebody is in the place. */
  arrival?: string | null;
  /** Of the place's own page. */
  placeLink: TextLink | null;
  /** 0 to 100: how much the text spreads out. */
  creativity: number;
};

/** All that the parts of one page share. */
export type Page = PageRequest & {
  /** Set where the title looks for a service in a place. */
  service: ServiceLead | null;
  /** Wordings of what decides a question of this or that; none where only the subject's own answer can. */
  verdicts: readonly string[];
  /** Whether a new motor is none of its business: a wet remote control, a battery, a visit for upkeep. */
  isFarFromSwap: boolean;
  /** What does not suit who asks, and is taken only where nothing else can be said. */
  avoids(text: string): boolean;
  knowledge: Knowledge;
  gates: string[];
  reach: number;
  random: Random;
  writer: Writer;
};

/** Pages of no title are about the place as much as about the gate. */
export function isBuiltIn({ asked }: Pick<PageRequest, "asked">): boolean {
  return asked === undefined;
}

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

/** What a repair is about. */
export const faultyKinds: ReadonlySet<ConceptKind> = new Set(["symptom", "part"]);

/** For whom a gate is matters to who chooses one, or to who has a service done; nobody else asked for it. */
export function shouldMentionAudience([main]: readonly Concept[], intent: Intent): boolean {
  if (intent === "question" || intent === "how-to" || intent === "emergency") return false;
  return intent !== "repair" || main?.kind === "service";
}
