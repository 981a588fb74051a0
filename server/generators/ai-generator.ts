import { readTitles } from "#domain/runs.ts";
import type { AiSettings, AiWriter } from "../ai/write-page.ts";
import { type Generator, listOfTitlesBytes } from "./generator.ts";

/** Asks a text service, gently: it charges by the call. */
export function createAiGenerator(settings: AiSettings): Generator {
  let writer: AiWriter | null = null;
  return {
    form: { path: "/admin/painel", maxBytes: listOfTitlesBytes },
    readTitles: (text) => readTitles("ai", text),
    pauseMs: 500,
    origin: "ai",
    needsAiKey: true,
    progressStep: 1,
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
