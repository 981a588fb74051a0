import { runLimits } from "../runs.ts";
import { plainLetters } from "../search-text.ts";

/** A row that is not empty, with its number as the spreadsheet counts. */
export type SheetRow = { line: number; cells: string[] };

const megabyte = 1024 * 1024;

export const sheetLimits = {
  fileBytes: 10 * megabyte,
  /** In one sheet of the studio, and so in one run. A longer list is kept as several. */
  rows: runLimits.titles,
  allRows: 200_000,
  columns: 50,
  /** On one page of the screen. */
  rowsShown: 50,
  cell: 5_000,
  titleTemplate: 500,
  textTemplate: 50_000,
  /** Swept after so many. */
  days: 7,
} as const;

/** How the rows of a sheet become titles and texts. */
export type SheetOptions = {
  /** The first row names the columns. */
  hasHeader: boolean;
  columns: string[];
  titleTemplate: string;
  text: TextSource;
  /** Used where `text` says so. */
  textTemplate: string;
  /** What the AI is told beside the title. */
  description: string;
};

/** From our own knowledge, by the AI, or a text of the owner's own. */
export const textSources = ["knowledge", "ai", "template"] as const;

export type TextSource = (typeof textSources)[number];

const titleNames = ["titulo", "titulos", "title", "titulo da pagina"];
const subjectNames = ["servico", "servicos", "assunto", "produto", "tema"];
const placeNames = ["bairro", "cidade", "lugar", "local", "regiao", "bairro ou cidade"];

/** What is probably meant, until a person says otherwise. */
export function guessOptions(rows: readonly SheetRow[]): SheetOptions {
  const hasHeader = looksLikeHeader(rows);
  const columns = nameColumns(rows, hasHeader);
  return {
    hasHeader,
    columns,
    titleTemplate: guessTemplate(columns),
    text: "knowledge",
    textTemplate: "",
    description: "",
  };
}

/** Unique names without braces, so that each can stand in a template. */
export function nameColumns(rows: readonly SheetRow[], hasHeader: boolean): string[] {
  const count = rows.reduce((most, { cells }) => Math.max(most, cells.length), 1);
  const header = hasHeader ? (rows[0]?.cells ?? []) : [];
  const given = Array.from({ length: count }, (_, index) => header[index] ?? "");
  return toColumnNames(count === 1 && !hasHeader ? ["Título"] : given);
}

export function toColumnNames(given: readonly string[]): string[] {
  const taken = new Set<string>();
  return given.map((name, index) => {
    const clean = name
      .replace(/[{}\s]+/g, " ")
      .trim()
      .slice(0, 60);
    const base = clean === "" ? `Coluna ${toLetter(index)}` : clean;
    let free = base;
    for (let number = 2; taken.has(plainLetters(free)); number++) free = `${base} ${number}`;
    taken.add(plainLetters(free));
    return free;
  });
}

/** Nothing is to be decided of a plain list of titles. */
export function isTitleList({ columns, titleTemplate }: SheetOptions): boolean {
  return columns.length === 1 && titleTemplate === `{${columns[0]}}`;
}

function looksLikeHeader([first]: readonly SheetRow[]): boolean {
  if (!first) return false;
  const names = first.cells.map((cell) => plainLetters(cell.trim()));
  if (names.length === 1) return titleNames.includes(names[0] ?? "");
  const isShort = names.every((name) => name !== "" && name.length <= 40 && !/^[\d.,/]+$/.test(name));
  return isShort && new Set(names).size === names.length;
}

export function guessTemplate(columns: readonly string[]): string {
  const find = (names: readonly string[]) => columns.find((column) => names.includes(plainLetters(column)));
  const [title, subject, place] = [find(titleNames), find(subjectNames), find(placeNames)];
  if (title !== undefined) return `{${title}}`;
  if (subject !== undefined && place !== undefined) return `{${subject}} em {${place}}`;
  return `{${columns[0] ?? ""}}`;
}

/** As spreadsheets call them: A to Z, then AA. */
function toLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : toLetter(Math.floor(index / 26) - 1) + last;
}
