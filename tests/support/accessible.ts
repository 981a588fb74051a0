import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { draw, isWhole } from "./extent.ts";

/** Less than half of what the package hands out by itself, and it is sent to every page. */
const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const options: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** Nothing that axe finds and nothing that sticks out, on a phone and on a desk; of the two, a sample for axe. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // A notice that is still fading in has the contrast of nothing in particular.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const drawn = draw(what, widths.length);
  for (const [index, width] of widths.entries()) {
    await expectNothingSticksOut(page, width, what);
    if (isWhole || index === drawn) expect(await findViolations(page), `${what} at ${width} px`).toEqual([]);
  }
}

const widths = [360, 1280];

/** The width of the page; at 640 a desk of 1,280 px looks as at a zoom of 200%, at 320 as at 400%. */
export async function expectNothingSticksOut(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
}

async function findViolations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    return (await axe.run(document, options)).violations;
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
