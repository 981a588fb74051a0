/** What kind of thing a concept is; the more specific kinds come first when a title names several. */
export type ConceptKind =
  | "model"
  | "symptom"
  | "part"
  | "material"
  | "safety"
  | "brand"
  | "buying"
  | "service"
  | "gate"
  | "audience";

/** What the person who typed the title wants. */
export type Intent =
  | "price"
  | "repair"
  | "installation"
  | "comparison"
  | "how-to"
  | "emergency"
  | "buying"
  | "question";

/** What a section tells of its concept; the intent of a title decides which come first. */
export type Aspect =
  | "what"
  | "signs"
  | "causes"
  | "check"
  | "visit"
  | "cost"
  | "time"
  | "choose"
  | "care"
  | "replace"
  | "safety";

/**
 * Each slot stands in reading order and holds alternatives of which one is taken, so two pages with the same section still
 * differ: a sentence, or a whole paragraph, which reads better since all of it was written together. Steps are an ordered
 * list that is always shown whole.
 */
export type KnowledgeSection = {
  about: Aspect;
  headings: string[];
  slots: string[][];
  /** Short list items, of which a few are taken. */
  bullets?: string[];
  steps?: string[];
  /** Its steps are things to know, the first of which weigh most: a title that promises five gets five. */
  isCounted?: boolean;
};

export type KnowledgeQuestion = { question: string; answers: string[] };

export type Concept = {
  id: string;
  kind: ConceptKind;
  /** On a chip in the panel: "Capacitor". */
  label: string;
  /** Inside a sentence, with its article: "o capacitor do motor". */
  phrase: string;
  /** How titles name it, without regard to accents, capitals, plurals or small words. The longest match wins. */
  words: string[];
  /** Where it is found on some kinds of gate only: ids of gates. */
  gates?: string[];
  /** What a title asks that names this and says no more. */
  intent: Intent;
  /** How a page opens: the answer itself, in 25 to 60 words, complete in every wording. "any" serves the intents that have none of their own. */
  answers: { any: string[] } & Partial<Record<Intent, string[]>>;
  /** One sentence with which it joins an answer that is mainly about something else. */
  line: string[];
  sections: KnowledgeSection[];
  questions: KnowledgeQuestion[];
  /** Continues "Mande pelo WhatsApp ": what to photograph or film for a quote. */
  photo: string;
  /** Cells of a comparison with others of its kind, by row. */
  traits?: Record<string, string>;
  /** Ids of concepts whose sections go well with it, closest first. */
  related: string[];
  /** Slug of the topic that tells it at length. */
  topic?: string;
  /** Of a narrow concept, the id of the wider one. Its words are then sets of words, and its sections stand in reading order. */
  broader?: string;
  /** Answers its own sets of words alone: what is told of every part alike says too little of a title that is only near. */
  isAskedByName?: boolean;
  /** Tells what the wider concept, or the part of it that its words name, is for: titles ask it in words that stand in all others too. */
  tellsPurpose?: boolean;
};

/**
 * A question that is asked so often, or answered so differently, that its page opens with an answer of its own:
 * "controle que molhou" within "controle". What it does not tell itself it takes from the wider concept.
 */
export type NarrowConcept = {
  id: string;
  /** Id of the wider concept. */
  broader: string;
  label: string;
  phrase: string;
  /** Each is a set of words that a title has, in any order, with other words around them. */
  asks: string[];
  /** Where it differs from the wider concept's. */
  intent?: Intent;
  /** None where the wider concept's own serve. */
  answers?: Concept["answers"];
  /** In reading order. */
  sections: KnowledgeSection[];
  /** Which sections of the wider concept belong on its pages too, in reading order. */
  keep: Aspect[];
  questions: KnowledgeQuestion[];
  photo?: string;
  isAskedByName?: boolean;
  tellsPurpose?: boolean;
};

/** A make, or one of its models. */
export function isBrandOrModel({ kind }: Pick<Concept, "kind">): boolean {
  return kind === "brand" || kind === "model";
}
