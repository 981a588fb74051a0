import { parse } from "csv-parse/sync";
import type { SheetRow } from "#domain/sheet/sheet.ts";

const delimiters = ["\t", ";", ","] as const;
const linesLookedAt = 20;

/**
 * Columns that were pasted have tabs between them; those of a file may have semicolons or commas too. A list of titles,
 * in which a comma is a comma, has none.
 */
export function splitText(text: string, { isFile }: { isFile: boolean }): SheetRow[] {
  const delimiter = findDelimiter(text, isFile ? delimiters : ["\t"]);
  const records = delimiter === null ? splitLines(text) : splitColumns(text, delimiter);
  return records.map((cells, index) => ({ line: index + 1, cells }));
}

function splitLines(text: string): string[][] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => [unquote(line)]);
}

/** A list that was saved as a table of one column. */
function unquote(line: string): string {
  const quoted = /^"((?:[^"]|"")*)"$/.exec(line.trim());
  return quoted ? (quoted[1] ?? "").replaceAll('""', '"') : line;
}

function splitColumns(text: string, delimiter: string): string[][] {
  const options = { delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false };
  try {
    return parse(text, options);
  } catch {
    // A quote that nobody closed is a sign like any other.
    return parse(text, { ...options, quote: null });
  }
}

/** The one that makes the same number of columns of the first lines, and more than one. */
function findDelimiter(text: string, candidates: readonly string[]): string | null {
  const start = text.slice(0, 200_000);
  const lines = start.split(/\r\n|\n|\r/).slice(0, linesLookedAt + 1);
  // The last may have been cut.
  if (text.length > start.length) lines.pop();
  const filled = lines.filter((line) => line.trim() !== "").slice(0, linesLookedAt);
  const counts = candidates.map((delimiter) => filled.map((line) => countOutsideQuotes(line, delimiter)));
  const even = counts.findIndex(([first = 0, ...rest]) => first > 0 && rest.every((count) => count === first));
  if (even !== -1) return candidates[even] ?? null;
  // Rows whose last cells are empty may be shorter; a comma may just as well stand in a title.
  const uneven = counts.findIndex(([first = 0], index) => first > 0 && candidates[index] !== ",");
  return uneven === -1 ? null : (candidates[uneven] ?? null);
}

function countOutsideQuotes(line: string, delimiter: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, "").split(delimiter).length - 1;
}
