import { expectAccessible, expectNothingSticksOut } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { oneIn } from "#tests/support/extent.ts";
import { kindsOfPages } from "#tests/support/kinds-of-pages.ts";

for (const { name, path, prepare } of kindsOfPages) {
  const title = `axe finds nothing on ${name}, and nothing sticks out, also at a zoom of 400%`;
  test(title, { tag: oneIn(8, title) }, async ({ page, product }) => {
    await prepare(product);
    await page.goto(path);
    await expectAccessible(page, name);
    for (const width of [320, 640]) await expectNothingSticksOut(page, width, name);
  });
}

test("who asked for less motion gets none", async ({ page }) => {
  await page.goto("/duvidas-frequentes");
  const countMoving = () =>
    page.evaluate(() => {
      const styles = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
      return styles.filter((style) => style.transitionDuration !== "0s" || style.scrollBehavior === "smooth").length;
    });
  expect(await countMoving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await countMoving()).toBe(0);
});
