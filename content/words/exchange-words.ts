import type {
  ExchangeFormat,
  ExchangeKind,
  PageColumn,
  RedirectColumn,
  SheetColumn,
} from "#domain/exchange/exchange.ts";
import type { PageState } from "#domain/page-life.ts";

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

const settingWords: Record<SheetColumn<"settings">, string> = { section: "Parte", field: "Campo", value: "Valor" };

/** The first line of a file. */
export const columnWords = { pages: pageWords, redirects: redirectWords, settings: settingWords };

export const pageStateNames: Record<PageState, string> = {
  published: "publicada",
  draft: "rascunho",
  scheduled: "agendada",
  unpublished: "despublicada",
};

/** A place that a person chose for a page: none. */
export const noPlace = "nenhum";

/** Of a text that is longer than a cell takes. */
export function sayTextColumn(label: string, part: number): string {
  return part === 1 ? label : `${label} (parte ${part})`;
}
