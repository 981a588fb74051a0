import type { Concept, ConceptKind } from "../knowledge/concept.ts";
import { isAutomaticStem, isSmallWord, splitWords, toStems, type Word } from "./words.ts";

/** Why a title does not become a page by itself. */
export type Hold = "off-topic" | "no-gate" | "place-not-served" | "unreadable";

/** Of parts and symptoms a title tells enough by itself; "conserto" or "casa" could be of anything. */
const tellingKinds = new Set<ConceptKind>(["symptom", "part", "model", "brand"]);

type Evidence = {
  words: readonly Word[];
  /** Those that no phrase of several words explains. */
  loose: readonly Word[];
  concepts: readonly Concept[];
  /** Those of them that the title turned out to be about. */
  told: readonly Concept[];
  hasPlace: boolean;
  strange: readonly Word[];
  /** Nouns that nothing known explains. */
  unexplained: readonly string[];
  unknown: readonly string[];
  unservedPlace: string | null;
};

export type HoldRules = {
  /** Words and phrases that show a title to be of another trade, unless it speaks of a gate. */
  otherTrades: readonly string[];
  /** Words that show it to be foreign even then: "portão de embarque". */
  neverOurs: readonly string[];
  /** Ids of concepts that nearly every title names. */
  general: readonly string[];
  /** Ids of services that nobody but our trade offers under that name. */
  telling: readonly string[];
  /** Ids of what is asked of the shop itself: nothing in them names a gate. */
  shopQuestions: readonly string[];
  /** Ids of parts that other trades have too. */
  shared: readonly string[];
  /** Ids of what lets vehicles pass, and the vehicles that are then no trade of their own. */
  passage: { ids: readonly string[]; vehicles: readonly string[] };
  isOrdinary(id: string): boolean;
};

/** The stems of a text without its small words, each between spaces. */
function toTold(text: string): string {
  const telling = splitWords(text).filter((word) => !isSmallWord(word));
  return ` ${telling.map(({ stem }) => stem).join(" ")} `;
}

/** "Atendem em Osasco?" is asked of us by who says no more than that and the place. */
const serviceAreaWords = /^(?:atend\w+|voces?|vcs?|tem|faz|fazem|vai|vao|vem|cobrem?)$/;

/** Whether nothing is asked but that somebody comes to a place. */
export function asksOnlyWhere(words: readonly Word[], hasPlace: boolean): boolean {
  const telling = words.filter((word) => !isSmallWord(word));
  return (
    hasPlace &&
    telling.some(({ plain }) => plain.startsWith("atend")) &&
    telling.every(({ plain }) => serviceAreaWords.test(plain))
  );
}

/** The gate of a farm; a woman at the door is a "porteira" too, but none that is automatic. */
function namesFarmGate(words: readonly Word[]): boolean {
  return (
    words.some(({ plain }) => /^porteiras?$/.test(plain)) &&
    words.some(({ stem }) => isAutomaticStem(stem) || stem === "motor")
  );
}

export function createHoldFinder({
  general,
  telling,
  shopQuestions,
  shared,
  passage,
  isOrdinary,
  ...rules
}: HoldRules) {
  const phrases = rules.otherTrades.filter((written) => written.includes(" ")).map(toTold);
  const otherTrades = toStems(rules.otherTrades.filter((written) => !written.includes(" ")));
  const neverOurs = toStems(rules.neverOurs);
  const vehicles = toStems(passage.vehicles);

  return function findHold(evidence: Evidence): Hold | null {
    const { words, loose, concepts, told, hasPlace, strange, unexplained, unknown, unservedPlace } = evidence;
    const stems = words.map(({ stem }) => stem);
    if (stems.some((stem) => neverOurs.has(stem))) return "off-topic";
    const mentionsGate =
      namesFarmGate(words) ||
      stems.some((stem) => stem === "portao" || stem === "garag") ||
      concepts.some(
        ({ id, kind, broader }) =>
          (kind === "gate" && !general.includes(broader ?? id)) || kind === "brand" || kind === "model",
      );
    const mentionsMotor = words.some(({ plain }) => plain === "motor" || plain === "motores");
    if (concepts.length === 0 && !mentionsGate) return asksOnlyWhere(words, hasPlace) ? null : "off-topic";
    if (!mentionsGate) {
      const isAboutPassage = concepts.some(({ id, broader }) => passage.ids.includes(broader ?? id));
      const isOther = ({ stem }: Word) => otherTrades.has(stem) && !(isAboutPassage && vehicles.has(stem));
      if (loose.some(isOther)) return "off-topic";
      const said = toTold(words.map(({ plain }) => plain).join(" "));
      if (!mentionsMotor && phrases.some((phrase) => said.includes(phrase))) return "off-topic";
      // "Qual o horário de atendimento?" is asked of us; of a bank, it is not.
      if (shopQuestions.includes(concepts[0]?.id ?? ""))
        return unexplained.length > 0 || told.some(({ kind }) => kind === "audience") ? "off-topic" : null;
      const tells = concepts.some(
        ({ id, kind, broader }) =>
          !shared.includes(broader ?? id) &&
          (telling.includes(id) || broader !== undefined || (tellingKinds.has(kind) && !isOrdinary(id))),
      );
      // "Motor DC 24 volts": a word of which nothing is known makes no other trade of a motor that is known.
      if (unknown.length > 0 && !(mentionsMotor && tells)) return "off-topic";
      if (!mentionsMotor && !tells) return strange.length > 0 ? "off-topic" : "no-gate";
    }
    if (unknown.length > 1 && unknown.length >= words.length / 2) return "unreadable";
    return unservedPlace === null ? null : "place-not-served";
  };
}
