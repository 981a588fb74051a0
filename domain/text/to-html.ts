import { escapeHtml } from "../escape-html.ts";
import type { PageText, TextLink, TextSection, TextTable } from "./page-text.ts";

function element(tag: "h2" | "h3" | "p" | "li" | "td" | "th", text: string): string {
  return text === "" && tag !== "td" && tag !== "th" ? "" : `<${tag}>${escapeHtml(text)}</${tag}>`;
}

function list(tag: "ul" | "ol", items: readonly string[] = []): string {
  return items.length > 0 ? `<${tag}>${items.map((item) => element("li", item)).join("")}</${tag}>` : "";
}

function tableToHtml({ columns, rows, facts }: TextTable): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join("");
  const body = rows
    .map(
      ([first = "", ...cells]) =>
        `<tr><th scope="row">${escapeHtml(first)}</th>${cells.map((cell) => element("td", cell)).join("")}</tr>`,
    )
    .join("");
  const start = facts ? `<table data-facts="${facts}">` : "<table>";
  return `${start}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A title that asks ends by itself. */
function endAfter(label: string): string {
  return label.endsWith("?") ? "" : ".";
}

function linksToHtml(links: readonly TextLink[] = []): string {
  if (links.length === 0) return "";
  const sentences = links.map(
    ({ lead, label, href }) =>
      `${escapeHtml(lead)} <a href="${escapeHtml(href)}">${escapeHtml(label)}</a>${endAfter(label)}`,
  );
  return `<p>${sentences.join(" ")}</p>`;
}

function sectionToHtml({ heading, paragraphs, bullets, steps, table, links }: TextSection): string {
  return [
    element("h2", heading),
    ...paragraphs.map((paragraph) => element("p", paragraph)),
    list("ol", steps),
    list("ul", bullets),
    table ? tableToHtml(table) : "",
    linksToHtml(links),
  ].join("");
}

const questionsHeading = "Perguntas frequentes";

export function toHtml({ answer, support, sections, questions, closing }: PageText): string {
  const asked = questions.map(({ question, answer }) => element("h3", question) + element("p", answer)).join("");
  return [
    element("p", answer),
    element("p", support),
    ...sections.map(sectionToHtml),
    // After the last question it would read as part of its answer.
    element("p", closing),
    asked === "" ? "" : element("h2", questionsHeading) + asked,
  ].join("");
}

function toLines({ answer, support, sections, questions, closing }: PageText): string[] {
  const told = sections.flatMap(({ heading, paragraphs, bullets, steps = [], table, links = [] }) => [
    heading,
    ...paragraphs,
    ...steps,
    ...bullets,
    ...(table ? [table.columns.join(" "), ...table.rows.map((row) => row.join(" "))] : []),
    ...links.map(({ lead, label }) => `${lead} ${label}${endAfter(label)}`),
  ]);
  const asked = questions.flatMap(({ question, answer }) => [question, answer]);
  return [answer, support, ...told, closing, ...asked].filter((line) => line !== "");
}

/** All that a reader reads, a line for each block. */
export function toPlainText(text: PageText): string {
  return toLines(text).join("\n");
}

/** Our sentences have one space between words, so that nothing need be cut to be counted. */
export function countWords(text: PageText): number {
  let words = 0;
  for (const line of toLines(text)) {
    words += 1;
    for (let at = line.indexOf(" "); at !== -1; at = line.indexOf(" ", at + 1)) words += 1;
  }
  return words;
}
