import { DomainError } from "../errors.ts";
import { escapeHtml } from "../escape-html.ts";
import { plainLetters } from "../search-text.ts";

/** Between braces stands the name of a column. */
const field = /\{([^{}]*)\}/g;

/** The names of the columns; the cells of a row stand in their order. */
type Columns = readonly string[];

/** The columns that a template names, by their numbers; throws a DomainError for a name that no column has. */
export function findTemplateColumns(template: string, columns: Columns): number[] {
  const found = new Set<number>();
  for (const [, name = ""] of template.matchAll(field)) {
    const index = findColumn(name, columns);
    if (index === -1) throw new DomainError("template-column", { name: name.trim(), columns: columns.join(", ") });
    found.add(index);
  }
  return [...found];
}

/** The names of those columns of a template that are empty in this row. */
export function findEmptyColumns(template: string, columns: Columns, cells: readonly string[]): string[] {
  return findTemplateColumns(template, columns)
    .filter((index) => (cells[index] ?? "").trim() === "")
    .map((index) => columns[index] ?? "");
}

/** A line of plain text. */
export function fillTitle(template: string, columns: Columns, cells: readonly string[]): string {
  return fill(template, columns, (index) => cells[index] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** HTML: what is written with tags stays so, plain text becomes paragraphs. What comes from a cell is always text. */
export function fillText(template: string, columns: Columns, cells: readonly string[]): string {
  const hasTags = /<\/?[a-z][^>]*>/i.test(template);
  if (!hasTags) return toParagraphs(fill(template, columns, (index) => cells[index] ?? ""));
  return fill(template, columns, (index) => escapeHtml(cells[index] ?? ""));
}

function toParagraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, "<br>")}</p>`)
    .join("\n");
}

function fill(template: string, columns: Columns, getValue: (index: number) => string): string {
  return template.replace(field, (whole, name: string) => {
    const index = findColumn(name, columns);
    return index === -1 ? whole : getValue(index).trim();
  });
}

/** By its name, whatever its case and accents: who types "servico" means "Serviço". */
function findColumn(name: string, columns: Columns): number {
  const wanted = plainLetters(name.trim());
  return columns.findIndex((column) => plainLetters(column.trim()) === wanted);
}
