import type { Concept, ConceptKind } from "../knowledge/concept.ts";
import { isFiller, splitWords, toStems } from "./words.ts";

/** Kinds of what is told of a gate that works. */
const wholeGateKinds = new Set<ConceptKind>(["buying", "gate", "audience", "service"]);

const stemsTold = new WeakMap<Concept, ReadonlySet<string>>();

function getStemsTold(concept: Concept): ReadonlySet<string> {
  const told =
    stemsTold.get(concept) ?? toStems([concept.label, concept.phrase, ...Object.values(concept.answers).flat()]);
  stemsTold.set(concept, told);
  return told;
}

/** Whether an answer never names a part, or tells nothing but of gates that work where something is wrong with this one. */
export function neverMentions(answer: Concept, { kind, label }: Concept): boolean {
  const told = getStemsTold(answer);
  const isTold = splitWords(label).flatMap((word) => (isFiller(word) ? [] : [told.has(word.stem)]));
  if (kind === "part") return !isTold.includes(true);
  return kind === "symptom" && describesWorkingGate(answer) && isTold.includes(false);
}

function describesWorkingGate({ kind, intent }: Concept): boolean {
  return wholeGateKinds.has(kind) && intent !== "repair" && intent !== "emergency";
}
