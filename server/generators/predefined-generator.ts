import { predefinedTitles } from "#content/predefined-titles.ts";
import { sayPredefinedRunEnd } from "#content/words/run-end-words.ts";
import type { Generator } from "./generator.ts";
import { writeHtmlForTitle } from "./write-html-for-title.ts";

/** Every district of the capital with every topic, at one press of a button. */
export const predefinedGenerator: Generator = {
  name: "Páginas predefinidas",
  form: null,
  readTitles: () => predefinedTitles.map(({ title }) => title),
  pauseMs: 100,
  origin: "knowledge",
  needsAiKey: false,
  progressStep: 1,
  sayEnd: sayPredefinedRunEnd,
  write: writeHtmlForTitle,
};
