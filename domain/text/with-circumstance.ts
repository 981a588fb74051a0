import { splitSentences } from "./drop-repeats.ts";
import type { Page } from "./page-request.ts";

/** "Só quando está frio": what sets the title's case apart from others is told with the first two sentences of the rest. */
export function withCircumstance(page: Page, lead: string): string {
  const { asked, concepts, intent, knowledge, writer } = page;
  const [main] = concepts;
  if (!asked || !main) return lead;
  const told = knowledge.tellCircumstance({ words: asked.words, main, intent, answer: lead });
  const line = told ? writer.writeOne(told.texts) : "";
  if (line === "") return lead;
  const [first = "", second = ""] = splitSentences(lead);
  // Who stands before a danger is told of that first.
  const comesFirst = told?.comesFirst && intent !== "emergency";
  return (comesFirst ? [line, first, second] : [first, second, line]).filter(Boolean).join(" ");
}
