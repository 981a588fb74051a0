import { type LocalTextOptions, localPageText } from "#content/text/local-text.ts";
import { toHtml, toPlainText, wordCount } from "#domain/text/to-html.ts";
import { prepareTitle } from "./prepare-page.ts";

export type PagePreview = { title: string; slug: string; html: string; text: string; words: number };

/** What the local generator writes for a title; nothing is saved. The same title and seed give the same text. */
export function previewPage(line: string, options: LocalTextOptions): PagePreview {
  const { title, slug } = prepareTitle(line);
  const text = localPageText(title, options);
  return { title, slug, html: toHtml(text), text: toPlainText(text), words: wordCount(text) };
}
