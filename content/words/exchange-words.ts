import type {
  ExchangeFormat,
  ExchangeKind,
  PageColumn,
  RedirectColumn,
  SheetColumn,
} from "#domain/exchange/exchange.ts";
import type { ImportOutcome } from "#domain/exchange/imports.ts";

/** In addresses, in names of files and in the terminal. */
export const exchangeNames: Record<ExchangeKind, string> = {
  pages: "paginas",
  redirects: "redirecionamentos",
  settings: "ajustes",
};

export const exchangeTitles: Record<ExchangeKind, string> = {
  pages: "Páginas",
  redirects: "Redirecionamentos",
  settings: "Ajustes da loja",
};

export const formatWords: Record<ExchangeFormat, string> = {
  xlsx: "Excel (XLSX)",
  csv: "CSV",
  json: "JSON",
};

const pageWords: Record<PageColumn, string> = {
  code: "Código",
  title: "Título",
  slug: "Endereço",
  state: "Situação",
  publishAt: "Publicar em",
  place: "Lugar",
  description: "Descrição",
  shareText: "Texto ao compartilhar",
  keptOut: "Fora do Google",
  score: "Nota",
  createdAt: "Criada em",
  updatedAt: "Alterada em",
  content: "Texto",
};

const redirectWords: Record<RedirectColumn, string> = {
  from: "De",
  to: "Para",
  kind: "Tipo",
  hits: "Acessos",
  lastHitAt: "Último acesso",
  createdAt: "Desde",
};

const settingWords: Record<SheetColumn<"settings">, string> = {
  section: "Parte",
  field: "Campo",
  label: "O que é",
  value: "Valor",
};

/** The first line of a file. */
export const columnWords = { pages: pageWords, redirects: redirectWords, settings: settingWords };

/** A place that a person chose for a page: none. */
export const noPlace = "nenhum";

/** Of a text that is longer than a cell takes. */
export function sayTextColumn(label: string, part: number): string {
  return part === 1 ? label : `${label} (parte ${part})`;
}

export const outcomeWords: Record<ImportOutcome, { one: string; many: string }> = {
  new: { one: "Nova", many: "Novas" },
  changed: { one: "Muda", many: "Mudam" },
  same: { one: "Igual", many: "Iguais" },
  refused: { one: "Recusada", many: "Recusadas" },
  waiting: { one: "A conferir", many: "A conferir" },
};

/** The name of a column of a file; as it stands for one that nobody knows. */
export function labelColumn(kind: ExchangeKind, column: string): string {
  const words: Record<string, string> = columnWords[kind];
  return words[column] ?? column;
}
