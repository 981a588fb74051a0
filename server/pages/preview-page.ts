import { type WritingOptions, writePageForTitle } from "#content/knowledge/write-page.ts";
import type { Shop } from "#content/shop.ts";
import { countWords, toHtml, toPlainText } from "#domain/text/to-html.ts";
import { prepareTitle } from "./prepare-page.ts";

export type PagePreview = { title: string; slug: string; html: string; text: string; words: number };

/** What the local generator writes for a title; nothing is saved. The same title and seed give the same text. */
export function previewPage(line: string, shop: Shop, options: WritingOptions): PagePreview {
  const { title, slug } = prepareTitle(line);
  const { text } = writePageForTitle(title, options);
  return { title, slug, html: shop.tie(toHtml(text)), text: shop.fill(toPlainText(text)), words: countWords(text) };
}
