import { sayRunEnd } from "#content/words/run-end-words.ts";
import { readTitles } from "#domain/runs.ts";
import { type Generator, titleListBytes } from "./generator.ts";
import { writeHtmlForTitle } from "./write-html-for-title.ts";

/** Thousands of titles as fast as they can be saved. */
export const legacyGenerator: Generator = {
  name: "Gerador em massa",
  form: { path: "/admin/legacy-generator", maxBytes: titleListBytes },
  readTitles: (text) => readTitles(text, { empty: "empty-title", blank: "no-valid-titles" }),
  pauseMs: 0,
  origin: "knowledge",
  needsAiKey: false,
  progressStep: 10,
  sayEnd: sayRunEnd,
  write: writeHtmlForTitle,
};
