import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/browser-test.ts";
import { kindsOfPages } from "../support/kinds-of-pages.ts";

const pages = [...kindsOfPages, { name: "login", path: "/admin/login" }];

for (const { name, path } of pages) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${name} at ${width} px, and nothing sticks out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
