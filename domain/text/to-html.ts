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

/** All that a reader reads, a line for each block. */
export function toPlainText({ opening, sections, closing }: GeneratedText): string {
  const lines = sections.flatMap(({ heading, paragraphs, bullets }) => [heading, ...paragraphs, ...bullets]);
  return [opening, ...lines, closing].filter((line) => line !== "").join("\n");
}

export function wordCount(text: GeneratedText): number {
  return toPlainText(text).split(/\s+/).filter(Boolean).length;
}
