import { z } from "zod";
import { columnWords } from "#content/words/exchange-words.ts";
import { DomainError } from "#domain/errors.ts";
import { type ExchangeKind, sheetColumns } from "#domain/exchange/exchange.ts";
import type { SheetRow } from "#domain/sheet/sheet.ts";
import { withoutGuard } from "../security/csv.ts";
import { createSlices } from "../slices.ts";
import { readRows, type Table } from "../spreadsheets/spreadsheets-service.ts";
import { toColumnKey } from "./sheet.ts";

/** What stands under the columns that a file has, by their names. */
export const cellsSchema = z.record(z.string(), z.string());
export type Cells = z.infer<typeof cellsSchema>;

export type ReadImport = { kind: ExchangeKind; ignored: string[]; rows: { line: number; cells: Cells }[] };

/** What tells what a file is about; the first that fits. */
const marks: [ExchangeKind, readonly string[]][] = [
  ["settings", ["section", "field", "value"]],
  ["redirects", ["from", "to"]],
  ["pages", ["title"]],
  ["pages", ["slug"]],
  ["pages", ["code"]],
];

/** In slices, as others wait. Throws a DomainError for a file whose first line names no columns that we know. */
export async function readImport({ parts }: Pick<Table, "parts">): Promise<ReadImport> {
  const { between } = createSlices();
  const rows: SheetRow[] = [];
  for (const part of parts) {
    rows.push(...readRows(part));
    await between();
  }
  const header = rows.shift();
  const names = (header?.cells ?? []).map(toColumnKey);
  const kind = marks.find(([kind, needed]) => needed.every((column) => findColumn(kind, names, column) !== -1))?.[0];
  if (!kind)
    throw new DomainError("import-columns", { found: (header?.cells ?? []).slice(0, 8).join(", ").slice(0, 200) });
  if (rows.length === 0) throw new DomainError("import-empty");
  const columns = sheetColumns[kind]
    .map((column) => ({ column, at: findColumn(kind, names, column) }))
    .filter(({ at }) => at !== -1);
  const more = names.flatMap((name, at) => (kind === "pages" && /^textoparte\d$/.test(name) ? [at] : []));
  const used = new Set([...columns.map(({ at }) => at), ...more]);
  const read: ReadImport = {
    kind,
    ignored: (header?.cells ?? []).filter((name, at) => !used.has(at) && name !== "").slice(0, 20),
    rows: [],
  };
  for (const { line, cells } of rows) {
    const get = (at: number) => (cells[at] ?? "").replaceAll("\r\n", "\n");
    const found: Cells = Object.fromEntries(columns.map(({ column, at }) => [column, get(at)]));
    // A text that was too long for one cell.
    if (found.content !== undefined) found.content += more.map((at) => withoutGuard(get(at))).join("");
    read.rows.push({ line, cells: found });
    await between();
  }
  return read;
}

function findColumn(kind: ExchangeKind, names: readonly string[], column: string): number {
  const words: Record<string, string> = columnWords[kind];
  return names.indexOf(toColumnKey(words[column] ?? column));
}

/** Whether a cell says what would be written there now. */
export function saysTheSame(cell: string, now: string): boolean {
  const plain = now.replaceAll("\0", "").replaceAll("\r\n", "\n").trim();
  if (plain === "sim" || plain === "não") return cell.toLowerCase() === plain;
  return cell === plain || withoutGuard(cell) === plain;
}
