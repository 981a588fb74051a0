import type { PageSummary } from "#domain/pages.ts";

/** What a row of the list shows of a page, and no more: all of it travels to the browser a second time, as data. */
export type ListedPage = Pick<
  PageSummary,
  | "id"
  | "title"
  | "slug"
  | "words"
  | "contacts"
  | "createdAt"
  | "updatedAt"
  | "state"
  | "publishAt"
  | "standing"
  | "origin"
  | "lastSave"
>;

export function toListedPage(page: PageSummary): ListedPage {
  const { id, title, slug, words, contacts, createdAt, updatedAt, state, publishAt, standing, origin, lastSave } = page;
  return { id, title, slug, words, contacts, createdAt, updatedAt, state, publishAt, standing, origin, lastSave };
}
