import type { Concept, NarrowConcept } from "#domain/knowledge/concept.ts";
import { narrowConcepts } from "./narrow.ts";
import { wideConcepts } from "./wide.ts";

const wideById = new Map(wideConcepts.map((concept) => [concept.id, concept]));

/** With what it does not tell itself from the wider concept, whose texts it shares. */
function completeNarrow({ asks, keep, ...own }: NarrowConcept): Concept {
  const wide = wideById.get(own.broader);
  if (!wide) throw new Error(`${own.id}: no knowledge of ${own.broader}`);
  const kept = keep.flatMap((aspect) => wide.sections.find(({ about }) => about === aspect) ?? []);
  return { ...wide, ...own, words: asks, sections: [...own.sections, ...kept] };
}

/** Everything the product knows of its trade, one entry per concept. */
export const concepts: Concept[] = [...wideConcepts, ...narrowConcepts.map(completeNarrow)];

const conceptById = new Map(concepts.map((concept) => [concept.id, concept]));

export function getConcept(id: string): Concept | undefined {
  return conceptById.get(id);
}
