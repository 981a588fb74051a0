import { toSentence } from "#content/words/errors.ts";
import type { SheetOptions, SheetRow } from "#domain/sheet/sheet.ts";
import { fillTitle, findEmptyColumns } from "#domain/sheet/template.ts";
import type { TitleReview } from "#domain/title-review.ts";
import type { LineReading, RunsService } from "../runs/runs-service.ts";
import { createSlices } from "../slices.ts";
import type { RowFix } from "./studio-repository.ts";

/** A row as it was understood. Of one that a person left out, `review` says what it would be by itself. */
export type ReviewedRow = {
  review: TitleReview;
  isLeftOut: boolean;
  /** A person has put its title right. */
  isFixed: boolean;
  cells: string[];
  slug: string;
};

export type ReviewRequest = { rows: readonly SheetRow[]; options: SheetOptions; fixes: ReadonlyMap<number, RowFix> };

type Parts = Pick<RunsService, "readTitle" | "compareTitles">;

type ReadRow = { row: SheetRow; reading: LineReading; fix: RowFix | undefined };

/** What a run would make of each row. `known` keeps what titles say by themselves: reading them is what takes long. */
export async function reviewSheet(
  runs: Parts,
  { rows, options, fixes }: ReviewRequest,
  known: Map<string, LineReading>,
  onRead: (count: number) => void,
): Promise<ReviewedRow[]> {
  const slices = createSlices();
  const read: ReadRow[] = [];
  for (const row of options.hasHeader ? rows.slice(1) : rows) {
    const fix = fixes.get(row.line);
    read.push({ row, fix, reading: readRow(row, fix) });
    onRead(read.length);
    await slices.between();
  }
  const included = read.filter(({ fix }) => !fix?.isLeftOut);
  const reviews = await runs.compareTitles(included.map(({ reading }) => reading));
  const lineAt = (position: number) => included[position - 1]?.row.line ?? 0;
  const compared = new Map(included.map((entry, index) => [entry, reviews[index]]));
  return read.map((entry) => {
    const { row, reading, fix } = entry;
    const { line, cells } = row;
    const found = compared.get(entry) ?? { ...reading.found, outcome: "ready" as const, repeats: null };
    const repeats =
      found.repeats?.line === undefined ? found.repeats : { ...found.repeats, line: lineAt(found.repeats.line) };
    const review = { ...found, line, repeats };
    const isFixed = fix !== undefined && fix.title !== null;
    return { review, cells, slug: reading.page?.slug ?? "", isLeftOut: fix?.isLeftOut === true, isFixed };
  });

  function readRow({ cells }: SheetRow, fix: RowFix | undefined): LineReading {
    const { columns, titleTemplate } = options;
    const textTemplate = options.text === "template" ? options.textTemplate : "";
    const title = fix?.title ?? fillTitle(titleTemplate, columns, cells);
    const needed = fix?.title ? textTemplate : `${titleTemplate} ${textTemplate}`;
    const empty = findEmptyColumns(needed, columns, cells);
    const reading = known.get(title) ?? runs.readTitle(title);
    known.set(title, reading);
    if (empty.length === 0) return reading;
    const reason = toSentence({ code: "row-incomplete", details: { names: empty.join(", ") } });
    return { found: { ...reading.found, title, reason }, page: null };
  }
}
