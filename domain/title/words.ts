import { plainLetters } from "../search-text.ts";

/** A word of a title: as written, without accents, and its stem, which joins "fecha", "fechar" and "fechando". */
export type Word = { text: string; plain: string; stem: string; start: number; end: number };

const wordPattern = /\d+(?:[.,/]\d+)*|[\p{L}\p{M}]+/gu;

/** The words of a language are few, and every text is made of them. */
const knownForms = new Map<string, { plain: string; stem: string }>();
const mostForms = 50_000;

function getForm(text: string): { plain: string; stem: string } {
  const known = knownForms.get(text);
  if (known) return known;
  const plain = plainLetters(text);
  const form = { plain, stem: stemWord(plain) };
  if (knownForms.size < mostForms) knownForms.set(text, form);
  return form;
}

/** Each word that `seen` has not yet, which it has afterwards: of a long text nearly all are repeated. */
export function* findNewWords(text: string, seen: Set<string>): Generator<Omit<Word, "start" | "end">> {
  for (const found of text.match(wordPattern) ?? []) {
    if (seen.has(found)) continue;
    seen.add(found);
    yield { text: found, ...getForm(found) };
  }
}

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    const { plain, stem } = getForm(found);
    words.push({ text: found, plain, stem, start: index, end: index + found.length });
  }
  return words;
}

/** The stems of all words of a list. */
export function toStems(list: readonly string[]): Set<string> {
  return new Set(list.flatMap((text) => splitWords(text).map(({ stem }) => stem)));
}

const plainWordPattern = /\d+(?:[.,/]\d+)*|\p{L}+/gu;

/** What a text in plain letters is searched by: the stems of its words without the small ones. */
export function readTerms(plainText: string): string[] {
  const terms: string[] = [];
  for (const plain of plainText.match(plainWordPattern) ?? []) {
    if (!smallWords.has(plain)) terms.push(getForm(plain).stem);
  }
  return terms;
}

export type FoundTerm = { term: string; at: number };

/** Where terms stand in a text in plain letters. Only words that begin like one of them are looked at. */
export function findTerms(plainText: string, terms: readonly string[]): FoundTerm[] {
  if (terms.length === 0) return [];
  const wanted = new Set(terms);
  // A plural may change the last two letters of a stem.
  const beginnings = terms.map((term) => term.slice(0, Math.max(2, term.length - 2)).replace(/[.,/]/g, "\\$&"));
  const found: FoundTerm[] = [];
  for (const { 0: word, index } of plainText.matchAll(new RegExp(`\\b(?:${beginnings.join("|")})[a-z0-9.,/]*`, "g"))) {
    const term = getForm(word.replace(/[.,/]+$/, "")).stem;
    if (wanted.has(term)) found.push({ term, at: index });
  }
  return found;
}

const plurals: [RegExp, string][] = [
  [/(o|a)es$/, "ao"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ois$/, "ol"],
  [/ns$/, "m"],
  [/([rzs])es$/, "$1"],
  [/([^s])s$/, "$1"],
];

const endings = /(ando|endo|indo|acao|icao|aram|eram|iram|ou|ei|eu|iu|ar|er|ir|am|em|[aoei])$/;
/** "Troquei" and "apaguei" are "troc" and "apag". */
const hardFirstPerson = /([qg])uei$/;

/** Words that only look like a form of another: "solar" has nothing to do with "solo", nor "cancela" with "cancelar". */
const whole = new Set(["solar", "porteira", "cancela", "leve", "tranco"]);

/** Of a word without accents. Light: it joins plurals and the common forms of a verb, and nothing more. */
export function stemWord(plain: string): string {
  if (plain.length < 4) return plain;
  // "Quantos motores" asks for a number, "quanto custa" for a price.
  if (plain === "quantos" || plain === "quantas") return "quantos";
  const [pattern, ending] = plurals.find(([pattern]) => pattern.test(plain)) ?? [];
  const singular = pattern && ending !== undefined ? plain.replace(pattern, ending) : plain;
  if (whole.has(singular)) return singular;
  if (singular.endsWith("ao") && !/[ai]cao$/.test(singular)) return singular;
  const stem = singular.replace(hardFirstPerson, (_, letter) => (letter === "q" ? "c" : "g")).replace(endings, "");
  return stem.length < 3 ? singular : stem;
}

/** "Emperrado" tells what "emperra" tells: the stem of the verb, where a stem is that of a participle. */
export function getVerbStem(stem: string): string {
  return /^\w{4,}[ai]d$/.test(stem) ? stem.slice(0, -2) : stem;
}

/** Words that carry no meaning of their own in a title. */
const smallWords = new Set(
  (
    "o a os as um uma uns umas de do da dos das em no na nos nas e para pra pro por pelo pela pelos pelas com ao aos " +
    "que meu minha seu sua se esta ta ja muito bem mais ainda quer direito fica ficou foi ser sao ou vs versus x " +
    "totalmente completamente todo toda sp"
  ).split(" "),
);

export function isSmallWord({ plain }: Pick<Word, "plain">): boolean {
  return smallWords.has(plain);
}

/** Words of the trade that nearly every title has; alone they tell no subject. */
const generalStems = new Set(["portao", "motor", "garagem"].map(stemWord));

export function isGeneralStem(stem: string): boolean {
  return generalStems.has(stem);
}

const automaticStems = new Set(
  ["automatico", "automatica", "eletrico", "eletronico", "eletronica", "remoto"].map(stemWord),
);

/** What nearly every gate of a title is said to be. */
export function isAutomaticStem(stem: string): boolean {
  return automaticStems.has(stem);
}

const gateStems = new Set(["basculante", "deslizante", "pivotante"].map(stemWord));

/** Words that may stand between those of a phrase without changing what it says. */
export function isFiller(word: Pick<Word, "plain" | "stem">): boolean {
  return isSmallWord(word) || isGeneralStem(word.stem) || isAutomaticStem(word.stem) || gateStems.has(word.stem);
}
