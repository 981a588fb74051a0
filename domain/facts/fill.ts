import { escapeHtml } from "../escape-html.ts";

/**
 * Texts name what belongs to the shop in braces: "a partir de {price.padrao}". In stored HTML the same is a
 * `<data value="price.padrao">` element, whose text is what it said when the page was written. Both are filled when
 * they are shown. A figure that is null is one the shop does not have: what speaks of it is left out.
 */
export type Figures = Readonly<Record<string, string | null>>;

/** With a dot, which names that a place fills do not have. */
const placeholder = /\{([a-zA-Z]+(?:\.[\w-]+)+)\}/g;
const dataElement = /<data value="([\w.-]+)">[^<]*<\/data>/g;

/** A repair that the shop has no price for; texts ask for that of whatever they are about. */
const unpriced = /^repair\./;

/** Null for what the shop does not have, undefined for what is no figure at all. */
function getFigure(figures: Figures, name: string): string | null | undefined {
  return figures[name] ?? (name in figures || unpriced.test(name) ? null : undefined);
}

function isMissing(text: string, figures: Figures): boolean {
  if (!text.includes("{")) return false;
  for (const [, name = ""] of text.matchAll(placeholder)) if (getFigure(figures, name) === null) return true;
  return false;
}

/** Names that are no figure are left: a place fills them. */
function replaceNames(text: string, figures: Figures, toText: (value: string) => string): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = getFigure(figures, name);
    return value === undefined || value === null ? whole : toText(value);
  });
}

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s+(?=\S)/;

/** Without the sentences, or clauses between semicolons, that name what the shop does not have. */
function leaveOut(text: string, figures: Figures): string {
  if (!isMissing(text, figures)) return text;
  return text
    .split("\n")
    .map((line) =>
      line
        .split(sentenceEnd)
        .map((sentence) => leaveOutClauses(sentence, figures))
        .filter((sentence) => sentence !== "")
        .join(" "),
    )
    .filter((line, at, lines) => line !== "" || lines.length === 1 || text.split("\n")[at] === "")
    .join("\n");
}

function leaveOutClauses(sentence: string, figures: Figures): string {
  if (!isMissing(sentence, figures)) return sentence;
  const [, body = sentence, end = ""] = /^(.*?)([.!?…]*)$/s.exec(sentence) ?? [];
  const kept = body.split(/;\s+/).filter((clause) => !isMissing(clause, figures));
  if (kept.length === 0) return "";
  const joined = kept.join("; ");
  return joined.charAt(0).toUpperCase() + joined.slice(1) + end;
}

/** Of plain text. */
export function fillText(text: string, figures: Figures): string {
  return text.includes("{") ? replaceNames(leaveOut(text, figures), figures, String) : text;
}

/** The innermost of its kind. From tag to tag, and not from letter to letter. */
const row = /<(tr|li|h[2-4])(?: [^>]*)?>[^<]*(?:<(?!\/\1>|\1[ >])[^<]*)*<\/\1>/g;
const block = /<(p)((?: [^>]*)?)>(.*?)<\/\1>/gs;
const emptied = /<(ul|ol|tbody)>\s*<\/\1>/g;

function isWhole(html: string): boolean {
  const open = html.match(/<[a-z]/g)?.length ?? 0;
  const closed = html.match(/<\//g)?.length ?? 0;
  const alone = html.match(/<(?:br|img|hr)\b/g)?.length ?? 0;
  return open - alone === closed;
}

function leaveOutBlocks(html: string, figures: Figures): string {
  if (!isMissing(html, figures)) return html;
  return html
    .replace(row, (whole) => (isMissing(whole, figures) ? "" : whole))
    .replace(block, (whole, tag: string, attributes: string, inner: string) => {
      if (!isMissing(inner, figures)) return whole;
      const kept = leaveOut(inner, figures);
      return kept === "" || !isWhole(kept) ? "" : `<${tag}${attributes}>${kept}</${tag}>`;
    })
    .replace(emptied, "");
}

/** Of HTML, as visitors get it. */
export function fillHtml(html: string, figures: Figures): string {
  const named = html.includes("<data ")
    ? html.replace(dataElement, (whole, name: string) => (getFigure(figures, name) === undefined ? whole : `{${name}}`))
    : html;
  return named.includes("{") ? replaceNames(leaveOutBlocks(named, figures), figures, escapeHtml) : named;
}

/** Where a link leads stands in an attribute, where no element can. */
const inLinks = /^shop\.(?:chat|chatTo|tel)$/;

/** Of HTML that is to be stored: the names stay, so that what it says can follow the shop. */
export function tieHtml(html: string, figures: Figures): string {
  return html.replace(placeholder, (whole, name: string) => {
    const value = getFigure(figures, name);
    return value === undefined || inLinks.test(name)
      ? whole
      : `<data value="${name}">${escapeHtml(value ?? "")}</data>`;
  });
}

/** Every text in a tree of data; what is left of it is not blank. */
export function fillAll<T>(data: T, fill: (text: string) => string): T {
  if (typeof data === "string") return fill(data) as T;
  if (Array.isArray(data)) {
    const filled = data.map((item) => fillAll(item, fill));
    return filled.filter((item, at) => item !== "" || data[at] === "") as T;
  }
  if (typeof data !== "object" || data === null || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fillAll(value, fill)])) as T;
}

/** The names that a text asks for, for those who check that they exist. */
export function findNames(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
