import type { ConceptMatch } from "./phrase-matcher.ts";
import type { Word } from "./words.ts";

/** What can be had or left out: "sem contrato" asks for no contract, while "sem energia" says what has happened. */
const leftOut = /^(?:contratos?|mensalidades?|fidelidade|instalacao|entrega|frete)$/;

/** Positions of what a title does without. */
export function readWithout(words: readonly Word[]): ReadonlySet<number> {
  const positions = words.flatMap(({ plain }, at) =>
    leftOut.test(plain) && words[at - 1]?.plain === "sem" ? [at] : [],
  );
  return new Set(positions);
}

export function isLeftOut({ concept, positions }: ConceptMatch, without: ReadonlySet<number>): boolean {
  return concept.kind === "service" && positions.some((position) => without.has(position));
}

const ropes = /^(?:cabos?|cordas?|fios?|correntes?|mola)$/;
const winding = /^enrol(?:a|am|ou|ando|ad[oa]s?)$/;

/** A rope that winds up is no gate that does: "o cabo está enrolando torto". */
export function isOfRope({ concept, positions }: ConceptMatch, words: readonly Word[]): boolean {
  const [at = 0] = positions;
  return (
    concept.kind === "gate" &&
    positions.length === 1 &&
    winding.test(words[at]?.plain ?? "") &&
    words.slice(0, at).some(({ plain }) => ropes.test(plain))
  );
}
