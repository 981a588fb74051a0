import { withoutAccents } from "./accents.ts";

/** Longer than any question someone would type; what comes after is not read. */
export const maxSearchLength = 80;

/** Letters and digits only: "fotocélula?" is meant to find "Fotocélula:". */
function fold(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** What a reader typed or an address carries, trimmed to what is searched for. */
export function toSearch(typed: string | null): string {
  return (typed ?? "").replace(/\s+/g, " ").trim().slice(0, maxSearchLength).trim();
}

/** A test for texts that hold every word of the search, in any order; case and accents do not matter. */
export function createMatcher(search: string): (text: string) => boolean {
  const words = fold(toSearch(search)).split(" ").filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
