import { noPlace } from "#content/words/exchange-words.ts";
import { toStateCell } from "#content/words/page-state-words.ts";
import type { PageColumn } from "#domain/exchange/exchange.ts";
import { toLocalTime } from "#domain/local-time.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { Cell } from "./cell.ts";

/** "20/11/2026 08:30", on the clock of São Paulo. */
export function toSheetTime(date: Date | null): string {
  if (date === null) return "";
  const [day = "", time = ""] = toLocalTime(date).split("T");
  return `${day.split("-").toReversed().join("/")} ${time}`;
}

const readers: Record<PageColumn, (page: GeneratedPage) => Cell> = {
  code: ({ id }) => id,
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  state: ({ state }) => toStateCell(state),
  publishAt: ({ publishAt }) => toSheetTime(publishAt),
  place: ({ chosenPlace }) => (chosenPlace === "" ? noPlace : chosenPlace),
  description: ({ description }) => description,
  shareText: ({ shareText }) => shareText,
  keptOut: ({ standing }) => standing.isKeptOut,
  score: ({ standing }) => standing.score,
  createdAt: ({ createdAt }) => toSheetTime(createdAt),
  updatedAt: ({ updatedAt }) => toSheetTime(updatedAt),
  content: ({ content }) => content,
};

/** What stands in the file of a page. */
export function readPageCell(page: GeneratedPage, column: PageColumn): Cell {
  return readers[column](page);
}
