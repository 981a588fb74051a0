import { decodeEntities } from "#domain/escape-html.ts";
import { stripTags } from "#domain/strip-tags.ts";

const blocks = /<\/?(?:h\d|p|li|ul|ol|div|section|br|hr|t[drh]|table|blockquote)\b[^>]*>/gi;
/** Whatever is no single space: to replace each space by itself would take longer than all the rest. */
const otherSpaces = /[^\S ]\s*| \s+/g;

/** All that a reader reads of HTML that has passed the allow-list, which leaves neither scripts nor odd entities, each block on a line of its own. */
export function readLines(html: string): string {
  return decodeEntities(stripTags(html.replace(otherSpaces, " ").replace(blocks, "\n"), ""))
    .replace(/ *\n\s*/g, "\n")
    .trim();
}
