const emptyTable = /<table[^>]*>\s*<thead>(?:(?!<\/thead>).)*<\/thead>\s*(?:<tbody>\s*<\/tbody>\s*)?<\/table>/gs;
/** The sentence that announces a list or a table: "Os tempos são estes:". */
const announcement = /(?:(?<=<p>)|(?<=[.!?] ))[^.!?<>]*:<\/p>(?!\s*<(?:ul|ol|table)\b)/g;
const emptyParagraph = /<p>\s*<\/p>/g;
/** From the smallest up: one heading may leave the one above it alone. */
const loneHeadings = [
  /<h4>(?:(?!<\/h4>).)*<\/h4>\s*(?=<h[2-4]>|$)/gs,
  /<h3>(?:(?!<\/h3>).)*<\/h3>\s*(?=<h[23]>|$)/gs,
  /<h2>(?:(?!<\/h2>).)*<\/h2>\s*(?=<h2>|$)/gs,
];

/** Takes out of HTML what stood for parts that were left out of it: nothing announces or heads what is not there. */
export function dropLoneParts(html: string): string {
  const announced = html.replace(emptyTable, "").replace(announcement, "</p>").replace(emptyParagraph, "");
  return loneHeadings.reduce((text, heading) => text.replace(heading, ""), announced);
}
