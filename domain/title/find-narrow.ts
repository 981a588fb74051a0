import { type Concept, type ConceptKind, isBrandOrModel } from "../knowledge/concept.ts";
import { isNamedForOtherGate } from "../knowledge/gates.ts";
import { comparable, setsSideBySide } from "./intent.ts";
import { type AskStems, createNarrowMatcher, type NarrowMatch } from "./narrow-matcher.ts";
import { neverMentions } from "./never-mentions.ts";
import type { ConceptMatch } from "./phrase-matcher.ts";
import { anyMake, anyModel, type MakeName, twoModels } from "./read-model.ts";
import { isGeneralStem, splitWords, type Word } from "./words.ts";

const particular = new Set<ConceptKind>(["symptom", "part", "material", "safety", "brand", "model"]);

/** Kinds of which a narrow question may also speak. */
const besides = new Set<ConceptKind>(["brand", "model", "gate", "audience", "material"]);

/** With so many telling words it is the question, whatever else the title names. */
const surelyAsked = 3;

type Rules = {
  concepts: readonly Concept[];
  /** Ids of parts and materials that every gate has. */
  common: readonly string[];
  /** Ids of symptoms that may only describe a gate. */
  descriptive: readonly string[];
  /** Ids of what covers all else that a title names. */
  covering: readonly string[];
  isOrdinary(id: string): boolean;
};

/** What a title calls "barra dentada" is asked for as "cremalheira": the stems of such names. */
function nameParts(matches: readonly ConceptMatch[]): string[] {
  return matches.flatMap(({ concept: { kind, label }, stems }) => {
    const names = kind === "part" ? splitWords(label).map(({ stem }) => stem) : [];
    return names.length === 1 && !names.some((name) => stems.includes(name)) ? names : [];
  });
}

/** Finds the narrow concept that a title asks, and which of those it names say nothing more. */
export function* createNarrowFinder({ concepts, common, descriptive, covering, isOrdinary }: Rules, asks: AskStems) {
  const matchNarrow = yield* createNarrowMatcher(concepts, asks);

  const isPassing = (id: string) => isOrdinary(id) || common.includes(id) || descriptive.includes(id);

  return function findNarrow(
    words: readonly Word[],
    matches: readonly ConceptMatch[],
    named: readonly Concept[],
    make: MakeName | null,
  ) {
    const compared = named.filter(({ kind }) => comparable.has(kind));
    const isComparison = setsSideBySide(words.map(({ plain }) => plain).join(" "), named);
    const covers = ({ concept, stems }: NarrowMatch, match: ConceptMatch) =>
      match.concept.id === concept.broader ||
      (stems.has(anyMake) && isBrandOrModel(match.concept)) ||
      match.stems.every((stem) => stems.has(stem));
    const gates = matches.filter(({ concept }) => concept.kind === "gate").map(({ concept }) => concept.id);
    const makeStems = new Set(make ? splitWords(make.name).map(({ stem }) => stem) : []);
    const leading = matches.find(
      ({ concept: { id, kind }, positions }) => positions[0] === 0 && kind === "part" && !isPassing(id),
    );
    const isMereName = ({ stems }: NarrowMatch) =>
      make !== null && [...stems].every((stem) => makeStems.has(stem) || isGeneralStem(stem));
    const isAllowed = (narrow: NarrowMatch) => {
      if (isNamedForOtherGate(narrow.concept.label, gates)) return false;
      if (narrow.telling > 1 && covering.includes(narrow.concept.broader ?? "")) return true;
      const open = matches.filter((match) => !covers(narrow, match)).map(({ concept }) => concept);
      if (isComparison && comparable.has(narrow.concept.kind))
        return !open.some((concept) => compared.includes(concept));
      // A model says more than what is told of its brand, or of any motor that is bought.
      if (
        (narrow.concept.kind === "brand" || narrow.concept.kind === "buying") &&
        open.some(({ kind }) => kind === "model")
      )
        return false;
      // What motors cost is told of the make that is named, where its prices are known.
      const isGeneralPrice =
        narrow.concept.intent === "price" &&
        (narrow.concept.kind === "service" || narrow.concept.kind === "buying") &&
        narrow.telling < surelyAsked &&
        !narrow.stems.has(anyMake);
      if (isGeneralPrice && open.some(({ kind, answers }) => kind === "brand" && answers.price !== undefined))
        return false;
      const isAboutOtherGate =
        narrow.concept.kind === "audience" && open.some(({ id, kind }) => kind === "gate" && !isOrdinary(id));
      const needed = narrow.concept.kind === "symptom" ? narrow.telling : narrow.telling + 1;
      const isOutweighed = matches.some(
        ({ concept, stems }) => concept.kind === "symptom" && open.includes(concept) && stems.length >= needed,
      );
      // What is asked of any gate is not asked of it where something else is named.
      const isGateNeutral = isOrdinary(narrow.concept.broader ?? "");
      const isElsewhere =
        isGateNeutral &&
        open.some(
          ({ id, kind, intent }) =>
            !isOrdinary(id) &&
            (particular.has(kind) ||
              kind === "audience" ||
              kind === "buying" ||
              (kind === "service" && intent === "repair")),
        );
      const isCommonPart = common.includes(narrow.concept.broader ?? "");
      const isAboutOtherPart =
        isCommonPart && open.some(({ id, kind }) => kind === "part" && !isOrdinary(id) && !common.includes(id));
      // What is done to a whole gate is not asked where one of its parts is named.
      const isWholeGateWork =
        (narrow.concept.kind === "service" || narrow.concept.kind === "gate" || narrow.concept.kind === "buying") &&
        narrow.telling < surelyAsked &&
        open.some(({ id, kind }) => (kind === "part" || kind === "symptom") && !isOrdinary(id));
      // "Portão de vidro é seguro?" asks of the glass.
      const isAboutMaterial =
        narrow.concept.kind === "safety" && narrow.telling === 1 && open.some(({ kind }) => kind === "material");
      // Nor is a brand, nor what is told of a model by its name, where something goes wrong that every brand's motor knows, or one of its parts is named.
      const isBrandOutranked =
        (narrow.concept.kind === "brand" || isMereName(narrow)) &&
        open.some(({ id, kind }) => kind === "symptom" || (kind === "part" && !isOrdinary(id) && !common.includes(id)));
      // "Quantas aberturas o nobreak aguenta" is not answered by what the motor stands.
      const ignoresNamedThing = open.some((thing) => !isPassing(thing.id) && neverMentions(narrow.concept, thing));
      // "Capacitor do motor: como saber se está ruim" is about the capacitor with which it begins, and not the motor.
      const isLedElsewhere =
        leading !== undefined &&
        [...narrow.stems].some(isGeneralStem) &&
        leading.concept.id !== narrow.concept.broader &&
        !leading.stems.some((stem) => narrow.stems.has(stem));
      // "Trava de portão" is a part, though "portão travou" has the same stem.
      const isAnotherThing =
        narrow.telling === 1 &&
        matches.some(
          ({ concept: { id, kind }, stems }) =>
            kind === "part" &&
            !isOrdinary(id) &&
            id !== narrow.concept.broader &&
            stems.some((stem) => narrow.stems.has(stem)),
        );
      if (
        isAboutOtherGate ||
        isOutweighed ||
        isElsewhere ||
        isAboutMaterial ||
        isAboutOtherPart ||
        isWholeGateWork ||
        isBrandOutranked ||
        ignoresNamedThing ||
        isLedElsewhere ||
        isAnotherThing
      )
        return false;
      // With one telling word it is the question only where the title names nothing else to do or to mend.
      return (
        narrow.telling > 1 ||
        open.every(
          ({ id, kind, intent }) =>
            isOrdinary(id) ||
            besides.has(kind) ||
            // "Automatizar portão de igreja" is answered by what is told of churches.
            (narrow.concept.kind === "audience" && kind === "service" && intent === "installation"),
        )
      );
    };
    const marks = make ? [anyMake, ...(make.namesModel ? [anyModel] : []), ...(make.namesTwo ? [twoModels] : [])] : [];
    const narrow = matchNarrow(words, isAllowed, [...nameParts(matches), ...marks]);
    if (!narrow) return null;
    // "Peças Rossi" is of any brand's parts, and of this brand.
    const isBrandNeutral = narrow.concept.kind !== "brand" && narrow.concept.kind !== "model";
    const stays = ({ id, kind }: Concept) =>
      isComparison
        ? comparable.has(kind)
        : (kind === "gate" && id !== narrow.concept.broader) ||
          (isBrandNeutral && (kind === "brand" || kind === "model") && id !== narrow.concept.broader);
    const covered = matches.filter((match) => covers(narrow, match) && !stays(match.concept));
    return {
      concept: narrow.concept,
      stems: narrow.stems,
      isContrasted: narrow.isContrasted,
      covered: new Set(covered.map(({ concept }) => concept)),
    };
  };
}
