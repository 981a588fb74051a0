import { expect, test } from "#tests/support/browser-test.ts";

test("a shop name of three words fits the header of a narrow phone", async ({ launch, page }) => {
  const product = await launch({ SITE_NAME: "Portões Automáticos Paulistanos" });
  const header = page.getByRole("banner");
  const name = header.getByText("Portões Automáticos Paulistanos", { exact: true });
  for (const width of [360, 375, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(product.url);
    const bar = await header.boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(72);
    const parts = [header.getByText("Menu", { exact: true }), name, header.getByRole("link", { name: /^Ligar para/ })];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    let left = 0;
    for (const box of boxes) {
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(left);
      expect(box?.height).toBeLessThanOrEqual(bar?.height ?? 0);
      left = (box?.x ?? 0) + (box?.width ?? 0);
    }
    expect(left, `${width} px`).toBeLessThanOrEqual(width);
    // No word is broken: the name is no wider than the room it has.
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
