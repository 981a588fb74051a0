import type { FactSection } from "#domain/facts/facts.ts";
import type { Shop } from "./shop.ts";
import { sampleWords } from "./words/shop-words.ts";

export type Sample = { section: FactSection; title: string; text: string };

/** What the owner has neither replaced nor confirmed yet; none while the whole shop is the example. */
export function findSamples({ isSample, saved }: Pick<Shop, "isSample" | "saved">): Sample[] {
  if (isSample) return [];
  return Object.entries(sampleWords).flatMap(([name, words]) => {
    const section = name as FactSection;
    return saved.has(section) ? [] : [{ section, ...words }];
  });
}
