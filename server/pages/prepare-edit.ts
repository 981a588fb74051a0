import { getPlaceBySlug } from "#content/places/places.ts";
import type { Shop } from "#content/shop.ts";
import { tieFigures } from "#content/tie-figures.ts";
import { DomainError } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { type PageFields, pageTextLimits } from "#domain/page-life.ts";
import { pageLimits } from "#domain/pages.ts";
import { toSlug } from "#domain/slug.ts";
import type { PageStanding } from "#domain/standing.ts";
import { stripTags } from "#domain/strip-tags.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { judgePage } from "./judge-page.ts";
import { understandPage } from "./understand-page.ts";

export type PreparedEdit = { fields: PageFields; standing: PageStanding };

/**
 * What a person wrote, as it may be stored, and how it stands. Unlike a pasted line, a title is taken as it was typed.
 * Throws a DomainError for what makes no page.
 */
export function prepareEdit(typed: PageFields, shop: Shop): PreparedEdit {
  const title = toLine(typed.title);
  if (title === "") throw new DomainError("empty-title");
  if (title.length > pageLimits.title) throw new DomainError("title-too-long", { limit: String(pageLimits.title) });
  const slug = toSlug(typed.slug.trim() === "" ? title : typed.slug).slice(0, pageLimits.slug);
  if (slug === "") throw new DomainError("empty-slug");
  if (typed.content.length > pageLimits.content) {
    throw new DomainError("content-too-long", { limit: formatNumber(pageLimits.content) });
  }
  const content = tieTyped(shop.tie(cleanHtml(typed.content)), shop);
  if (stripTags(content, "").replaceAll("&nbsp;", "").trim() === "") throw new DomainError("empty-content");
  if (typed.chosenPlace && !getPlaceBySlug(typed.chosenPlace)) throw new DomainError("place-unknown");
  const fields: PageFields = {
    title,
    slug,
    content,
    description: toBoundedLine(typed.description, pageTextLimits.description),
    shareText: toBoundedLine(typed.shareText, pageTextLimits.shareText),
    chosenPlace: typed.chosenPlace,
  };
  return { fields, standing: judgePage(content, understandPage(fields), shop) };
}

const tied = /(<data value="[\w.-]+">[^<]*<\/data>|<table data-facts="\w+">.*?<\/table>)/s;

/** What is tied already stays; a figure that was typed between is tied too. */
function tieTyped(html: string, shop: Shop): string {
  return html
    .split(tied)
    .map((piece, index) => (index % 2 === 1 ? piece : tieFigures(piece, shop)))
    .join("");
}

function toLine(text: string): string {
  return text.replaceAll("\0", "").replace(/\s+/g, " ").trim();
}

function toBoundedLine(text: string, limit: number): string {
  const line = toLine(text);
  if (line.length > limit) throw new DomainError("field-too-long", { limit: String(limit) });
  return line;
}
