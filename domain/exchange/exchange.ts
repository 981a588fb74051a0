/** What goes out of the shop as a file, and comes back in. */
export const exchangeKinds = ["pages", "redirects", "settings"] as const;

export type ExchangeKind = (typeof exchangeKinds)[number];

export const exchangeFormats = ["csv", "xlsx", "json"] as const;

export type ExchangeFormat = (typeof exchangeFormats)[number];

/** In the order of the file. The text comes last: it may need more than one cell. */
export const sheetColumns = {
  pages: [
    "code",
    "title",
    "slug",
    "state",
    "publishAt",
    "place",
    "description",
    "shareText",
    "keptOut",
    "score",
    "createdAt",
    "updatedAt",
    "content",
  ],
  redirects: ["from", "to", "kind", "hits", "lastHitAt", "createdAt"],
  settings: ["section", "field", "label", "value"],
} as const;

export type PageColumn = (typeof sheetColumns)["pages"][number];
export type RedirectColumn = (typeof sheetColumns)["redirects"][number];

export type SheetColumn<Kind extends ExchangeKind = ExchangeKind> = (typeof sheetColumns)[Kind][number];

/** A spreadsheet program takes 32,767 characters in a cell, and breaks what has more. */
const cellLength = 32_000;
/** As many cells as the longest text needs. */
export const textCells = 7;

/**
 * The parts of a text that fit into a cell each. Whoever reads a cell may trim it, and a character may be two: so no
 * cut stands beside a blank or inside a pair.
 */
export function splitLongText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > cellLength) {
    let cut = cellLength;
    while (cut > cellLength - 1_000 && /\s|[\udc00-\udfff]/.test(rest.slice(cut - 1, cut + 1))) cut -= 1;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}
