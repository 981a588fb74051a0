import type { ErrorInfo } from "../errors.ts";
import { stripTags } from "../strip-tags.ts";
import type { ExchangeKind } from "./exchange.ts";

/** waiting: nobody has looked yet. */
export const importOutcomes = ["new", "changed", "same", "refused", "waiting"] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** By the name of its column. */
export type ImportChange = { column: string; before: string; after: string };

/** What a line of a file would do. */
export type ImportRow = {
  /** As the spreadsheet counts. */
  line: number;
  outcome: ImportOutcome;
  title: string;
  changes: ImportChange[];
  reason: ErrorInfo | null;
};

/** A file that somebody brought. Nothing changes until it is started. */
export type Import = {
  id: string;
  kind: ExchangeKind;
  fileName: string;
  /** Columns of the file that nobody knows. */
  ignored: string[];
  isChecked: boolean;
  counts: Record<ImportOutcome, number>;
  by: { id: string; name: string };
  createdAt: Date;
  startedAt: Date | null;
  batchId: string | null;
};

export const importLimits = { fileBytes: 50 * 1024 * 1024, settingRows: 20_000, rowsShown: 50, days: 7 } as const;

const around = 60;
const longest = 240;

/** Two texts where they first differ, as people read them. */
export function showDifference(before: string, after: string): { before: string; after: string } {
  const [old, now] = [toPlain(before), toPlain(after)];
  if (old.length <= longest && now.length <= longest) return { before: old, after: now };
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  const cut = (text: string) => {
    const from = Math.max(0, start - around);
    const to = from + longest;
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return { before: cut(old), after: cut(now) };
}

function toPlain(text: string): string {
  return stripTags(text, " ").replace(/\s+/g, " ").trim();
}
