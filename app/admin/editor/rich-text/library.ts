import type { PhotoView } from "#domain/photos.ts";

export type Figure = { name: string; label: string; value: string };

/** A page of the site that a link may lead to. */
export type LinkedPage = { path: string; title: string };

export type FactTable = { name: string; label: string; html: string };

/** What a text may take from elsewhere: today's figures and tables, and photos. */
export type Library = { figures: readonly Figure[]; tables: readonly FactTable[]; photos: Map<string, PhotoView> };
