import type { ConceptMatch } from "./phrase-matcher.ts";
import { isGeneralStem, type Word } from "./words.ts";

/** What can be had or left out: "sem contrato" asks for no contract, while "sem energia" says what has happened. */
const leftOut = /^(?:contratos?|mensalidades?|instalacao|entrega|frete)$/;

/** Positions of what a title does without. */
export function readWithout(words: readonly Word[]): ReadonlySet<number> {
  const positions = words.flatMap(({ plain }, at) =>
    leftOut.test(plain) && words[at - 1]?.plain === "sem" ? [at] : [],
  );
  return new Set(positions);
}

const firms = /^empresas?$/;
const firmJoints = /^(?:que|de|para|pra|especializadas?)$/;
const trades = /^(?:consert|instal|arrum|troc|vend|automatiz|repar)(?:a|am|e|em)$/;
const seeking = /^(?:qual|quais|melhor(?:es)?|boa|procuro|preciso|busco|contratar|indicacao|indique|uma|a|de|por)$/;
const praise = /^melhor(?:es)?$/;
const doing = /^(?:faz|fazem|faca|fazer|trabalha|trabalham|mexe|mexem)$/;

/** Positions of the words for who is to do something: "empresa que faz manutenção" asks for a firm, and is none itself. */
export function readProvider(words: readonly Word[]): ReadonlySet<number> {
  const at = words.findIndex(({ plain }) => firms.test(plain));
  if (at < 0 || !words.slice(0, at).every(({ plain }) => seeking.test(plain))) return new Set();
  const next = words[at + 1]?.plain ?? "";
  if (trades.test(next)) return new Set([at]);
  if (!firmJoints.test(next)) return new Set();
  // "Melhor empresa de portão" asks which firm to choose, and not which gate.
  const isChoice = words.slice(0, at).some(({ plain }) => praise.test(plain));
  if (isChoice && isGeneralStem(words[at + 2]?.stem ?? "")) return new Set();
  return new Set(doing.test(words[at + 2]?.plain ?? "") ? [at, at + 1, at + 2] : [at, at + 1]);
}

export function isLeftOut({ concept, positions }: ConceptMatch, without: ReadonlySet<number>): boolean {
  return concept.kind === "service" && positions.some((position) => without.has(position));
}

/** Whether a title names whom a gate is of only by asking who does something to one. */
export function isOnlyProvider({ concept, positions }: ConceptMatch, provider: ReadonlySet<number>): boolean {
  return concept.kind === "audience" && positions.every((position) => provider.has(position));
}

const ropes = /^(?:cabos?|cordas?|fios?|correntes?|mola)$/;
const winding = /^enrol(?:a|am|ou|ando|ad[oa]s?)$/;

/** A rope that winds up is no gate that does: "o cabo está enrolando torto". */
export function isAboutRope({ concept, positions }: ConceptMatch, words: readonly Word[]): boolean {
  const [at = 0] = positions;
  return (
    concept.kind === "gate" &&
    positions.length === 1 &&
    winding.test(words[at]?.plain ?? "") &&
    words.slice(0, at).some(({ plain }) => ropes.test(plain))
  );
}
