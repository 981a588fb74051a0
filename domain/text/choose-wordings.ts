import { formatNumber } from "../format-number.ts";
import type { Intent } from "../knowledge/concept.ts";
import { namesOneGate } from "../knowledge/gates.ts";
import { memoize, mostSentences } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";
import type { Unit } from "../title/quantities.ts";
import { isContrary, readContrast } from "../title/read-contrast.ts";
import { readTerms, splitWords } from "../title/words.ts";
import { type AskedTerms, findClosest, getCoverage, readAsked } from "./choose-lead.ts";
import { getFirstSentence } from "./first-sentence.ts";
import type { Page } from "./page-request.ts";
import { canFill, namesPlace } from "./place-context.ts";
import { getTerms } from "./terms.ts";
import { preferring } from "./writer.ts";

/** The closest of those that can be written: with a place, those that name it, and without one, the others. */
export function chooseWordings(answers: readonly string[], page: Page): readonly string[] {
  const whole = answers.filter((answer) => canFill(answer, page.place));
  const agreeing = leaveOutContrary(whole, page);
  const placed = agreeing.filter(namesPlace);
  const fitting = placed.length > 0 ? placed : agreeing;
  // An example with the title's own amount tells more than one with another.
  const exact = fitting.filter((answer) => page.quantities.some(({ value, unit }) => saysExactly(answer, value, unit)));
  const asked = readAsked(page);
  const saying = findClosest(exact.length > 0 ? exact : fitting, asked);
  const closest = leaveOutNarrower(
    preferring(openingSoonest(saying, asked, page), (answer) => !opensElsewhere(answer, asked, page)),
    answers,
    asked,
    page,
  );
  // Who names no kind of gate may have any.
  const gateNeutral = page.gates.length > 0 ? [] : closest.filter((answer) => !namesOneGate(getFirstSentence(answer)));
  return gateNeutral.length > 0 ? gateNeutral : closest;
}

/** A case that is put before the answer: "Com calçada estreita, escolha o de correr". */
const openingCase = /^(?:Com|Sem|Em|N[oa]s?|Numa?|Para(?! \p{L}+[aei]r(?:-|\b))|Durante|Ao|À) [^,;:.?]*,/u;
/** A word that so few answers have makes a case of its own. */
const tellingWeight = 3;

const readOpeningCase = memoize(mostSentences, (answer) =>
  readTerms(plainLetters(openingCase.exec(answer)?.[0] ?? "")),
);

/** Whether it opens with a case that the title does not speak of. */
function opensElsewhere(answer: string, { weights }: AskedTerms, { knowledge }: Page): boolean {
  return readOpeningCase(answer).some((term) => !weights.has(term) && knowledge.weighTerm(term) > tellingWeight);
}

/** What a sentence comes to first, and what it is about. */
const openingWords = { sense: 10, subject: 5 };

const readSubject = memoize(mostSentences, (answer) => getTerms(getOpening(answer, openingWords.subject)));

function getOpening(answer: string, words: number): string {
  return getFirstSentence(answer).split(" ", words).join(" ");
}

/** Of wordings that say equally much, one that comes to it so much later than another is put off. */
const lateShare = 0.25;

/** What these ask for is told by the whole sentence. */
const chosenByMore = new Set<Intent>(["comparison", "how-to", "price"]);

/** Those that name what is asked in their first words, words that nearly every title has too. */
function openingSoonest(answers: readonly string[], asked: AskedTerms, page: Page): readonly string[] {
  // "Não troque" comes before what is not to be changed.
  if (answers.length < 2 || page.asked?.decisive || chosenByMore.has(page.intent)) return answers;
  const shares = answers.map((answer) => getCoverage(getOpening(answer, openingWords.sense), asked));
  const soonest = Math.max(...shares);
  return answers.filter((_, at) => (shares[at] ?? 0) >= soonest - lateShare);
}

/** A word that tells so much makes a case of its own, where the other wordings do without it. */
const narrowingWeight = 4;
/** All but a word that only asks: "quanto". */
const nearlyAll = 0.8;

/** "O rotor travado" is half the question of who says that the motor is stuck, and all of it of who says rotor. */
function leaveOutNarrower(
  answers: readonly string[],
  all: readonly string[],
  asked: AskedTerms,
  { knowledge, concepts }: Page,
): readonly string[] {
  const [answer = "", ...others] = answers;
  // What the title calls by another name may be what seems to be a case of its own.
  if (others.length === 0 || getCoverage(answer, asked) < nearlyAll) return answers;
  const { weights } = asked;
  const named = getTerms(concepts.map(({ label, phrase }) => `${label} ${phrase}`).join(" "));
  const isOwn = (term: string, answer: string) =>
    !weights.has(term) &&
    !named.has(term) &&
    knowledge.weighTerm(term) >= narrowingWeight &&
    all.every((other) => other === answer || !readSubject(other).has(term));
  return preferring(answers, (answer) => ![...readSubject(answer)].some((term) => isOwn(term, answer)));
}

/** "Abre pelo botão e não pelo controle" is not told what to do where the remote opens and the button does not. */
function leaveOutContrary(answers: string[], { asked }: Page): string[] {
  const contrast = readContrast(splitWords(asked?.words ?? ""));
  if (contrast.size === 0) return answers;
  const agreeing = answers.filter((answer) => !isContrary(contrast, readSentenceContrast(getFirstSentence(answer))));
  return agreeing.length > 0 ? agreeing : answers;
}

const readSentenceContrast = memoize(mostSentences, (sentence) => [...readContrast(splitWords(sentence))]);

function saysExactly(answer: string, value: number, unit: Unit): boolean {
  if (unit === "R$") return false;
  const written = formatNumber(value).replaceAll(".", "\\.");
  const names = unit === "m" ? "(?:m|metros?|por)" : unit;
  return new RegExp(`(?<![\\d,.]|por )${written} ${names}(?![\\p{L}²])`, "u").test(answer);
}
