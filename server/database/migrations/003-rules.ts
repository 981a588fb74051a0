import { randomBytes } from "node:crypto";
import sanitizeHtml from "sanitize-html";

/**
 * The rules for pages as they were when migration 003 was released. They stand here a second time on purpose: today's
 * rules change with the product, and a migration must do the same for every database that it meets.
 */
const classes = `
  prose card text-link mt-2 mt-4 mt-6 mt-8 mb-2 mb-4 mb-6 mb-8 my-4 my-6 my-8 p-4 p-6 px-4 py-2 py-4 pl-4 pl-5
  pl-6 space-y-2 space-y-4 space-y-6 gap-4 gap-6 grid md:grid-cols-2 md:grid-cols-3 max-w-3xl w-full text-sm
  text-base text-lg text-xl text-2xl text-center text-brand text-soft-ink font-medium font-semibold font-bold
  italic underline leading-relaxed list-disc list-decimal list-inside bg-paper border border-line border-l-4
  rounded rounded-lg rounded-xl
`
  .trim()
  .split(/\s+/);

const tags = (
  "h2 h3 h4 p ul ol li strong em b i a table thead tbody tr th td blockquote br hr div span section" as const
).split(" ");

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan", "scope"], td: ["colspan", "rowspan"] },
  allowedClasses: { "*": classes },
  allowedSchemes: ["http", "https", "tel", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  // "//host/path" says nothing of where it leads and would pass for a path of ours.
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The page's own title is the only h1.
  transformTags: { h1: "h2", h5: "h4", h6: "h4", a: cleanLink },
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

export function cleanHtml(html: string): string {
  return sanitizeHtml(html.replaceAll("\0", ""), options).trim();
}

export function toSlug(title: string): string {
  return withoutAccents(title)
    .replace(/[^\w\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

export function toSearchText({ title, slug }: { title: string; slug: string }): string {
  return `${withoutAccents(title)} ${withoutAccents(slug)}`;
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, " ");
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo", dateStyle: "short" });

export function toDay(date: Date): string {
  return dayFormat.format(date);
}

/** A UUID of version 7. */
export function createId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
