import type { GeneratedText } from "./generate.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function element(tag: "h2" | "p" | "li", text: string): string {
  return text === "" ? "" : `<${tag}>${escapeHtml(text)}</${tag}>`;
}

export function toHtml({ opening, sections, closing }: GeneratedText): string {
  const body = sections.map(({ heading, paragraphs, bullets }) => {
    const list = bullets.length > 0 ? `<ul>${bullets.map((bullet) => element("li", bullet)).join("")}</ul>` : "";
    return element("h2", heading) + paragraphs.map((paragraph) => element("p", paragraph)).join("") + list;
  });
  return [element("p", opening), ...body, element("p", closing)].join("");
}

function linesOf({ opening, sections, closing }: GeneratedText): string[] {
  const lines = sections.flatMap(({ heading, paragraphs, bullets }) => [heading, ...paragraphs, ...bullets]);
  return [opening, ...lines, closing].filter((line) => line !== "");
}

/** All that a reader reads, a line for each block. */
export function toPlainText(text: GeneratedText): string {
  return linesOf(text).join("\n");
}

/** Our sentences have one space between words, so that nothing need be cut to be counted. */
export function wordCount(text: GeneratedText): number {
  let words = 0;
  for (const line of linesOf(text)) {
    words += 1;
    for (let at = line.indexOf(" "); at !== -1; at = line.indexOf(" ", at + 1)) words += 1;
  }
  return words;
}
