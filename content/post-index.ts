import { type Post, posts } from "./posts.ts";

const { compare } = new Intl.Collator("pt-BR");

const sorted = posts.toSorted((a, b) => compare(a.title, b.title));

/** "Água" stands under A. */
function letterOf({ title }: Post): string {
  return title.charAt(0).normalize("NFD").charAt(0).toUpperCase();
}

const byLetter = Map.groupBy(sorted, letterOf);

/** Those with which at least one title begins. */
export const postLetters: string[] = [...byLetter.keys()].filter((letter) => /^[A-Z]$/.test(letter)).toSorted();

/** All posts, or those of a letter, in alphabetical order. */
export function findPosts(letter: string | null): Post[] {
  return letter === null ? sorted : (byLetter.get(letter) ?? []);
}
