import { plainLetters } from "./search-text.ts";

/** What an answer may state of the business; anything else of the kind is an invention. */
export type AllowedFigures = {
  /** In reais. */
  prices: readonly number[];
  warrantyMonths: readonly number[];
  /** Digits with the country code. */
  phones: readonly string[];
};

export type WrongFigure = { kind: "price" | "warranty" | "phone"; found: string };

/** A price, a warranty or a phone that is not the business's: the law would hold it to what a page says. */
export function findWrongFigure(text: string, allowed: AllowedFigures): WrongFigure | null {
  const low = text.toLowerCase();
  const price = findPrices(text, low).find(({ value }) => !allowed.prices.includes(value));
  if (price) return { kind: "price", found: price.found };
  const warranty = findWarranties(low).find(
    ({ months }) => months === null || !allowed.warrantyMonths.includes(months),
  );
  if (warranty) return { kind: "warranty", found: warranty.found };
  const phone = findPhones(text).find((found) => !allowed.phones.some((own) => isOwnPhone(found, own)));
  return phone === undefined ? null : { kind: "phone", found: phone.trim() };
}

/** The sentence in which a wrong figure stands, for a person to find it by; the figure where it stands in none. */
export function findWrongSentence(text: string, allowed: AllowedFigures): string | null {
  const wrong = findWrongFigure(text, allowed);
  if (!wrong) return null;
  const sentence = text.split(/(?<=[.!?])\s+|\n/).find((part) => findWrongFigure(part, allowed) !== null);
  return (sentence ?? wrong.found).trim();
}

const amount = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?(?!\d)`;
/** Each with what it cannot do without, in low letters: a pattern tries every number of a page. */
const pricePatterns: [string, RegExp][] = [
  [
    "r$",
    new RegExp(
      String.raw`R\$\s*(${amount})(?:\s*(mil)\b)?(?:\s*(?:a|e|ate|até|-|–)\s*(?:R\$\s*)?(${amount})(?![\d%]|[.,]\d)(?!\s*(?:x\b|vezes|segundos|minutos|horas|dias|meses|anos|m\b|metros|cm\b|kg\b|quilos|hp\b)))?`,
      "gi",
    ),
  ],
  ["reais", new RegExp(String.raw`(${amount})\s*(mil\s+)?reais\b`, "gi")],
];

function findPrices(text: string, low: string): { found: string; value: number }[] {
  const patterns = pricePatterns.flatMap(([needed, pattern]) => (low.includes(needed) ? [pattern] : []));
  if (patterns.length === 0) return [];
  const plain = text.replaceAll("\u00a0", " ");
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(([found, first = "", thousand, second]) => [
      { found: found.trim(), value: readAmount(first) * (thousand ? 1_000 : 1) },
      ...(second ? [{ found: found.trim(), value: readAmount(second) }] : []),
    ]),
  );
}

/** "1.349,00" and "1349" are 1349; "299,90" and "299.90" are 299.9. */
function readAmount(written: string): number {
  const isThousands = /^\d{1,3}(\.\d{3})+(,|$)/.test(written);
  const plain = isThousands ? written.replaceAll(".", "") : written;
  return Number(plain.replace(",", "."));
}

const numberWords: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  dezoito: 18,
  vinte: 20,
  trinta: 30,
  noventa: 90,
};
const count = String.raw`(\d+|${Object.keys(numberWords).join("|")})(?:\s*\([^)]{1,12}\))?`;
const unit = String.raw`(anos?|mes(?:es)?|dias?|semanas?)\b`;
const warrantyPatterns = [
  new RegExp(String.raw`\b${count}\s*${unit}\s+(?:completos?\s+)?(?:de\s+|na\s+)?garantia`, "g"),
  new RegExp(
    String.raw`\bgarantia\b([^.!?;:\n]{0,40}?)\b${count}\s*${unit}(?!\s+(?:de\s+)?(?:experiencia|mercado|atuacao|tradicao|uso|vida|historia))`,
    "g",
  ),
];
const endless = /garantia\s+(?:[a-z]+\s+){0,3}?(vitalicia|eterna|ilimitada|para sempre|permanente)/;
const otherMatter = /vida util|experiencia|mercado|revisa|manutenc|parcel|prazo de entrega|lubrific/;

function findWarranties(low: string): { found: string; months: number | null }[] {
  // The few letters around it are made plain, and not the whole page. Its accent may be anywhere after "garant".
  const plain = plainLetters(keepAround("garant", low)).replace(/[^\S\n]+/g, " ");
  const [before, after] = warrantyPatterns;
  const unlimited = endless.exec(plain);
  const isOurs = (found: RegExpExecArray) => !isNoPromise(plain, found);
  return [
    ...(before
      ? [...plain.matchAll(before)].filter(isOurs).map(([found, number = "", of = ""]) => warranty(found, number, of))
      : []),
    ...(after
      ? [...plain.matchAll(after)]
          .filter(isOurs)
          .flatMap(([found, between = "", number = "", of = ""]) =>
            otherMatter.test(between) ? [] : [warranty(found, number, of)],
          )
      : []),
    ...(unlimited ? [{ found: unlimited[0], months: null }] : []),
  ];
}

/** What the consumer code gives on what lasts and on services, and the time that it leaves for a repair. */
const legalDays = /\b(?:90|noventa) dias\b|\bate (?:30|trinta) dias\b/;
const legalWords = /\b(?:lei|leis|legal|legais|cdc|codigo|no minimo|ao menos|pelo menos)\b/;

/** Of the warranty itself: "não temos loja, mas damos garantia de 2 anos" denies another thing. */
const denial = /\bnao (?:temos|damos|oferecemos|prometemos|ha|existe) (?:a |uma |essa |nenhuma )?$/;

/** Nobody promises it: it holds whatever a shop says, or the sentence says that it is not given. */
function isNoPromise(plain: string, { 0: found, index }: RegExpExecArray): boolean {
  const before = plain.slice(0, index).split(sentenceEnd).at(-1) ?? "";
  const [after = ""] = plain.slice(index + found.length).split(sentenceEnd, 1);
  return denial.test(before) || (legalDays.test(found) && legalWords.test(before + found + after));
}

const sentenceEnd = /[.!?\n]\s*/;

/** Letters before and after a word that what is said of it needs. */
const reach = 100;

/** Only what stands near a word: searching whole pages for every number is slow. */
function keepAround(word: string, text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const start = Math.max(end, at - reach);
    if (start > end) parts.push("\n");
    end = Math.min(text.length, at + word.length + reach);
    parts.push(text.slice(start, end));
  }
  return parts.join("");
}

function warranty(found: string, number: string, unitWord: string): { found: string; months: number | null } {
  const value = numberWords[number] ?? Number(number);
  if (unitWord.startsWith("ano")) return { found, months: value * 12 };
  return { found, months: unitWord.startsWith("mes") ? value : null };
}

/** With an area code, a mobile without one, a landline with its hyphen, and the free numbers. */
const phonePattern =
  /(?<![\d.,-])(?:\+?55[\s.-]?)?(?:\(?0?\d{2}\)?[\s.-]*9?[\s.]?\d{4}[\s.-]?\d{4}|9\d{4}-\d{4}|[2-5]\d{3}-\d{4}|0[38]00[\s.-]?\d{3}[\s.-]?\d{3,4})(?![\d,/-])/g;

function findPhones(text: string): string[] {
  return text.match(phonePattern) ?? [];
}

function isOwnPhone(found: string, own: string): boolean {
  const digits = found.replace(/\D/g, "").replace(/^0/, "");
  return digits.length >= 8 && own.endsWith(digits.startsWith("55") && digits.length > 11 ? digits.slice(2) : digits);
}
