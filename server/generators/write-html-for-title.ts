import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { toHtml } from "#domain/text/to-html.ts";
import type { WriteRequest } from "./generator.ts";

/** How our own knowledge answers a title: what every generator but the AI's writes. */
export async function writeHtmlForTitle({ title, run: { creativity } }: WriteRequest): Promise<string> {
  return toHtml(writePageForTitle(title, { creativity }).text);
}
