import { labelSetting } from "#content/words/label-setting.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import { createSlices } from "../slices.ts";
import type { NewRow } from "./imports-repository.ts";
import { readSlug } from "./page-wish.ts";
import type { Cells, ReadImport } from "./read-import.ts";
import { findSection } from "./read-settings.ts";

type ToPaths = (typed: { from: string; to: string }) => { from: string; to: string };

/** Lines as they are kept. The second that speaks of the same page, or address, is refused: which of them counts? */
export async function prepareRows({ kind, rows }: ReadImport, toPaths: ToPaths): Promise<NewRow[]> {
  const lines = new Map<string, number>();
  const prepared: NewRow[] = [];
  const { between } = createSlices();
  for (const { line, cells } of rows) {
    let reason: ErrorInfo | undefined;
    for (const key of listKeys(cells)) {
      const first = lines.get(key);
      if (first === undefined) lines.set(key, line);
      else reason = { code: "import-twice", details: { line: String(first) } };
    }
    prepared.push({ line, title: toTitle(cells), wish: cells, ...(reason && { reason }) });
    await between();
  }
  return prepared;

  function listKeys(cells: Cells): string[] {
    if (kind === "pages") {
      const slug = readSlug(cells.slug || (cells.code ? "" : (cells.title ?? "")));
      return [cells.code ? `code ${cells.code}` : "", slug ? `slug ${slug}` : ""].filter(Boolean);
    }
    if (kind === "settings") return [`${cells.section} ${cells.field}`];
    try {
      return [toPaths({ from: cells.from ?? "", to: "/" }).from];
    } catch {
      return [];
    }
  }

  function toTitle(cells: Cells): string {
    if (kind === "pages") return cells.title || cells.slug || "";
    if (kind === "redirects") return cells.from ?? "";
    const section = findSection(cells.section ?? "");
    return section ? labelSetting(section, cells.field ?? "") : `${cells.section}: ${cells.field}`;
  }
}
