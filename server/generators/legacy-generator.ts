import { readTitles } from "#domain/runs.ts";
import { type Generator, listOfTitlesBytes } from "./generator.ts";
import { writeHtmlForTitle } from "./write-html-for-title.ts";

/** Thousands of titles as fast as they can be saved. */
export const legacyGenerator: Generator = {
  form: { path: "/admin/legacy-generator", maxBytes: listOfTitlesBytes },
  readTitles: (text) => readTitles("legacy", text),
  pauseMs: 0,
  origin: "knowledge",
  needsAiKey: false,
  progressStep: 10,
  write: writeHtmlForTitle,
};
