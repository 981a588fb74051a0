import { sayRunEnd } from "#content/words/run-end-words.ts";
import { readTitles } from "#domain/runs.ts";
import { type Generator, titleListBytes } from "./generator.ts";
import { writeHtmlForTitle } from "./write-html-for-title.ts";

/** A few titles, one of which can be looked at before it is saved. */
export const localGenerator: Generator = {
  name: "Gerador local",
  form: { path: "/admin/local-generator", maxBytes: titleListBytes },
  readTitles: (text) => readTitles(text, { empty: "titles-field-empty", blank: "titles-field-empty" }),
  pauseMs: 1_000,
  origin: "knowledge",
  needsAiKey: false,
  progressStep: 1,
  sayEnd: sayRunEnd,
  write: writeHtmlForTitle,
};
