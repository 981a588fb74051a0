import type { Passage } from "./draft.ts";

/** What is promised or usual, once on a page. Prices have rules of their own. */
const figures = /\{(?:warranty|time|visits|trade)\.\w+(?:\.\w+)?\}|\{shop\.instalments\}/g;

/** The questions whose answers give a figure that neither the page above them nor an earlier question has given. */
export function leaveOutToldFigures<Question extends { answer: Passage }>(
  questions: readonly Question[],
  above: string,
): Question[] {
  const told = new Set(above.match(figures));
  return questions.filter(({ answer: { text } }) => {
    const given = text.match(figures);
    if (given === null) return true;
    const isNew = given.some((figure) => !told.has(figure));
    for (const figure of given) told.add(figure);
    return isNew;
  });
}
