import { type TitleUnderstanding, understandTitle } from "#content/knowledge/read-title.ts";
import { toSubjectKey } from "#domain/title/subject-key.ts";
import { prepareTitle } from "./prepare-page.ts";

export type ReadLine = {
  title: string;
  slug: string;
  understanding: TitleUnderstanding;
  corrections: TitleUnderstanding["corrections"];
  /** Two lines with the same one want the same page; "" wants nothing in particular. */
  subject: string;
};

/** What a pasted line would become; throws a DomainError when it makes no page. */
export function readLine(line: string): ReadLine {
  const { title, slug, understanding: asPasted } = prepareTitle(line);
  // A page is judged by the title that it has, which may say less than the row of a spreadsheet did.
  const understanding = title === line ? asPasted : understandTitle(title);
  return { title, slug, understanding, corrections: asPasted.corrections, subject: toSubjectKey(understanding) };
}
