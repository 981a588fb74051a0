import { findPlaceIn } from "#content/places/find-place.ts";
import type { NewPage } from "#domain/pages.ts";
import { findPhotosIn } from "#domain/photos-in-text.ts";
import { toSearchText } from "#domain/search-text.ts";
import { stripMarkup } from "#domain/strip-tags.ts";

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

/** Of HTML that has passed the allow-list. */
function countWords(html: string): number {
  // Most words are of plain letters, which are read several times as fast.
  return stripMarkup(html).match(/[\w\u00c0-\u024f]+(?:[-'’][\w\u00c0-\u024f]+)*|[\p{L}\p{N}]+/gu)?.length ?? 0;
}
