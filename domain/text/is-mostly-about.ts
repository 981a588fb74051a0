import type { Concept, KnowledgeSection } from "../knowledge/concept.ts";
import { isAutomaticStem, isGeneralStem } from "../title/words.ts";
import { getTerms } from "./terms.ts";

const namings = new WeakMap<Concept, readonly (readonly string[])[]>();

/** The sets of telling words by which a thing is named: "central do portão" is named by "central". */
function getNamings(concept: Concept): readonly (readonly string[])[] {
  const known = namings.get(concept);
  if (known) return known;
  const found = concept.words
    .map((words) => [...getTerms(words)].filter((term) => !isGeneralStem(term) && !isAutomaticStem(term)))
    .filter((terms) => terms.length > 0);
  namings.set(concept, found);
  return found;
}

/** Whether a text names the thing by one of its names. */
export function names(text: string, concept: Concept): boolean {
  const terms = getTerms(text);
  return getNamings(concept).some((naming) => naming.every((term) => terms.has(term)));
}

/** Whether at least half of what a section says is of the thing, however its sentences are chosen. */
export function isMostlyAbout({ slots }: Pick<KnowledgeSection, "slots">, concept: Concept): boolean {
  const speaking = slots.filter(
    (sentences) => sentences.filter((sentence) => names(sentence, concept)).length >= sentences.length / 2,
  );
  return speaking.length >= slots.length / 2;
}
