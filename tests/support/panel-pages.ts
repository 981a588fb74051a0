import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing that axe finds and nothing that sticks out, on a phone and on a desk. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // A notice that is still fading in has the contrast of nothing in particular.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Made by the product itself, as pages that come from an older browser; `page` must be signed in. */
export async function createPages(page: Page, pages: { title: string; slug?: string; content?: string }[]) {
  for (const { title, slug = "", content = "<p>Texto da página.</p>" } of pages) {
    const answer = await page.request.post("/admin/migracao", { data: { title, slug, content } });
    expect(await answer.json()).toEqual({ isSaved: true });
  }
}
