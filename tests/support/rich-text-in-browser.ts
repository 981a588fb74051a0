import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bundle } from "#server/build/inline-script.ts";

/** Once for a worker: it takes seconds. */
let bundled: ReturnType<typeof bundle> | undefined;

/** The editor's own code on an empty page. */
export async function openRichText(page: Page): Promise<{
  /** What is saved of a page that is opened in the editor, for each text. */
  roundTrip(texts: readonly string[]): Promise<string[]>;
  /** What is left of what was copied elsewhere. */
  cleanPaste(html: string): Promise<string>;
}> {
  bundled ??= bundle(join(import.meta.dirname, "rich-text-entry.ts"));
  const { code } = await bundled;
  await page.goto("about:blank");
  await page.addScriptTag({ content: code });
  return {
    roundTrip: (texts) => page.evaluate((html) => html.map(window.script.roundTrip), texts),
    cleanPaste: (html) => page.evaluate((copied) => window.script.cleanPaste(copied), html),
  };
}
