import { expectAccessible } from "../support/accessible.ts";
import { test } from "../support/browser-test.ts";
import { kindsOfPages } from "../support/kinds-of-pages.ts";

for (const { name, path } of kindsOfPages) {
  test(`axe finds nothing on ${name}, and nothing sticks out`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, name);
  });
}
