import type { Concept, ConceptKind, Intent, KnowledgeQuestion } from "../knowledge/concept.ts";
import { mentionsOtherGate, namesOtherGate } from "../knowledge/gates.ts";
import type { Decisive } from "../title/decisive.ts";
import { readTerms, stemWord, toStems } from "../title/words.ts";
import { splitSentences } from "./drop-repeats.ts";
import { getFirstSentence } from "./first-sentence.ts";
import { names } from "./is-mostly-about.ts";
import type { Page } from "./page-request.ts";
import { getTerms } from "./terms.ts";

/** What tells a title apart, and how much of it all that is. */
export type AskedTerms = { weights: ReadonlyMap<string, number>; total: number };

/** An answer that says "qual" says no more of what is asked. */
const askingTerms = toStems(["qual", "quais"]);

export function readAsked({ asked, knowledge }: Pick<Page, "asked" | "knowledge">): AskedTerms {
  const terms = readTerms(asked?.words ?? "").filter((term) => !askingTerms.has(term));
  const weights = new Map(terms.map((term) => [term, knowledge.weighTerm(term)]));
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { weights, total };
}

/** The share of a title's telling words that a text has, rare ones weighing more. */
export function getCoverage(text: string, { weights, total }: AskedTerms): number {
  if (total === 0) return 0;
  const terms = getTerms(text);
  let shared = 0;
  for (const [term, weight] of weights) if (terms.has(term)) shared += weight;
  return shared / total;
}

/** "Faz barulho mas não anda" is about what does not happen. */
function isAboutDenial(words: string): boolean {
  return /\b(?:mas|e|so que|porem) nao\b/.test(words);
}

const particular = new Set<ConceptKind>(["symptom", "part", "material", "safety"]);

/** So much more of the title must another subject's answer say to be the page's own. */
const margin = { wide: 0.12, narrow: 0.22 };

function getBest({ answers }: Concept, intent: Page["intent"], asked: AskedTerms, gates: readonly string[]): number {
  const told = [...(answers[intent] ?? []), ...answers.any].filter((answer) => !namesOtherGate(answer, gates));
  return Math.max(0, ...told.map((answer) => getCoverage(answer, asked)));
}

/**
 * Of several things that a title names, the one whose answer says most of it comes first: "esquentando e parando no
 * meio" is about the heat.
 */
export function putClosestFirst(
  page: Pick<Page, "asked" | "knowledge" | "intent" | "gates">,
  concepts: Concept[],
): Concept[] {
  const [main, ...others] = concepts;
  if (!page.asked || !main || !particular.has(main.kind) || page.intent === "comparison") return concepts;
  if (main.kind === "symptom" && isAboutDenial(page.asked.words)) return concepts;
  // What a narrow question is asked by says more of it than the name of a part: "só o botão da parede abre".
  const rivals = others.filter(
    ({ kind, id, broader }) =>
      particular.has(kind) && id !== main.broader && (main.broader === undefined || broader !== undefined),
  );
  if (rivals.length === 0) return concepts;
  const asked = readAsked(page);
  const needed =
    getBest(main, page.intent, asked, page.gates) + (main.broader === undefined ? margin.wide : margin.narrow);
  let best: { concept: Concept; coverage: number } | null = null;
  for (const concept of rivals) {
    const coverage = getBest(concept, page.intent, asked, page.gates);
    if (coverage >= needed && coverage > (best?.coverage ?? 0)) best = { concept, coverage };
  }
  const { concept } = best ?? {};
  return concept ? [concept, ...concepts.filter((other) => other !== concept)] : concepts;
}

/** What these ask for is never a detail of the subject, and its answer need not say all the rest of the title. */
const moneyDecisions = new Set<Decisive>(["who-pays", "insured", "warranted"]);
const fewerWords = 0.5;
/** Of a title that names nothing known, an answer that says less is of something else. */
const fewestDecided = 0.35;

/**
 * A narrow question that does not decide what the title asks gives way to one of the same subject that does, and says
 * more of it: "queimou com raio, quem paga?" is about the claim, not about the board.
 */
export function putDecidedFirst(
  page: Pick<Page, "asked" | "knowledge" | "intent" | "gates">,
  concepts: Concept[],
): Concept[] {
  const { asked, knowledge, intent, gates } = page;
  const [main, ...others] = concepts;
  const decisive = asked?.decisive;
  if (!decisive || !main || asked.question !== null) return concepts;
  const tell = ({ answers }: Concept) => answers[intent] ?? answers.any;
  const decides = (concept: Concept) => tell(concept).some((answer) => knowledge.isDecided(decisive, answer));
  if (decides(main)) return concepts;
  const terms = readAsked(page);
  let needed = getBest(main, intent, terms, gates) * (moneyDecisions.has(decisive) ? fewerWords : 1);
  let best: Concept | null = null;
  for (const concept of knowledge.getNarrow(main.broader ?? main.id)) {
    if (concept === main || concept.isAskedByName || !decides(concept)) continue;
    const coverage = getBest(concept, intent, terms, gates);
    if (coverage <= needed || coverage < fewestDecided) continue;
    needed = coverage;
    best = concept;
  }
  return best ? [best, ...others] : concepts;
}

/** Of a question and its answer, so much more of the title than the page's own answer says. */
const questionMargin = 0.1;
const fewestLetters = 60;
/** And so much of the title must the question itself ask: its answer is of nothing else. */
const askedShare = 0.55;
/** An answer that begins with yes or no is of its own question, word by word. */
const shortAnswer = /^(?:Pode|Podem|Sim|Não|Dá|Só|Depende|Em geral|Tem|Vale|Precisa)\b/;
const shortAnswerShare = 0.8;

/** The question of what the title names whose answer says more of it than the usual one, and decides what it asks. */
export function findCloserQuestion(page: Page, own: readonly string[]): KnowledgeQuestion | null {
  const { concepts, asked, gates, knowledge } = page;
  const decisive = asked?.decisive;
  if (!decisive) return null;
  const terms = readAsked(page);
  const [main] = concepts;
  const wide = main?.broader === undefined ? undefined : knowledge.getConcept(main.broader);
  let needed = Math.max(0, ...own.map((answer) => getCoverage(answer, terms))) + questionMargin;
  let best: KnowledgeQuestion | null = null;
  // What decides the title in its own words gives way to nothing that is told of a wider subject.
  const isDecidedHere = main?.broader !== undefined && own.length > 0;
  const near = isDecidedHere ? [main] : wide ? [...concepts, wide] : concepts;
  for (const { questions } of near) {
    for (const each of questions) {
      const [answer = ""] = each.answers;
      if (answer.length < fewestLetters || namesOtherGate(answer, gates)) continue;
      const least = shortAnswer.test(answer) ? shortAnswerShare : askedShare;
      if (getCoverage(each.question, terms) < least) continue;
      const coverage = getCoverage(`${each.question} ${answer}`, terms);
      if (coverage <= needed || !knowledge.isDecided(decisive, `${each.question.replaceAll("?", "")} ${answer}`))
        continue;
      needed = coverage;
      best = each;
    }
  }
  return best;
}

/** That a gate does by itself what the lead tells is no second thing. */
const byItself = stemWord("sozinho");

/** So much of the title must a sentence add that the lead has not said. */
const fewestAdded = 0.15;

/** What else is named; what a narrow question is asked by, "faz barulho e não sobe", is answered with it. */
function leaveOutAsked([main, ...others]: readonly Concept[]): Concept[] {
  if (main?.broader === undefined) return others;
  return others.filter((other) => !main.words.some((ask) => names(ask, other)));
}

const addedTo = new Set<Intent>(["repair", "question", "buying"]);

/** "Esquenta e para no meio" are two things; "na falta de energia" is when the one happens. */
const joinsTwo = /\b(?:e|ou|mas|nem|tambem|alem)\b/;

/** Two things that go wrong at once are both answered, in three sentences at most. */
export function withAddition(page: Page, lead: string): string {
  if (!page.asked || page.concepts.length < 2 || !addedTo.has(page.intent)) return lead;
  if (page.concepts[0]?.broader !== undefined && !joinsTwo.test(page.asked.words)) return lead;
  if (isAboutDenial(page.asked.words)) return lead;
  const addition = findAddition(page, lead);
  return addition === "" ? lead : [...splitSentences(lead).slice(0, 2), addition].join(" ");
}

/** One sentence on what else the title names, where the lead does not speak of it: "esquentando e parando no meio". */
export function findAddition(page: Page, lead: string): string {
  const { concepts, intent, gates } = page;
  // Who is told to get away needs nothing on what else was heard.
  if (concepts[0]?.intent === "emergency") return "";
  const terms = readAsked(page);
  const said = getTerms(lead);
  let most = terms.total * fewestAdded;
  let best = "";
  for (const { kind, answers } of leaveOutAsked(concepts)) {
    // "Portão pesado" says to who buys what the gate is, and nothing that went wrong.
    const isWrong = kind === "symptom" && intent !== "buying";
    if (!isWrong && kind !== "safety" && !(kind === "part" && intent === "repair")) continue;
    for (const answer of [...(answers[intent] ?? []), ...answers.any]) {
      const first = getFirstSentence(answer);
      if (mentionsOtherGate(first, gates) || first.includes("?") || placed.test(first)) continue;
      const told = getTerms(first);
      let added = 0;
      for (const [term, weight] of terms.weights)
        if (told.has(term) && !said.has(term) && term !== byItself) added += weight;
      if (added <= most) continue;
      most = added;
      best = first;
    }
  }
  return best;
}

/** A sentence that needs a place to be filled in. */
const placed = /\{\w+\}/;

/** Of wordings that say equally much, one whose first sentence says so much less than another's is put off. */
const lateShare = 0.1;

/** The wordings that say most of what is asked, and say it first. */
export function findClosest(answers: readonly string[], asked: AskedTerms): string[] {
  if (answers.length < 2) return [...answers];
  const shares = answers.map((answer) => getCoverage(answer, asked));
  const most = Math.max(...shares);
  const closest = answers.filter((_, at) => shares[at] === most);
  if (closest.length < 2) return closest;
  const firsts = closest.map((answer) => getCoverage(getFirstSentence(answer), asked));
  const earliest = Math.max(...firsts);
  return closest.filter((_, at) => (firsts[at] ?? 0) >= earliest - lateShare);
}
