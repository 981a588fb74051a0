import { escapeHtml } from "../escape-html.ts";
import { joinWords } from "../format.ts";
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

/** "Veja também" is not said twice running; what ends with a question mark is followed by a new sentence. */
function groupByLead(links: readonly TextLink[]): TextLink[][] {
  const groups: TextLink[][] = [];
  for (const link of links) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last?.lead === link.lead && !last.label.endsWith("?")) group.push(link);
    else groups.push([link]);
  }
  return groups;
}

function writeLinks(links: readonly TextLink[], write: (link: TextLink) => string): string[] {
  return groupByLead(links).map((group) => {
    const [{ lead } = { lead: "" }] = group;
    return `${lead} ${joinWords(group.map(write))}${endAfter(group.at(-1)?.label ?? "")}`;
  });
}

function linksToHtml(links: readonly TextLink[] = []): string {
  if (links.length === 0) return "";
  const toAnchor = ({ label, href }: TextLink) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return `<p>${writeLinks(links, toAnchor).join(" ")}</p>`;
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
    ...writeLinks(links, ({ label }) => label),
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
