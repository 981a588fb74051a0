import { columnWords, exchangeTitles } from "#content/words/exchange-words.ts";
import { addressKindWords } from "#content/words/redirect-words.ts";
import { type ExchangeFormat, type PageColumn, sheetColumns } from "#domain/exchange/exchange.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { PagesService } from "../pages/pages-service.ts";
import type { RedirectsService } from "../redirects/redirects-service.ts";
import { createSlices } from "../slices.ts";
import type { Cell } from "./cell.ts";
import { readPageCell, toSheetTime } from "./page-cells.ts";
import { toSettingRows } from "./setting-cells.ts";
import { writeSheet } from "./sheet.ts";

export type FileContent = AsyncGenerator<string | Uint8Array>;

/** Files of what the shop has, piece by piece. Nothing secret is among it: passwords and keys are no facts. */
export type ExportsService = {
  /** Of the pages that a filter finds, or of these; without their texts the file is small enough for any program. */
  exportPages(
    format: ExchangeFormat,
    wanted: PageFilter | { ids: readonly string[] },
    options: { hasTexts: boolean },
  ): FileContent;
  exportRedirects(format: ExchangeFormat): FileContent;
  exportSettings(format: ExchangeFormat): FileContent;
};

type Parts = {
  pages: Pick<PagesService, "findIds" | "getPages">;
  redirects: Pick<RedirectsService, "findAfter">;
  facts: Pick<FactsService, "known">;
};

const pagesAtOnce = 50;
const redirectsAtOnce = 500;

export function createExports({ pages, redirects, facts }: Parts): ExportsService {
  async function* readPages(wanted: PageFilter | { ids: readonly string[] }, columns: readonly PageColumn[]) {
    const ids = "ids" in wanted ? wanted.ids : await pages.findIds(wanted);
    const slices = createSlices();
    for (let at = 0; at < ids.length; at += pagesAtOnce) {
      for (const page of await pages.getPages(ids.slice(at, at + pagesAtOnce))) {
        yield columns.map((column) => readPageCell(page, column));
      }
      await slices.between();
    }
  }

  async function* readRedirects(): AsyncGenerator<Cell[]> {
    let after = "";
    for (;;) {
      const found = await redirects.findAfter(after, redirectsAtOnce);
      for (const { from, to, kind, hits, lastHitAt, createdAt } of found) {
        yield [from, to, addressKindWords[kind], hits, toSheetTime(lastHitAt), toSheetTime(createdAt)];
      }
      if (found.length < redirectsAtOnce) return;
      after = found.at(-1)?.from ?? "";
    }
  }

  async function* readSettings(): AsyncGenerator<Cell[]> {
    yield* toSettingRows(facts.known);
  }

  return {
    exportPages(format, wanted, { hasTexts }) {
      const columns = sheetColumns.pages.filter((column) => hasTexts || column !== "content");
      const rows = readPages(wanted, columns);
      const labels = columns.map((column) => columnWords.pages[column]);
      return writeSheet({ name: exchangeTitles.pages, columns: labels, hasLongTexts: hasTexts, rows }, format);
    },
    exportRedirects(format) {
      const columns = sheetColumns.redirects.map((column) => columnWords.redirects[column]);
      return writeSheet(
        { name: exchangeTitles.redirects, columns, hasLongTexts: false, rows: readRedirects() },
        format,
      );
    },
    exportSettings(format) {
      const columns = sheetColumns.settings.map((column) => columnWords.settings[column]);
      return writeSheet({ name: exchangeTitles.settings, columns, hasLongTexts: false, rows: readSettings() }, format);
    },
  };
}
