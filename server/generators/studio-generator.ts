import { sayRunEnd } from "#content/words/run-end-words.ts";
import { readTitles } from "#domain/runs.ts";
import { sheetLimits } from "#domain/sheet/sheet.ts";
import type { Generator } from "./generator.ts";
import { writeHtmlForTitle } from "./write-html-for-title.ts";

const megabyte = 1024 * 1024;

/** The titles of a sheet, answered from our own knowledge. */
export const studioGenerator: Generator = {
  name: "Criar páginas",
  // Far more than may be sent: what is too heavy is refused in words.
  form: { path: "/admin/criar", maxBytes: Math.max(64 * megabyte, 2 * sheetLimits.fileBytes) },
  readTitles: (text) => readTitles(text, { empty: "sheet-empty", blank: "sheet-empty" }),
  pauseMs: 0,
  origin: "knowledge",
  needsAiKey: false,
  progressStep: 10,
  sayEnd: sayRunEnd,
  write: writeHtmlForTitle,
};
