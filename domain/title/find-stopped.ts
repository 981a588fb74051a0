import type { Word } from "./words.ts";

const stopping = /^(?:par|deix)(?:a|am|ou|aram)$/;

/** What "parou de abrir" does not open: the word that it has stopped doing. */
export function findStopped(words: readonly Word[], at: number): Word | undefined {
  const [verb, joint, doing] = words.slice(at, at + 3);
  return verb && stopping.test(verb.plain) && joint?.plain === "de" && /[aei]r$/.test(doing?.plain ?? "")
    ? doing
    : undefined;
}
