import { expect, type Page } from "@playwright/test";

/** Made by the product itself, as pages that come from an older browser; `page` must be signed in. */
export async function createPages(page: Page, pages: { title: string; slug?: string; content?: string }[]) {
  for (const { title, slug = "", content = "<p>Texto da página.</p>" } of pages) {
    const answer = await page.request.post("/admin/migracao", { data: { title, slug, content } });
    expect(await answer.json()).toEqual({ isSaved: true });
  }
}
