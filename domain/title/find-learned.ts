import { type Concept, type Intent, isBrandOrModel } from "../knowledge/concept.ts";
import { isNamedForOtherGate } from "../knowledge/gates.ts";
import { memoizeBy } from "../memoize.ts";
import { swinging } from "./gate-names.ts";
import { createModelRater, type TitleModel } from "./title-model.ts";
import { createTermReader } from "./title-terms.ts";
import { isGeneralStem, splitWords, stemWord, toStems, type Word } from "./words.ts";

/** So sure must the model be, and so much surer of its own than of what the title was taken for. */
const sure = 0.3;
const surer = 6;

const choosing = /\b(?:ou|x|que|qual|comparad\w)\b/;

const whileOpening = /\b(?:ao|quando|hora de) (?:vai )?abr(?:e|ir)\b/;

const sliding = stemWord("correr");
/** What only a sliding gate has. */
const slidingParts = toStems([
  "correr deslizante corrediço corre rola trilho trilhos roldana roda rodinha cremalheira guia lado",
]);

const toPlain = (words: readonly Word[]) => words.map(({ plain }) => plain).join(" ");

/** Of so many concepts the terms are kept: those that titles of one list are taken for. */
const mostNamed = 500;

/**
 * A third opinion on what a title asks, learned from titles of which the answer is known. It sees what no set of words
 * foresaw, and is asked of nothing that it never met: of a new concept it knows nothing until it has learned again.
 */
export function createLearnedFinder(model: TitleModel, concepts: readonly Concept[], synonyms: readonly string[]) {
  const { readTerms, readAllTerms, users, ways } = createTermReader(synonyms);
  const { ids, rate } = createModelRater(model);
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const positions = new Map(ids.map((id, at) => [id, at]));

  /** The terms by which a concept is asked. */
  const readNames = memoizeBy(
    mostNamed,
    ({ id }: Concept) => id,
    ({ label, words }) => new Set([label, ...words].flatMap((text) => readTerms(splitWords(text)))),
  );

  const countNamed = (concept: Concept, terms: ReadonlySet<string>) => readNames(concept).intersection(terms).size;

  /**
   * What the title asks, where that is hardly what it was taken for, the first of `taken`, though all its words may ask
   * for that (`isExact`).
   */
  return function findLearned(
    words: readonly Word[],
    taken: readonly Concept[],
    intent: Intent,
    isExact: boolean,
  ): Concept | null {
    const [main] = taken;
    const at = positions.get(main?.id ?? "");
    // What is told of a make or a model is asked by its name.
    if (!main || at === undefined || taken.some(isBrandOrModel)) return null;
    const terms = new Set(readTerms(words));
    const rates = rate([...new Set(readAllTerms(words))]);
    if (rates === null) return null;
    let best = at;
    for (let other = 0; other < rates.length; other += 1) if ((rates[other] ?? 0) > (rates[best] ?? 0)) best = other;
    const [most = 0, own = 0] = [rates[best], rates[at]];
    const concept = byId.get(ids[best] ?? "");
    if (best === at || most < sure || most < surer * own || !concept || isBrandOrModel(concept)) return null;
    if (concept.isAskedByName && concept.intent === "comparison") return null;
    // A wide answer would pass over what sets the title apart, and so would one that fewer of its words ask for.
    if (concept.broader === undefined || countNamed(concept, terms) < countNamed(main, terms)) return null;
    // "Basculante e deslizante" sets nothing side by side.
    const isJoined = words.some(({ plain }) => plain === "e");
    if (concept.intent === "comparison" && intent !== "comparison" && isJoined) return null;
    const named = readTerms(splitWords(concept.label));
    // Nor is what happens on the way down asked by who speaks of the way up, nor what is asked of buildings by who names none.
    if (named.some((term) => ways.has(term) && !terms.has(term))) return null;
    if (named.some((term) => users.has(term)) && users.isDisjointFrom(terms)) return null;
    const gates = taken.filter(({ kind }) => kind === "gate").map(({ id, broader }) => broader ?? id);
    if (isNamedForOtherGate(concept.label, gates)) return null;
    // "Câmera e interfone" wants no motor besides.
    const isOfMotor = (text: string) => splitWords(text).some(({ stem }) => isGeneralStem(stem));
    if (isExact && !words.some(({ stem }) => isGeneralStem(stem)) && concept.words.every(isOfMotor)) return null;
    // "Treme ao abrir" names no gate, though many that are called "de abrir" tremble.
    if (named.includes(swinging) && !terms.has(swinging) && whileOpening.test(toPlain(words))) return null;
    // Nor does a gate slide of which nothing is said that only a sliding one has.
    if (named.includes(sliding) && !words.some(({ stem }) => slidingParts.has(stem) || terms.has(sliding))) return null;
    // Nor is which of two kinds asked by who names one of them and sets nothing beside it.
    const isChoosing = words.some(({ plain }) => choosing.test(plain));
    return gates.length > 0 && !isChoosing && concept.words.every((ask) => choosing.test(ask)) ? null : concept;
  };
}
