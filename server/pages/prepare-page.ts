import { type TitleUnderstanding, understandTitle } from "#content/knowledge/read-title.ts";
import { DomainError } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { type NewPage, pageLimits } from "#domain/pages.ts";
import { toSlug } from "#domain/slug.ts";
import { cleanTitle, readAsTyped } from "#domain/title/clean-title.ts";
import { cleanHtml } from "../html/clean-html.ts";

/** The title and slug that a line of text makes, slips mended, or why it makes none. */
export function prepareTitle(line: string): Pick<NewPage, "title" | "slug"> & { understanding: TitleUnderstanding } {
  const written = line.replaceAll("\0", "").replace(/\s+/g, " ").trim();
  if (written === "") throw new DomainError("empty-title");
  if (written.length > pageLimits.title) throw new DomainError("title-too-long", { limit: String(pageLimits.title) });
  const { text, isAsTyped } = readAsTyped(line.replaceAll("\0", ""));
  const understood = understandTitle(text);
  const understanding = isAsTyped ? { ...understood, title: cleanTitle(text), corrections: [] } : understood;
  const { title } = understanding;
  const slug = toSlug(title);
  if (slug === "") throw new DomainError("empty-slug");
  return { title, slug, understanding };
}

/** Nothing but tags and spaces: told by the first letter of any other. */
const blank = /^(?:\s|<[^>]*>)*$/;

/** A page that may be stored: its title makes a slug and its HTML has passed the allow-list. */
export function preparePage(page: { title: string; content: string }): NewPage {
  const { title, slug } = prepareTitle(page.title);
  if (page.content.length > pageLimits.content) {
    throw new DomainError("content-too-long", { limit: formatNumber(pageLimits.content) });
  }
  const content = cleanHtml(page.content);
  if (blank.test(content)) throw new DomainError("empty-content");
  return { title, slug, content };
}
