import sanitizeHtml from "sanitize-html";
import { decodeEntities } from "#domain/escape-html.ts";
import { htmlClasses } from "#domain/html-classes.ts";
import { emptyPhotos, isPhotoId } from "#domain/photos-in-text.ts";

const classes = [...htmlClasses];
const tags = (
  "h2 h3 h4 p ul ol li strong em b i a table thead tbody tr th td blockquote br hr div span section data figure" as const
).split(" ");

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ["href", "rel"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    data: ["value"],
    table: ["data-facts"],
    figure: ["data-photo"],
  },
  allowedClasses: { "*": classes },
  allowedSchemes: ["http", "https", "tel", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  // "//host/path" says nothing of where it leads and would pass for a path of ours.
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The page's own title is the only h1.
  transformTags: { h1: "h2", h5: "h4", h6: "h4", a: cleanLink, figure: cleanFigure },
  nestingLimit: 50,
};

/** What a link may keep: its address, and for one that leaves the site a word to browsers and search engines. */
function cleanLink(tagName: string, { href, class: className }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {};
  if (className !== undefined) attribs.class = className;
  if (href !== undefined) attribs.href = href.trim();
  if (/^\s*https?:/i.test(href ?? "")) attribs.rel = "nofollow noopener noreferrer";
  return { tagName, attribs };
}

/** A photo of the library stands by its id; a figure of anything else is a box of text. */
function cleanFigure(_: string, { "data-photo": photo = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return isPhotoId(photo) ? { tagName: "figure", attribs: { "data-photo": photo } } : { tagName: "div", attribs: {} };
}

/** A tag with the text before it, or the text at the end. */
const plainPiece =
  /[^<>&"'\0]*(?:&amp;[^<>&"'\0]*)*(?:<(\/?)(h[234]|p|ul|ol|li|strong|em|table|thead|tbody|tr|td|th|a|data)(?: scope="(?:col|row)"| value="[\w.-]+"| data-facts="\w+"| href="\/(?!\/)[\w\-/?=#.%]*")?>|$)/y;

/** Tags of the allow-list, properly nested, with no more than a link of the site: there is nothing to take out of it. */
function isPlain(html: string): boolean {
  const open: string[] = [];
  plainPiece.lastIndex = 0;
  while (plainPiece.lastIndex < html.length) {
    const piece = plainPiece.exec(html);
    if (!piece) return false;
    const [, close, tag] = piece;
    if (tag === undefined) continue;
    if (close === "") open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

/** The one allow-list that all HTML passes before it is stored. NUL characters, which PostgreSQL refuses, go too. */
export function cleanHtml(html: string): string {
  // Our own pages are made of nothing else, and reading them letter by letter takes longer than writing them.
  if (isPlain(html)) return html.trim();
  const clean = sanitizeHtml(html.replaceAll("\0", ""), options);
  // What a figure shows comes from the library when it is served; the second pass closes what emptying it left open.
  return (clean.includes("<figure ") ? sanitizeHtml(emptyPhotos(clean), options) : clean).trim();
}

/** All that a reader reads, without tags and entities. */
export function toText(html: string): string {
  const spaced = html.replace(/<(?=\/?(?:h\d|p|li|ul|ol|div|section|br|hr|t[drh]|table|blockquote)\b)/gi, " <");
  return decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, " ")
    .trim();
}
