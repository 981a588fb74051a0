import { sayTextColumn } from "#content/words/exchange-words.ts";
import type { ExchangeFormat } from "#domain/exchange/exchange.ts";
import { splitLongText, textCells } from "#domain/exchange/exchange.ts";
import { toSlug } from "#domain/slug.ts";
import { toCsvLine } from "../security/csv.ts";
import type { Cell } from "./cell.ts";
import { writeWorkbook } from "./write-workbook.ts";

/** Rows under the words of the first line, read as they are written. */
export type Sheet = {
  name: string;
  columns: readonly string[];
  /** The last column has texts that may be longer than a cell. */
  hasLongTexts: boolean;
  rows: AsyncIterable<readonly Cell[]>;
};

/** As cells of text say it. */
export function toCellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "sim" : "não";
  return typeof cell === "number" ? String(cell).replace(".", ",") : cell;
}

/** "Publicar em", "publicarEm" and "PUBLICAR EM" are one name. */
export function toColumnKey(name: string): string {
  return toSlug(name).replaceAll("-", "");
}

/** The name of a column in JSON: "publicarEm". */
function toJsonKey(name: string): string {
  return toSlug(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The whole file, piece by piece: nobody needs to hold it. */
export function writeSheet(sheet: Sheet, format: ExchangeFormat): AsyncGenerator<string | Uint8Array> {
  if (format === "json") return writeJson(sheet);
  return format === "csv" ? writeCsv(sheet) : writeWorkbook(sheet.name, spread(sheet));
}

/** As spreadsheets in Brazil expect it: UTF-8 with its mark, semicolons. */
async function* writeCsv(sheet: Sheet): AsyncGenerator<string> {
  let mark = "\uFEFF";
  for await (const row of spread(sheet)) {
    yield mark + toCsvLine(row.map(toCellText), ";");
    mark = "";
  }
}

async function* writeJson({ columns, rows }: Sheet): AsyncGenerator<string> {
  const keys = columns.map(toJsonKey);
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, row[index] ?? null])));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** The first line and all rows, long texts over several cells. */
async function* spread({ columns, rows, hasLongTexts }: Sheet): AsyncGenerator<readonly Cell[]> {
  if (!hasLongTexts) {
    yield columns;
    yield* rows;
    return;
  }
  const label = columns.at(-1) ?? "";
  const labels = Array.from({ length: textCells }, (_, index) => sayTextColumn(label, index + 1));
  yield [...columns.slice(0, -1), ...labels];
  for await (const row of rows) yield [...row.slice(0, -1), ...splitLongText(toCellText(row.at(-1) ?? null))];
}
