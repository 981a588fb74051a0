import { decodeEntities } from "#domain/escape-html.ts";
import { stripTags } from "#domain/strip-tags.ts";

const blocks = /(?:<\/?(?:h\d|p|li|ul|ol|div|section|br|hr|t[drh]|table|blockquote)\b[^>]*>)+/gi;
/** Whatever is no single space: to replace each space by itself would take longer than all the rest. */
const otherSpaces = /[^\S ]\s*| \s+/g;
/** Pages that have none are told by searches for each sign, which are fast; a pattern would try every letter. */
const otherSpaceSigns = [
  ..."\t\n\v\f\r\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff",
  "  ",
];
/** Where a line ends with more than its end. */
const looseEnds = [" \n", "\n ", "\n\n"];

function hasAny(text: string, signs: readonly string[]): boolean {
  return signs.some((sign) => text.includes(sign));
}

/** All that a reader reads of HTML that has passed the allow-list, which leaves neither scripts nor odd entities, each block on a line of its own. */
export function readLines(html: string): string {
  // Those within prices are all that our own pages have.
  const spaced = html.replaceAll("\u00a0", " ");
  const even = hasAny(spaced, otherSpaceSigns) ? spaced.replace(otherSpaces, " ") : spaced;
  const lines = decodeEntities(stripTags(even.replace(blocks, "\n"), ""));
  return (hasAny(lines, looseEnds) ? lines.replace(/ *\n\s*/g, "\n") : lines).trim();
}
