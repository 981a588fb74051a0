import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";

/** A text that answers the title, as the product's local generator writes it. */
async function writeText(page: Page, title: string): Promise<string> {
  const answer = await page.request.post("/admin/local-generator", { form: { intent: "generate", titles: title } });
  const content =
    parse(await answer.text())
      .querySelector("input[name=content]")
      ?.getAttribute("value") ?? "";
  expect(content, `the text for ${title}`).not.toBe("");
  return content;
}

/** Made by the product itself, as pages that come from an older browser; `page` must be signed in. */
export async function createPages(page: Page, pages: { title: string; slug?: string; content?: string }[]) {
  for (const { title, slug = "", content = await writeText(page, title) } of pages) {
    const answer = await page.request.post("/admin/migracao", { data: { title, slug, content } });
    expect(await answer.json()).toEqual({ isSaved: true });
  }
}
