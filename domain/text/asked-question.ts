import type { KnowledgeQuestion } from "../knowledge/concept.ts";
import { splitSentences } from "./drop-repeats.ts";
import type { Page } from "./page-request.ts";
import { getTerms } from "./terms.ts";

/** A price is told by the answers that are written for it. */
export function getAskedQuestion({ asked, intent, concepts, knowledge }: Page): KnowledgeQuestion | null {
  if (!asked?.question || (intent === "price" && asked.decisive === null)) return null;
  const { concept, question } = asked.question;
  // What the title names need not stand in its words.
  const said = concepts.includes(concept) ? `${asked.words} ${concept.label}` : asked.words;
  if (asked.decisive === null && supposesMore(question.question, said, knowledge)) return null;
  return question;
}

/** What stands in questions of all sorts supposes nothing. */
const tellingWeight = 4;

/** "O controle caiu e só abre de perto. O que houve?" is of a fall that a title on the reach does not speak of. */
function supposesMore(question: string, said: string, knowledge: Page["knowledge"]): boolean {
  const premise = splitSentences(question).slice(0, -1).join(" ");
  const known = getTerms(said);
  return [...getTerms(premise)].some((term) => !known.has(term) && knowledge.weighTerm(term) >= tellingWeight);
}
