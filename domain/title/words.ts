import { memoize } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";

/** A word of a title: as written, without accents, and its stem, which joins "fecha", "fechar" and "fechando". */
export type Word = { text: string; plain: string; stem: string; start: number; end: number };

/** "Wifi" is two words, as "Wi-Fi" is. */
const wordPattern = /\d+(?:[.,/]\d+)*|wi(?=fi\b)|[\p{L}\p{M}]+/giu;

/** The words of a language are few, and every text is made of them. */
const mostForms = 50_000;

const getForm = memoize(mostForms, (text) => {
  const plain = plainLetters(text);
  return { plain, stem: stemWord(plain) };
});

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
  let end = 0;
  for (const found of text.match(wordPattern) ?? []) {
    // Between two words stands no letter of the next, so that this finds the word itself.
    const start = text.indexOf(found, end);
    end = start + found.length;
    const { plain, stem } = getForm(found);
    words.push({ text: found, plain, stem, start, end });
  }
  return words;
}

/** The stems of all words of a list. */
export function toStems(list: readonly string[]): Set<string> {
  return new Set(list.flatMap((text) => splitWords(text).map(({ stem }) => stem)));
}

/** What a text is searched by, in plain letters or not: the stems of its words without the small ones. */
export function readTerms(text: string): string[] {
  const terms: string[] = [];
  for (const found of text.match(wordPattern) ?? []) {
    const { plain, stem } = getForm(found);
    if (!smallWords.has(plain)) terms.push(stem);
  }
  return terms;
}

export type FoundTerm = { term: string; at: number };

/**
 * Where terms stand in a text in plain letters. Only words that begin like one of them are looked at; a pattern made of
 * them would be compiled for every title, and the compiled ones stay in memory.
 */
export function findTerms(plainText: string, terms: readonly string[]): FoundTerm[] {
  const wanted = new Set(terms);
  // A plural may change the last two letters of a stem.
  const beginnings = new Set(terms.map((term) => term.slice(0, Math.max(2, term.length - 2))));
  const found = new Map<number, string>();
  for (const beginning of beginnings) {
    for (let at = plainText.indexOf(beginning); at >= 0; at = plainText.indexOf(beginning, at + 1)) {
      if (at > 0 && isWordCharacter(plainText.charCodeAt(at - 1))) continue;
      const { stem } = getForm(readWordAt(plainText, at));
      // "Medida" tells what "medir" does.
      const term = wanted.has(stem) ? stem : getVerbStem(stem);
      if (wanted.has(term)) found.set(at, term);
    }
  }
  return Array.from(found, ([at, term]) => ({ at, term })).toSorted((a, b) => a.at - b.at);
}

/** Of a letter or digit in plain text. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** With what joins the digits of a number, "1/2" and "2,5", but not what ends a sentence. */
function readWordAt(plainText: string, start: number): string {
  let end = start;
  for (let at = start; at < plainText.length; at++) {
    const code = plainText.charCodeAt(at);
    if (isWordCharacter(code)) end = at + 1;
    else if (code < 44 || code > 47 || code === 45) break;
  }
  return plainText.slice(start, end);
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
const whole = new Set(["solar", "porteira", "cancela", "leve", "tranco", "caso", "barracao"]);
/** What fits is no rope. */
const fitting = /^cab(?:e|em|er|eria)$/;

/** Of a word without accents. Light: it joins plurals and the common forms of a verb, "sobe" and "subir" too, and nothing more. */
export function stemWord(plain: string): string {
  if (plain.length < 4) return plain;
  // "Quantos motores" asks for a number, "quanto custa" for a price.
  if (plain === "quantos" || plain === "quantas") return "quantos";
  if (fitting.test(plain)) return "caber";
  const [pattern, ending] = plurals.find(([pattern]) => pattern.test(plain)) ?? [];
  const singular = pattern && ending !== undefined ? plain.replace(pattern, ending) : plain;
  if (whole.has(singular)) return singular;
  if (singular.endsWith("ao") && !/[ai]cao$/.test(singular)) return singular;
  const stem = singular.replace(hardFirstPerson, (_, letter) => (letter === "q" ? "c" : "g")).replace(endings, "");
  if (stem === "sob") return "sub";
  return stem.length < 3 ? singular : stem;
}

/** "Emperrado" tells what "emperra" tells: the stem of the verb, where a stem is that of a participle. */
export function getVerbStem(stem: string): string {
  return stem.endsWith("d") && /^\w{4,}[ai]d$/.test(stem) ? stem.slice(0, -2) : stem;
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
