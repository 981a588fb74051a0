import { type WritingOptions, writePageForTitle } from "#content/knowledge/write-page.ts";
import type { Shop } from "#content/shop.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";
import { countWords, toHtml, toPlainText } from "#domain/text/to-html.ts";
import { findPlaceSlug } from "./page-facts.ts";
import type { PagePreparer } from "./page-preparer-service.ts";
import { prepareTitle } from "./prepare-page.ts";

export type PagePreview = { title: string; slug: string; html: string; text: string; words: number };

/** What the local generator writes for a title; nothing is saved. The same title and seed give the same text. */
export function previewPage(line: string, shop: Shop, options: WritingOptions): PagePreview {
  const { title, slug } = prepareTitle(line);
  const { text } = writePageForTitle(title, options);
  return { title, slug, html: shop.tie(toHtml(text)), text: shop.fill(toPlainText(text)), words: countWords(text) };
}

const plain: PageStanding = {
  isPublished: true,
  hold: null,
  holdDetail: "",
  score: null,
  gaps: [],
  subject: "",
  isTwin: false,
  isKeptOut: false,
};

/** A page as it would be once it is public; nothing is saved. */
export function imaginePage(
  preparer: Pick<PagePreparer, "preparePage">,
  wanted: { title: string; content: string },
): GeneratedPage {
  const { title, slug, content, standing = plain } = preparer.preparePage(wanted, { isChosen: true });
  const now = new Date();
  return {
    ...{ id: "", seq: 0, title, slug, content, description: "", shareText: "", chosenPlace: null },
    ...{ createdAt: now, updatedAt: now, state: "published", publishAt: null, runId: null, version: 1 },
    place: findPlaceSlug(title),
    lastSave: { how: "", by: "", reason: "" },
    standing: { ...standing, isPublished: true },
    origin: "written",
  };
}
