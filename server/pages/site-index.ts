import { setImmediate as nextTurn } from "node:timers/promises";
import { getBuiltInTexts } from "#content/built-in-texts.ts";
import { SearchIndex, toDocument } from "#domain/answer-score/bm25.ts";

/** Texts read in one go before others get their turn. */
const textsAtOnce = 10;

let reading: Promise<SearchIndex> | null = null;

/** The built-in pages as a search engine would have them, read once and only when a page is first judged. */
export function getSiteIndex(): Promise<SearchIndex> {
  reading ??= readSite();
  return reading;
}

async function readSite(): Promise<SearchIndex> {
  const documents: Map<string, number>[] = [];
  for (const text of getBuiltInTexts()) {
    documents.push(toDocument(text));
    if (documents.length % textsAtOnce === 0) await nextTurn();
  }
  return new SearchIndex(documents);
}
