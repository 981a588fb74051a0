import { decodeEntities, escapeHtml } from "./escape-html.ts";

/**
 * Tables and values of the shop's facts are one piece each: they say what the shop says, whoever writes around them.
 * The allow-list leaves no comments and no "<" in a text.
 */
const pieces = /<table data-facts="[^"]*">[\s\S]*?<\/table>|<data value="[^"]*">[^<]*<\/data>|<[^>]*>|&#?\w+;|[^<&]|&/g;
const inlineTag = /^<\/?(?:strong|em|b|i|a|span)\b/i;
const emptyBlocks = /<(p|li|h[2-4])>\s*<\/\1>/g;

/** `text` is what a reader sees of it; null where it parts two texts. */
type Piece = { html: string; text: string | null; isTag: boolean };

/**
 * HTML of ours with some words of its text replaced by others, or null when they do not occur. They may run over bold
 * type and links, which stay, and over whole values of the shop, which go; never from one paragraph into the next.
 */
export function replaceText(
  html: string,
  { find, replacement }: { find: string; replacement: string },
  showValue: (element: string) => string,
): string | null {
  const all = Array.from(html.matchAll(pieces), ([piece]) => toPiece(piece, showValue));
  const wanted = normalise(find);
  let result = "";
  let hasChanged = false;
  let segment: Piece[] = [];
  const flush = () => {
    const replaced = replaceInSegment(segment, wanted, escapeHtml(replacement));
    hasChanged ||= replaced !== null;
    result += replaced ?? segment.map((piece) => piece.html).join("");
    segment = [];
  };
  for (const piece of all) {
    if (piece.text === null) {
      flush();
      result += piece.html;
    } else segment.push(piece);
  }
  flush();
  return hasChanged ? result.replace(emptyBlocks, "") : null;
}

function toPiece(html: string, showValue: (element: string) => string): Piece {
  if (html.startsWith("<data")) return { html, text: normalise(showValue(html)), isTag: false };
  if (html.startsWith("<")) return { html, text: inlineTag.test(html) ? "" : null, isTag: true };
  return { html, text: normalise(html.startsWith("&") ? decodeEntities(html) : html), isTag: false };
}

/** One sign stays one sign, so that places in the text stay places. */
function normalise(text: string): string {
  return text.replace(/\s/gu, " ");
}

function replaceInSegment(segment: readonly Piece[], wanted: string, replacement: string): string | null {
  const text = segment.map((piece) => piece.text ?? "").join("");
  if (wanted === "" || !text.includes(wanted)) return null;
  let result = "";
  let hasChanged = false;
  let index = 0;
  let at = 0;
  while (index < segment.length) {
    const piece = segment[index] as Piece;
    const end = piece.isTag ? -1 : findEnd(segment, index, text.startsWith(wanted, at) ? wanted.length : -1);
    if (end === -1) {
      result += piece.html;
      at += piece.text?.length ?? 0;
      index += 1;
      continue;
    }
    const tags = segment.slice(index, end).filter(({ isTag }) => isTag);
    result += replacement + tags.map(({ html }) => html).join("");
    at += wanted.length;
    index = end;
    hasChanged = true;
  }
  return hasChanged ? result : null;
}

/** The piece after `length` signs, or -1 where that is in the middle of one. */
function findEnd(segment: readonly Piece[], start: number, length: number): number {
  let left = length;
  for (let index = start; left > 0 && index < segment.length; index++) {
    left -= segment[index]?.text?.length ?? 0;
    if (left === 0) return index + 1;
  }
  return -1;
}
