import type { Concept, ConceptKind, KnowledgeSection } from "../knowledge/concept.ts";
import { names } from "./is-mostly-about.ts";
import { getTerms } from "./terms.ts";

/** A narrow question that tells so much itself is answered: what its part is besides was not asked. */
export const fewestNarrowSections = 2;

const optionalKinds = new Set<ConceptKind>(["material", "audience"]);

/** A gate that shakes in the wind need not be of aluminium: how to clean that is told to who names it. */
export function leaveOutUnnamed(
  { sections }: Concept,
  wide: Concept | undefined,
  words: string | undefined,
): KnowledgeSection[] {
  if (!wide || words === undefined || !optionalKinds.has(wide.kind) || names(words, wide)) return sections;
  const own = sections.filter((section) => !wide.sections.includes(section));
  return own.length >= fewestNarrowSections ? own : sections;
}

type Borrowing = {
  concepts: readonly Concept[];
  wide: Concept | undefined;
  words: string | undefined;
  hasSisters: boolean;
  weighTerm(term: string): number;
};

/**
 * Of a narrow question with enough of its own, what is told of the wider subject stays only where it speaks of what is
 * particular to the question: "ronca depois da chuva" is not told of every noise.
 */
export function leaveOutBorrowed(
  sections: KnowledgeSection[],
  { concepts, wide, words, hasSisters, weighTerm }: Borrowing,
): KnowledgeSection[] {
  const [main] = concepts;
  if (!main || !wide || words === undefined || hasSisters) return sections;
  const isOwn = (section: KnowledgeSection) => !wide.sections.includes(section);
  if (sections.filter(isOwn).length < fewestNarrowSections) return sections;
  const general = getTerms(wide.label);
  const particular = [...getTerms(`${main.label} ${words}`)].filter(
    (term) => !general.has(term) && weighTerm(term) >= tellingWeight,
  );
  return sections.filter((section) => isOwn(section) || particular.some((term) => readSection(section).has(term)));
}

/** "Chuva" and "raio" weigh more, "quando" and "faz" less. */
const tellingWeight = 2.5;

/** All telling words of a section. */
function readSection(section: KnowledgeSection): ReadonlySet<string> {
  const known = sectionTerms.get(section);
  if (known) return known;
  const { headings, slots, bullets = [], steps = [] } = section;
  const terms = new Set([...headings, ...slots.flat(), ...bullets, ...steps].flatMap((text) => [...getTerms(text)]));
  sectionTerms.set(section, terms);
  return terms;
}

const sectionTerms = new WeakMap<KnowledgeSection, ReadonlySet<string>>();
