import { stripTags } from "../strip-tags.ts";

export type TextSection = { heading: string; html: string };

/** What stands under each second-level heading of an HTML text, the heading with it. What comes before the first is left out. */
export function splitSections(html: string): TextSection[] {
  return html.split(/(?=<h2[\s>])/).flatMap((part) => {
    const heading = /^<h2[^>]*>([\s\S]*?)<\/h2>/.exec(part)?.[1];
    if (heading === undefined) return [];
    return { heading: stripTags(heading, "").trim(), html: part.trim() };
  });
}
