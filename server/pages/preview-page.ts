import type { LocalTextOptions } from "../../content/text/local-text.ts";
import { toHtml, toPlainText, wordCount } from "../../domain/text/to-html.ts";
import { prepareTitle } from "./prepare-page.ts";

export type PagePreview = { title: string; slug: string; html: string; text: string; words: number };

/**
 * What the local generator writes for a title; nothing is saved. The same title and seed give the same text.
 * Its stock of sentences is loaded when it is first asked: most servers mostly serve.
 */
export async function previewPage(line: string, options: LocalTextOptions): Promise<PagePreview> {
  const { title, slug } = prepareTitle(line);
  const { localPageText } = await import("../../content/text/local-text.ts");
  const text = localPageText(title, options);
  return { title, slug, html: toHtml(text), text: toPlainText(text), words: wordCount(text) };
}
