import type { Concept } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { stripTags } from "../strip-tags.ts";
import { type FoundTerm, findTerms, isAutomaticStem, isGeneralStem, readTerms } from "../title/words.ts";
import { type Ranking, type TextDocument, toDocument } from "./bm25.ts";
import { type AnswerGap, type Judged, judgeSlots } from "./slots.ts";
import type { Synonyms } from "./synonyms.ts";

export type AnswerScore = {
  /** 0 to 100. */
  value: number;
  /** What is missing, worst first. */
  gaps: AnswerGap[];
};

export type ScoreRequest = Judged & {
  /** What the title asks for, in its own words. */
  query: string;
  html: string;
  /** All that a reader reads of it. */
  text: string;
  /** A figure in it is none of ours. */
  contradictsFacts: boolean;
  /** Pages of the site that might answer the same query. */
  rivals: readonly TextDocument[];
};

/** About 25 words. */
const windowLetters = 170;
const openingWords = 60;
/** A third of the title's weight in one place is enough: a page may say it in other words. */
const enoughCoverage = 0.33;
/** What is left of the points of a page that never says the word its title turns on. */
const unnamedShare = 0.6;
const goodRank = 0.5;

/** The best share of the title's words, rare ones counting more, that any 25 words of the text hold together. */
function getBestCoverage(
  title: readonly string[],
  found: readonly FoundTerm[],
  getRarity: (term: string) => number,
): number {
  const weights = new Map(title.map((term) => [term, getRarity(term)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 1;
  const inWindow = new Map<string, number>();
  let weight = 0;
  let best = 0;
  let first = 0;
  for (const { term, at } of found) {
    const count = inWindow.get(term) ?? 0;
    if (count === 0) weight += weights.get(term) ?? 0;
    inWindow.set(term, count + 1);
    for (let leaving = found[first]; leaving && at - leaving.at > windowLetters; leaving = found[first]) {
      const left = (inWindow.get(leaving.term) ?? 1) - 1;
      inWindow.set(leaving.term, left);
      if (left === 0) weight -= weights.get(leaving.term) ?? 0;
      first += 1;
    }
    best = Math.max(best, weight);
  }
  return best / total;
}

/** How something is asked is no part of what is asked: an answer to "qual motor" need not say "qual". */
const asking = new Set(
  (
    "qual quais como quanto quanta quantos quantas quando onde quem porque vale pena compensa pode posso podem " +
    "preciso precisa devo deve existe tem faz fazer saber melhor usar uso mim"
  ).split(" "),
);

/** The telling words of a query, all of them where it has no others: what opens any gate is "eletrônico" or "automático". */
function readQuery(query: string): string[] {
  const plain = plainLetters(query);
  const told = plain
    .split(/[^\p{L}\p{N}/,.]+/u)
    .filter((word) => !asking.has(word))
    .join(" ");
  const terms = [...new Set(readTerms(told))];
  const telling = terms.filter((term) => !isAutomaticStem(term));
  if (telling.some((term) => !isGeneralStem(term))) return telling;
  return terms.length > 0 ? terms : [...new Set(readTerms(plain))];
}

/** Whether the text has, of the words by which the title names its subject, at least one: "chave" of a key, not "motor PPA". */
function namesSubject(query: readonly string[], found: readonly FoundTerm[], main: Concept | undefined): boolean {
  const own = new Set(readTerms(plainLetters(main?.label ?? "")));
  const telling = new Set(query.filter((term) => own.has(term) && !isGeneralStem(term)));
  return telling.size === 0 || found.some(({ term }) => telling.has(term));
}

/** Where the words of a query stand in a text, or others of the same meaning in their place. */
function findMeant(
  plain: string,
  query: readonly string[],
  found: readonly FoundTerm[],
  getSynonyms: Synonyms,
): readonly FoundTerm[] {
  const meanings = new Map(query.flatMap((term) => getSynonyms(term).map((other) => [other, term] as const)));
  for (const term of query) meanings.delete(term);
  if (meanings.size === 0) return found;
  const others = findTerms(plain, [...meanings.keys()]).map(({ term, at }) => ({
    term: meanings.get(term) ?? term,
    at,
  }));
  return [...found, ...others].toSorted((a, b) => a.at - b.at);
}

/** What is read before the first heading: a page that begins with one has its answer further down. */
function getOpening(html: string): string {
  const heading = html.search(/<h\d/);
  return stripTags(heading < 0 ? html : html.slice(0, heading), " ")
    .trim()
    .split(/\s+/, openingWords)
    .join(" ");
}

/**
 * How well a page answers its title. Coverage proves the subject and never the answer, so it only caps the rest: what
 * the intent needs, whether the main part of it comes at once, and whether the page would be found by its own title.
 */
export function scoreAnswer(request: ScoreRequest, ranking: Ranking, getSynonyms: Synonyms = () => []): AnswerScore {
  const { getRarity, createRater } = ranking;
  const { query, html, text, contradictsFacts, rivals } = request;
  const plain = plainLetters(text);
  const queryTerms = readQuery(query);
  const opening = getOpening(html);
  const found = findTerms(plain, queryTerms);
  // "Quanto cobram" is answered by a page that says "preço".
  const meant = findMeant(plain, queryTerms, found, getSynonyms);
  const coverage = getBestCoverage(queryTerms, meant, getRarity);
  const { share, gaps, isEarly } = judgeSlots({ plain, html, opening }, request);
  const { rate, isAbove } = createRater(queryTerms);
  const own = rate(
    toDocument(
      found.map(({ term }) => term),
      plain.length,
    ),
  );
  const rank = 1 / (1 + rivals.filter((rival) => isAbove(rival, own)).length);
  const answered = 0.45 * share + 0.2 * (isEarly ? 1 : 0) + 0.35 * rank;
  const subject = namesSubject(queryTerms, meant, request.concepts[0]) ? 1 : unnamedShare;
  const value = contradictsFacts ? 0 : 100 * Math.min(1, coverage / enoughCoverage) * subject * answered;
  const missing: [boolean, AnswerGap][] = [
    [contradictsFacts, "contradicts-facts"],
    [coverage < enoughCoverage || subject < 1, "off-subject"],
    ...gaps.map((gap): [boolean, AnswerGap] => [true, gap]),
    [!isEarly, "late-answer"],
    [rank < goodRank, "outranked"],
  ];
  return { value: Math.round(value), gaps: missing.flatMap(([isMissing, gap]) => (isMissing ? [gap] : [])) };
}
