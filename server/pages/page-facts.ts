import { findPlaceIn } from "#content/places/find-place.ts";
import type { NewPage } from "#domain/pages.ts";
import { findPhotosIn } from "#domain/photos-in-text.ts";
import { toSearchText } from "#domain/search-text.ts";

/** What is kept of a page beside its text, so that lists and figures need not read it again. */
export type PageFacts = { search_text: string; place: string; words: number; figures: string };

export function toPageFacts(page: NewPage): PageFacts {
  return {
    search_text: toSearchText(page),
    place: findPlaceSlug(page.title),
    words: countWords(page.content),
    figures: listFigures(page.content),
  };
}

/**
 * What a text takes from elsewhere, so that pages can be found by it: the shop's figures and photos of the library,
 * "|photo.0198…|price.padrao|shop.hours|".
 */
export function listFigures(html: string): string {
  const named = html.matchAll(/<data value="([\w.-]+)">|<table data-facts="(\w+)">/g);
  const figures = Array.from(named, ([, figure, table]) => figure ?? `table.${table}`);
  const names = [...figures, ...findPhotosIn(html).map(toPhotoName)];
  return names.length === 0 ? "" : `|${[...new Set(names)].toSorted().join("|")}|`;
}

/** A photo among the figures. */
export function toPhotoName(id: string): string {
  return `photo.${id}`;
}

/** The slug of the place that a title names, or "". */
export function findPlaceSlug(title: string): string {
  return findPlaceIn(title)?.slug ?? "";
}

const rareLetters = /[\p{L}\p{N}]+/uy;
const entity = /&[a-z0-9#]+;/iy;

/** Of HTML that has passed the allow-list. Letter by letter: lists of all words of every page would be thrown away. */
function countWords(html: string): number {
  let words = 0;
  let at = 0;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (isUsual(code)) {
      words += 1;
      at = findEnd(html, at);
    } else if (code === codes.less) at = Math.max(at, html.indexOf(">", at)) + 1;
    else if (code === codes.ampersand) at += matchLength(entity, html, at) || 1;
    else if (code > codes.lastPlain) {
      const rest = matchLength(rareLetters, html, at);
      words += rest > 0 ? 1 : 0;
      at += rest || 1;
    } else at += 1;
  }
  return words;
}

const codes = { ampersand: 38, less: 60, lastPlain: 127 };

/** Letters, digits and "_", with the accents of European languages: most words have no others. */
function isUsual(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    (code >= 0xc0 && code <= 0x24f)
  );
}

/** "-", "'" and "’" join the parts of a word. */
const joins = new Set([45, 39, 0x2019]);

function findEnd(html: string, start: number): number {
  let at = start;
  while (isUsual(html.charCodeAt(at)) || (joins.has(html.charCodeAt(at)) && isUsual(html.charCodeAt(at + 1)))) at += 1;
  return at;
}

function matchLength(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0].length ?? 0;
}
