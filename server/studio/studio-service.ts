import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import { pageLimits } from "#domain/pages.ts";
import type { Publishing } from "#domain/publishing.ts";
import { guessOptions, nameColumns, type SheetOptions, sheetLimits, toColumnNames } from "#domain/sheet/sheet.ts";
import { fillText, findTemplateColumns } from "#domain/sheet/template.ts";
import { countReviews, type ReviewCounts } from "#domain/title-review.ts";
import type { Database } from "../database/database.ts";
import { everyDay } from "../every-day.ts";
import type { Log } from "../log.ts";
import type { PagesService } from "../pages/pages-service.ts";
import type { RunsService, RunView } from "../runs/runs-service.ts";
import { rowsPerPart, type Table, type TableSource } from "./read-table.ts";
import { createReviewCache, type Reading } from "./review-cache.ts";
import { type ReviewedRow, reviewSheet } from "./review-sheet.ts";
import { createStudioRepository, type NewSheet, type Sheet } from "./studio-repository.ts";
import { createTableReader } from "./table-reader.ts";

export type { ReviewedRow } from "./review-sheet.ts";
export type { Sheet } from "./studio-repository.ts";

export type SheetFilter = "all" | "problems" | "left-out";

export type SheetReview = {
  counts: ReviewCounts;
  leftOut: number;
  /** One page of those that the filter lets through. */
  rows: ReviewedRow[];
  shown: number;
};

export type TextSource = "knowledge" | "ai" | "template";

export type StartRequest = {
  text: TextSource;
  description?: string;
  creativity?: number;
  publishing: Publishing;
};

/** What a person brings to make pages from, held between the steps. Each sees what is theirs alone. */
export type StudioService = {
  /** Gives the ids of what it became: several where there are more rows than a run takes. Throws a DomainError. */
  bring(source: TableSource & { name: string }, actor: Actor): Promise<string[]>;
  findSheets(actor: Actor): Promise<Sheet[]>;
  /** Throws a DomainError when there is none. */
  getSheet(id: string, actor: Actor): Promise<Sheet>;
  /** The first rows, as they were brought. */
  getHead(id: string, actor: Actor): Promise<string[][]>;
  forgetSheet(id: string, actor: Actor): Promise<void>;
  /** Throws a DomainError for a template with a column that is not there. */
  saveOptions(id: string, options: SheetOptions, actor: Actor): Promise<void>;
  /** How far the reading is, where it takes long. */
  review(id: string, request: { filter: SheetFilter; page: number }, actor: Actor): Promise<SheetReview | Reading>;
  /** Null gives a row the title that the template makes. */
  fixTitle(id: string, line: number, title: string | null, actor: Actor): Promise<void>;
  leaveOut(id: string, line: number, isLeftOut: boolean, actor: Actor): Promise<void>;
  /** The title of a row and the text that it would have, as HTML; by the AI nobody knows it before. */
  previewRow(id: string, line: number, actor: Actor): Promise<{ title: string; content: string }>;
  /** Starts the run of all rows that make a page. Throws a DomainError, and null while the rows are still being read. */
  start(id: string, request: StartRequest, actor: Actor): Promise<RunView | null>;
};

/** Rows in one page of the table. */
export const rowsShown = 50;
const headShown = 5;
const sheetsShown = 20;

type Parts = {
  database: Database;
  runs: RunsService;
  pages: Pick<PagesService, "previewPage">;
  /** The file of the thread that reads tables. */
  worker: string;
  log: Log;
};

export type Studio = { service: StudioService; stop(): Promise<void> };

export function openStudio({ database, runs, pages, worker, log }: Parts): Studio {
  const sheets = createStudioRepository(database);
  const reader = createTableReader(worker, log);
  const cache = createReviewCache();
  const stopSweep = everyDay({
    work: () => sheets.deleteSheetsBefore(new Date(Date.now() - sheetLimits.days * 24 * 60 * 60 * 1_000)),
    log,
    done: "deleted lists that nobody made pages from",
    failed: "could not delete old lists, trying again tomorrow",
  });

  async function requireSheet(id: string, { id: accountId }: Actor): Promise<Sheet> {
    const sheet = await sheets.getSheet(id, accountId);
    if (!sheet) throw new DomainError("sheet-missing");
    return sheet;
  }

  async function reviewRows(id: string, actor: Actor): Promise<ReviewedRow[] | Reading> {
    const { options, version } = await requireSheet(id, actor);
    return cache.review(id, version, async (known, onRead) => {
      const [rows, fixes] = await Promise.all([sheets.getRows(id), sheets.getFixes(id)]);
      return reviewSheet(runs, { rows, options, fixes }, known, onRead);
    });
  }

  async function changeRow(
    id: string,
    line: number,
    actor: Actor,
    change: { title?: string | null; isLeftOut?: boolean },
  ) {
    await requireSheet(id, actor);
    if (!(await sheets.getRows(id)).some((row) => row.line === line)) throw new DomainError("row-missing");
    const { title = null, isLeftOut = false } = (await sheets.getFixes(id)).get(line) ?? {};
    await sheets.saveFix(id, line, { title, isLeftOut, ...change });
  }

  const service: StudioService = {
    async bring({ name, ...source }, actor) {
      const table = await reader.read(source);
      return sheets.insertSheets(actor.id, splitTable(name, table));
    },

    findSheets: ({ id }) => sheets.findSheets(id, sheetsShown),
    getSheet: requireSheet,

    async getHead(id, actor) {
      await requireSheet(id, actor);
      return (await sheets.getRows(id)).slice(0, headShown + 1).map(({ cells }) => cells);
    },

    forgetSheet: (id, actor) => sheets.deleteSheet(id, actor.id),

    async saveOptions(id, given, actor) {
      const { options: before } = await requireSheet(id, actor);
      const { hasHeader, titleTemplate, textTemplate } = given;
      // Names that were typed stay; where the header changes its meaning they are found anew.
      const columns =
        hasHeader === before.hasHeader
          ? toColumnNames(before.columns.map((name, index) => given.columns[index] || name))
          : nameColumns(await sheets.getRows(id), hasHeader);
      if (titleTemplate.trim() === "") throw new DomainError("template-empty");
      if (titleTemplate.length > sheetLimits.titleTemplate || textTemplate.length > sheetLimits.textTemplate) {
        const limit =
          titleTemplate.length > sheetLimits.titleTemplate ? sheetLimits.titleTemplate : sheetLimits.textTemplate;
        throw new DomainError("template-too-long", { limit: limit.toLocaleString("pt-BR") });
      }
      if (hasHeader === before.hasHeader) {
        findTemplateColumns(titleTemplate, columns);
        findTemplateColumns(textTemplate, columns);
        return sheets.saveOptions(id, { hasHeader, columns, titleTemplate: titleTemplate.trim(), textTemplate });
      }
      const { titleTemplate: guessed } = guessOptions([{ line: 1, cells: columns }]);
      return sheets.saveOptions(id, { hasHeader, columns, titleTemplate: guessed, textTemplate: "" });
    },

    async review(id, { filter, page }, actor) {
      const rows = await reviewRows(id, actor);
      if (!Array.isArray(rows)) return rows;
      const included = rows.filter(({ isLeftOut }) => !isLeftOut);
      const found = filter === "all" ? rows : filter === "left-out" ? rows.filter(isOut) : included.filter(hasProblem);
      const first = rowsShown * (Math.max(1, page) - 1);
      return {
        counts: countReviews(included.map(({ review }) => review)),
        leftOut: rows.length - included.length,
        rows: found.slice(first, first + rowsShown),
        shown: found.length,
      };
    },

    async fixTitle(id, line, title, actor) {
      await changeRow(id, line, actor, {
        title: title === null ? null : title.slice(0, pageLimits.title + 2).trim() || null,
      });
    },
    leaveOut: (id, line, isLeftOut, actor) => changeRow(id, line, actor, { isLeftOut }),

    async previewRow(id, line, actor) {
      const { options } = await requireSheet(id, actor);
      const row = (await sheets.getRows(id)).find((each) => each.line === line);
      if (!row) throw new DomainError("row-missing");
      const fixes = await sheets.getFixes(id);
      const [reviewed] = await reviewSheet(
        runs,
        { rows: [row], options: { ...options, hasHeader: false }, fixes },
        new Map(),
        () => {},
      );
      const title = reviewed?.review.written ?? "";
      const { html } = pages.previewPage(title, {});
      const { columns, textTemplate } = options;
      return { title, content: textTemplate === "" ? html : fillText(textTemplate, columns, row.cells) };
    },

    async start(id, { text, publishing, ...request }, actor) {
      const { options } = await requireSheet(id, actor);
      const rows = await reviewRows(id, actor);
      if (!Array.isArray(rows)) return null;
      if (text === "template" && options.textTemplate.trim() === "") throw new DomainError("empty-content");
      const kind = text === "knowledge" ? "studio" : text;
      const isTemplate = text === "template";
      const made = rows.filter((row) => !row.isLeftOut && makesPage(row));
      const run = await runs.startRows(
        {
          ...request,
          kind,
          publishing,
          rows: made.map(({ review, slug, cells }) => ({
            title: review.written,
            slug,
            ...(isTemplate && { fields: cells }),
          })),
          template: isTemplate ? { text: options.textTemplate, columns: options.columns } : null,
        },
        actor,
      );
      await sheets.saveRun(id, run.id);
      return run;
    },
  };
  return {
    service,
    async stop() {
      cache.stop();
      await stopSweep();
    },
  };
}

/** A run takes so many: what is more becomes further sheets, whose columns have the same names. */
function splitTable(name: string, { parts, count, options }: Table): NewSheet[] {
  const partsPerSheet = sheetLimits.rows / rowsPerPart;
  const total = Math.ceil(parts.length / partsPerSheet);
  return Array.from({ length: total }, (_, index) => {
    const own = parts.slice(index * partsPerSheet, (index + 1) * partsPerSheet);
    return {
      name: total === 1 ? name : `${name} (parte ${index + 1} de ${total})`,
      rowCount: index < total - 1 ? sheetLimits.rows : count - (total - 1) * sheetLimits.rows,
      options: index === 0 ? options : { ...options, hasHeader: false },
      parts: own,
    };
  });
}

function isOut({ isLeftOut }: ReviewedRow): boolean {
  return isLeftOut;
}

function hasProblem({ review }: ReviewedRow): boolean {
  return review.outcome !== "ready";
}

function makesPage({ review: { outcome } }: ReviewedRow): boolean {
  return outcome === "ready" || outcome === "twin" || outcome === "held";
}
