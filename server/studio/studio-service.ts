import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import { pageLimits } from "#domain/pages.ts";
import type { Publishing } from "#domain/publishing.ts";
import { type SheetOptions, sheetLimits, type TextSource } from "#domain/sheet/sheet.ts";
import { fillText, fillTitle } from "#domain/sheet/template.ts";
import { countReviews, type ReviewCounts } from "#domain/title-review.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import { everyDay } from "../every-day.ts";
import type { GeneratorKind } from "../generators/generators.ts";
import type { Log } from "../log.ts";
import type { PagesService } from "../pages/pages-service.ts";
import type { RunsService, RunView } from "../runs/runs-service.ts";
import { rowsPerPart, type Table, type TableSource } from "../spreadsheets/spreadsheets-service.ts";
import { changeOptions } from "./change-options.ts";
import { findRows, type RowFilter } from "./find-rows.ts";
import { createReviewCache, type Reading } from "./review-cache.ts";
import { type ReviewedRow, reviewSheet } from "./review-sheet.ts";
import { createStudioRepository, type NewSheet, type Sheet } from "./studio-repository.ts";

/** Who writes a text from each source. */
const generators: Record<TextSource, GeneratorKind> = { knowledge: "studio", ai: "ai", template: "template" };

export type { RowFilter } from "./find-rows.ts";
export type { ReviewedRow } from "./review-sheet.ts";
export type { Sheet } from "./studio-repository.ts";

export type SheetReview = {
  counts: ReviewCounts;
  leftOut: number;
  /** One page of those that are looked for. */
  rows: ReviewedRow[];
  /** How many are. */
  found: number;
};

export type RowsPage = { filter: RowFilter; search: string; page: number };

export type StartRequest = { publishing: Publishing; publishesHeld: boolean };

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
  review(id: string, request: RowsPage, actor: Actor): Promise<SheetReview | Reading>;
  /** Null gives a row the title that the template makes. */
  fixTitle(id: string, line: number, title: string | null, actor: Actor): Promise<void>;
  leaveOut(id: string, line: number, isLeftOut: boolean, actor: Actor): Promise<void>;
  /** The title of a row and the text that it would have, as HTML; by the AI nobody knows it before. */
  previewRow(id: string, line: number, actor: Actor): Promise<{ title: string; content: string }>;
  /**
   * Starts the run of all rows that make a page; one that is under way is not started twice. Throws a DomainError, and
   * gives null while the rows are still being read.
   */
  start(id: string, request: StartRequest, actor: Actor): Promise<RunView | null>;
};

const headShown = 4;
const sheetsShown = 20;

type Parts = {
  database: Database;
  runs: RunsService;
  pages: Pick<PagesService, "previewPage">;
  readTable(source: TableSource): Promise<Table>;
  log: Log;
};

export type Studio = { service: StudioService; stop(): Promise<void> };

export function openStudio({ database, runs, pages, readTable, log }: Parts): Studio {
  const sheets = createStudioRepository(database);
  const cache = createReviewCache();
  const starting = new Map<string, Promise<RunView | null>>();
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

  async function requireRow(id: string, line: number) {
    const row = (await sheets.getRows(id)).find((each) => each.line === line);
    if (!row) throw new DomainError("row-missing");
    return { row, fix: (await sheets.getFixes(id)).get(line) };
  }

  type Change = { title?: string | null; isLeftOut?: boolean };

  async function changeRow(id: string, line: number, actor: Actor, change: Change) {
    await requireSheet(id, actor);
    const { title = null, isLeftOut = false } = (await requireRow(id, line)).fix ?? {};
    await sheets.saveFix(id, line, { title, isLeftOut, ...change });
  }

  async function start(id: string, request: StartRequest, actor: Actor): Promise<RunView | null> {
    const { options, runId } = await requireSheet(id, actor);
    const before = runId === null ? null : await runs.getRun(runId);
    if (before && !before.isOver) return before;
    const rows = await reviewRows(id, actor);
    if (!Array.isArray(rows)) return null;
    const { text, textTemplate, columns, description } = options;
    const isTemplate = text === "template";
    if (isTemplate && textTemplate.trim() === "") throw new DomainError("empty-content");
    const made = rows.filter((row) => !row.isLeftOut && makesPage(row));
    const wanted = newId();
    // Whoever pressed the button at another server was quicker: theirs is the run.
    if (!(await sheets.claimRun(id, runId, wanted))) return null;
    return runs.startRows(
      {
        ...request,
        id: wanted,
        kind: generators[text],
        description,
        rows: made.map(({ review, slug, cells }) => ({
          title: review.written,
          slug,
          ...(isTemplate && { fields: cells }),
        })),
        template: isTemplate ? { text: textTemplate, columns } : null,
      },
      actor,
    );
  }

  const service: StudioService = {
    async bring({ name, ...source }, actor) {
      const table = await readTable(source);
      return sheets.insertSheets(actor.id, splitTable(name, table));
    },

    findSheets: ({ id }) => sheets.findSheets(id, sheetsShown),
    getSheet: requireSheet,

    async getHead(id, actor) {
      await requireSheet(id, actor);
      return (await sheets.getRows(id)).slice(0, headShown).map(({ cells }) => cells);
    },

    forgetSheet: (id, actor) => sheets.deleteSheet(id, actor.id),

    async saveOptions(id, given, actor) {
      const { options: before } = await requireSheet(id, actor);
      const rows = given.hasHeader === before.hasHeader ? [] : await sheets.getRows(id);
      await sheets.saveOptions(id, changeOptions(before, given, rows));
    },

    async review(id, { filter, search, page }, actor) {
      const rows = await reviewRows(id, actor);
      if (!Array.isArray(rows)) return rows;
      const included = rows.filter(({ isLeftOut }) => !isLeftOut);
      const found = findRows(rows, filter, search);
      const first = sheetLimits.rowsShown * (page - 1);
      return {
        counts: countReviews(included.map(({ review }) => review)),
        leftOut: rows.length - included.length,
        rows: found.slice(first, first + sheetLimits.rowsShown),
        found: found.length,
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
      const { row, fix } = await requireRow(id, line);
      const { columns, titleTemplate, textTemplate, text } = options;
      const title = fix?.title ?? fillTitle(titleTemplate, columns, row.cells);
      const content =
        text === "template" ? fillText(textTemplate, columns, row.cells) : pages.previewPage(title, {}).html;
      return { title, content };
    },

    async start(id, request, actor) {
      const key = `${actor.id} ${id}`;
      const already = starting.get(key);
      if (already) return already;
      const started = start(id, request, actor).finally(() => starting.delete(key));
      starting.set(key, started);
      return started;
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

function makesPage({ review: { outcome } }: ReviewedRow): boolean {
  return outcome === "ready" || outcome === "twin" || outcome === "held";
}
