import { sayAiRunEnd, sayAiTitleFailed } from "#content/words/run-end-words.ts";
import { readTitles } from "#domain/runs.ts";
import type { AiSettings, AiWriter } from "../ai/write-page.ts";
import { type Generator, titleListBytes } from "./generator.ts";

/** Asks a text service, gently: it charges by the call. */
export function createAiGenerator(settings: AiSettings): Generator {
  let writer: AiWriter | null = null;
  return {
    name: "Páginas com IA",
    form: { path: "/admin/painel", maxBytes: titleListBytes },
    readTitles: (text) => readTitles(text, { empty: "no-titles", blank: "titles-blank" }),
    pauseMs: 500,
    origin: "ai",
    needsAiKey: true,
    progressStep: 1,
    sayEnd: sayAiRunEnd,
    sayTitleFailed: sayAiTitleFailed,
    async write({ title, run: { description, creativity }, aiKey, signal }) {
      if (!writer) {
        // Only who asks the AI pays for loading its package.
        const { createAiWriter } = await import("../ai/write-page.ts");
        writer = createAiWriter(settings);
      }
      return writer({ apiKey: aiKey, title, description, creativity }, signal);
    },
  };
}
