import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { parseJson } from "#domain/parse-json.ts";
import { decodeText } from "#domain/sheet/decode-text.ts";
import { guessOptions, type SheetOptions, type SheetRow, sheetLimits } from "#domain/sheet/sheet.ts";
import { checkWorkbook } from "./check-zip.ts";
import { splitText } from "./split-text.ts";
import { writeRows } from "./stored-rows.ts";

/** What somebody brought: a text that was pasted, or a file. */
export type TableSource =
  | { text: string }
  | {
      bytes: Uint8Array;
      /** A list of objects counts as a table too. */
      takesJson?: boolean;
    };

/** Rows as they are stored, many in one JSON text, with what they probably mean. */
export type Table = {
  /** The first has the header besides. */
  parts: string[];
  /** Without the header. */
  count: number;
  options: SheetOptions;
};

export const rowsPerPart = 500;
const headRows = 20;
/** Of all cells together; a file may repeat one text a million times. */
const mostCharacters = 30_000_000;

/** Throws a DomainError for what is no table, or too much of one. */
export async function readTable(source: TableSource): Promise<Table> {
  const rows =
    "text" in source
      ? splitText(source.text, { isFile: false })
      : await readFile(Buffer.from(source.bytes), source.takesJson ?? false);
  return toTable(rows);
}

async function readFile(bytes: Buffer, takesJson: boolean): Promise<SheetRow[]> {
  const start = bytes.toString("latin1", 0, 8);
  if (start.startsWith("\xd0\xcf\x11\xe0")) throw new DomainError("sheet-old-format");
  if (start.startsWith("PK")) return readWorkbook(bytes);
  const text = decodeText(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what has them is no text
  if (/[\0-\x08\x0e-\x1f]/.test(text.slice(0, 10_000)) || /^\s*(<|%PDF|\{\\rtf)/i.test(text)) {
    throw new DomainError("sheet-format");
  }
  if (takesJson && /^\s*[[{]/.test(text)) return readObjects(text);
  return splitText(text, { isFile: true });
}

async function readWorkbook(bytes: Buffer): Promise<SheetRow[]> {
  checkWorkbook(bytes);
  // Only who brings a workbook pays for loading its package.
  const { default: readXlsxFile } = await import("read-excel-file/node");
  try {
    const sheets = await readXlsxFile(bytes);
    const filled = sheets.find(({ data }) => data.some((cells) => cells.some((cell) => cell !== null)));
    return (filled?.data ?? []).map((cells, index) => ({ line: index + 1, cells: cells.map(toText) }));
  } catch (error) {
    throw new DomainError("sheet-damaged", {}, { cause: error });
  }
}

/** The names of the first object stand over the columns, then those that only others have. */
function readObjects(text: string): SheetRow[] {
  const parsed = parseJson(text, z.array(z.record(z.string(), z.unknown())));
  if (!parsed) throw new DomainError("sheet-json");
  const names = new Set(parsed.flatMap((row) => Object.keys(row)));
  const rows = parsed.map((row, index) => ({ line: index + 2, cells: [...names].map((name) => toText(row[name])) }));
  return names.size === 0 ? [] : [{ line: 1, cells: [...names] }, ...rows];
}

const date = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC" });

/** As it would be typed; of a formula, what it last showed. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return date.format(cell);
  if (typeof cell === "number") return String(Math.round(cell * 1e9) / 1e9).replace(".", ",");
  if (typeof cell === "boolean") return cell ? "Sim" : "Não";
  return String(cell);
}

function toTable(given: readonly SheetRow[]): Table {
  const rows: SheetRow[] = [];
  let characters = 0;
  let width = 0;
  for (const { line, cells } of given) {
    const clean = cells.map((cell) => cell.replaceAll("\0", "").trim());
    while (clean.length > 0 && clean.at(-1) === "") clean.pop();
    if (clean.length === 0) continue;
    rows.push({ line, cells: clean });
    width = Math.max(width, clean.length);
    for (const cell of clean) characters += cell.length;
  }
  if (rows.length === 0) throw new DomainError("sheet-empty");
  if (rows.length > sheetLimits.allRows) {
    const [count, limit] = [rows.length, sheetLimits.allRows].map((number) => formatNumber(number));
    throw new DomainError("sheet-too-many-rows", { count: count ?? "", limit: limit ?? "" });
  }
  if (width > sheetLimits.columns) throw new DomainError("sheet-too-wide");
  if (characters > mostCharacters) throw new DomainError("sheet-too-large");
  const options = guessOptions(padFirst(rows, width));
  const header = options.hasHeader ? 1 : 0;
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start = start === 0 ? rowsPerPart + header : start + rowsPerPart) {
    const end = start === 0 ? rowsPerPart + header : start + rowsPerPart;
    parts.push(writeRows(rows.slice(start, end)));
  }
  return { parts, count: rows.length - header, options };
}

/** The first rows tell what the columns are, and one of them how many there are. */
function padFirst(rows: readonly SheetRow[], width: number): SheetRow[] {
  const [first, ...others] = rows.slice(0, headRows) as [SheetRow, ...SheetRow[]];
  const padding = Array.from({ length: width - first.cells.length }, () => "");
  return [{ ...first, cells: [...first.cells, ...padding] }, ...others];
}
