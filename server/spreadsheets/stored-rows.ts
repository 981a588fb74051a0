import { z } from "zod";
import { parseJson } from "#domain/parse-json.ts";
import type { SheetRow } from "#domain/sheet/sheet.ts";

const storedRows = z.array(z.tuple([z.number()], z.string()));

/** Many rows as one JSON text: the line of each and its cells. */
export function writeRows(rows: readonly SheetRow[]): string {
  return JSON.stringify(rows.map(({ line, cells }) => [line, ...cells]));
}

/** None of what cannot be read. */
export function readRows(text: string): SheetRow[] {
  return (parseJson(text, storedRows) ?? []).map(([line, ...cells]) => ({ line, cells }));
}
