/** Low letters without accents: "São Paulo" and "sao paulo" are the same. */
export function plainLetters(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** What a search looks into. */
export function toSearchText({ title, slug }: { title: string; slug: string }): string {
  return `${plainLetters(title)} ${plainLetters(slug)}`;
}

const maxTerms = 6;
const maxTermLength = 60;

/** Each of these must occur somewhere in the title or the slug. */
export function toSearchTerms(query: string): string[] {
  const terms = plainLetters(query.replaceAll("\0", ""))
    .split(/\s+/)
    .filter((term) => term !== "")
    .map((term) => term.slice(0, maxTermLength));
  return [...new Set(terms)].slice(0, maxTerms);
}
