import { withoutAccents } from "#domain/accents.ts";
import { createMatcher } from "#domain/search.ts";
import { type Post, posts } from "./posts.ts";

const { compare } = new Intl.Collator("pt-BR");

const sorted = posts.toSorted((a, b) => compare(a.title, b.title));

/** "Água" stands under A. */
function getLetter({ title }: Post): string {
  return withoutAccents(title.charAt(0)).toUpperCase();
}

/** Those with which at least one title begins. */
export function getLetters(found: readonly Post[]): string[] {
  return [...new Set(found.map(getLetter))].filter((letter) => /^[A-Z]$/.test(letter)).toSorted();
}

/** In alphabetical order; with a search, those of the places, zones and cities that have all of its words. */
export function findPosts(search: string): Post[] {
  const matches = createMatcher(search);
  return search === ""
    ? sorted
    : sorted.filter(({ place }) => matches(`${place.name} ${place.zone ?? ""} ${place.city}`));
}

export function filterByLetter(found: Post[], letter: string | null): Post[] {
  return letter === null ? found : found.filter((post) => getLetter(post) === letter);
}
