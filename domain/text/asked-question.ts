import type { KnowledgeQuestion } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { stemWord } from "../title/words.ts";
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
  if (asked.decisive === null && !concepts.includes(concept) && namesMore(question.question, said, knowledge))
    return null;
  if (asksOtherDeed(question.question, asked.words) || asksOfOneCause(question.question, asked.words)) return null;
  if (asked.decisive === null && question.answers.some((answer) => leansOnQuestion.test(answer))) return null;
  return question;
}

/** "Porque a folha ganhou peso" and "É a barra dentada" begin no page whose title asks nothing. */
const leansOnQuestion =
  /^(?:Porque|É|São|El[ae]s?|Isso|Quase tod[oa]s|Tod[oa]s|Algu(?:ns|mas)|Pouc[oa]s|Nenhum[a]?)(?![\p{L}\d])/u;

/** What stands in questions of all sorts supposes nothing. */
const tellingWeight = 4;

/** "O controle caiu e só abre de perto. O que houve?" is of a fall that a title on the reach does not speak of. */
function supposesMore(question: string, said: string, knowledge: Page["knowledge"]): boolean {
  const premise = splitSentences(question).slice(0, -1).join(" ");
  const known = getTerms(said);
  return [...getTerms(premise)].some((term) => !known.has(term) && knowledge.weighTerm(term) >= tellingWeight);
}

/** "Instalação de motor" is told nothing of a handle: "Vocês instalam puxador?" is of what is on another page. */
function namesMore(question: string, said: string, knowledge: Page["knowledge"]): boolean {
  const known = getTerms(said);
  return [...getTerms(question)].some((term) => !known.has(term) && knowledge.weighTerm(term) >= tellingWeight);
}

const whether =
  /\b(?:da (?:para|pra)|posso|podemos|pode|preciso|precisa|tem como|e possivel|consigo) (?:(?:eu|mesmo|so|ja|de|me) )*(\w+(?:ar|er|ir|or))\b/;

const everyCause = /\bo que (?:e que )?(?:pode|podem|poderia|sera que) ser\b/;

/** "Não fecha, o que pode ser?" asks for all causes: "Pode ser o controle?" is answered with one, and mostly with no. */
function asksOfOneCause(question: string, words: string): boolean {
  const told = plainLetters(question);
  return everyCause.test(words) && /\bpodem? ser\b/.test(told) && !everyCause.test(told);
}

/** Deeds that are one in other words. */
const same = [
  ["consertar", "arrumar", "reparar", "recuperar", "soldar", "colar", "emendar"],
  ["colocar", "por", "instalar", "botar", "montar"],
  ["trocar", "substituir", "mudar"],
  ["usar", "utilizar", "abrir", "continuar", "andar"],
  ["passar", "aplicar", "usar", "por", "colocar", "lubrificar"],
  ["regular", "ajustar", "acertar", "mexer"],
];

/** "Dá para usar com o dente quebrado?" says nothing to who asks whether it can be mended. */
function asksOtherDeed(question: string, words: string): boolean {
  const [, wanted] = whether.exec(words) ?? [];
  const [, told] = whether.exec(plainLetters(question)) ?? [];
  if (wanted === undefined || told === undefined || stemWord(wanted) === stemWord(told)) return false;
  return !same.some((deeds) => deeds.includes(wanted) && deeds.includes(told));
}
