import { decodeEntities } from "../escape-html.ts";

const firstParagraph = /^\s*<p>([^<]*)<\/p>/;

/** The first paragraph as text, and the rest as HTML. A page that begins otherwise has no answer to show apart. */
export function splitAnswer(html: string): { answer: string | null; rest: string } {
  const match = firstParagraph.exec(html);
  if (!match) return { answer: null, rest: html };
  return { answer: decodeEntities(match[1] ?? ""), rest: html.slice(match[0].length) };
}
