import { expect, type Page } from "@playwright/test";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { toHtml } from "#domain/text/to-html.ts";

/** A text that answers the title, as the product would write it. */
function writeText(title: string): string {
  return toHtml(writePageForTitle(title).text);
}

/** Made by the product itself, as pages that come from an older browser; `page` must be signed in. */
export async function createPages(page: Page, pages: { title: string; slug?: string; content?: string }[]) {
  for (const { title, slug = "", content = writeText(title) } of pages) {
    const answer = await page.request.post("/admin/migracao", { data: { title, slug, content } });
    expect(await answer.json()).toEqual({ isSaved: true });
  }
}
