const blocks = /<\/?(?:h\d|p|li|ul|ol|div|section|br|hr|t[drh]|table|blockquote)\b[^>]*>/gi;
/** Whatever is no single space: to replace each space by itself would take longer than all the rest. */
const otherSpaces = /[^\S ]\s*| \s+/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** All that a reader reads of HTML that has passed the allow-list, which leaves neither scripts nor odd entities, each block on a line of its own. */
export function readLines(html: string): string {
  return html
    .replace(otherSpaces, " ")
    .replace(blocks, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/ *\n\s*/g, "\n")
    .trim();
}
