import { withoutAccents } from "./accents.ts";

/** Taking letters apart is slow, and a language has few that are not plain. */
const plainForms = new Map<string, string>();

function toPlainForm(letter: string): string {
  const known = plainForms.get(letter);
  if (known !== undefined) return known;
  const plain = withoutAccents(letter);
  if (plainForms.size < 1_000) plainForms.set(letter, plain);
  return plain;
}

/** Low letters without accents: "São Paulo" and "sao paulo" are the same. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{ASCII}]/gu, toPlainForm);
}

/** What a search looks into. */
export function toSearchText({ title, slug }: { title: string; slug: string }): string {
  return `${plainLetters(title)} ${plainLetters(slug)}`;
}

export type SearchTerm = {
  text: string;
  /** It was written in quotes: its words must stand together, whole and in this order. */
  isPhrase: boolean;
};

const maxTerms = 6;
const maxWordLength = 60;

/** Each of these must occur somewhere in the title or the slug. */
export function toSearchTerms(query: string): SearchTerm[] {
  const plain = plainLetters(query.replaceAll("\0", "").replace(/[“”]/g, '"'));
  const terms = Array.from(plain.matchAll(/"([^"]+)"|(\S+)/g), ([, phrase, word = ""]) =>
    phrase === undefined
      ? { text: word.slice(0, maxWordLength), isPhrase: false }
      : { text: phrase.trim().replace(/\s+/g, " "), isPhrase: true },
  ).filter(({ text }) => text !== "");
  return [...new Map(terms.map((term) => [`${term.isPhrase} ${term.text}`, term])).values()].slice(0, maxTerms);
}
