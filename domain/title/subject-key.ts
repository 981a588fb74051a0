import type { Understanding } from "./understand-title.ts";

/** What a title asks, as one word: two titles with the same one want the same page. */
export function toSubjectKey({
  concepts,
  intent,
  quantities,
  place,
}: Pick<Understanding<{ key: string }>, "concepts" | "intent" | "quantities" | "place">): string {
  if (concepts.length === 0) return "";
  const asked = intent === "price" || intent === "comparison" || intent === "how-to" ? intent : "";
  // With the wider ones: who filters by a subject gets all that belongs to it.
  const ids = [...new Set(concepts.flatMap(({ id, broader }) => (broader === undefined ? id : [id, broader])))].sort();
  const amounts = quantities.map(({ value, unit, height = "" }) => `${value}${unit}${height}`).sort();
  return [...ids, asked, ...amounts, place?.key ?? ""].filter((part) => part !== "").join(" ");
}
