import { formatNumber } from "#domain/format-number.ts";

/** What is said where pages are made from lists and spreadsheets. */
import type { TextSource } from "#domain/sheet/sheet.ts";
import { sayCount } from "./say-count.ts";

export const studioTitle = "Criar páginas";
export const pastedList = "Lista colada";

export const textSourceNames: Record<TextSource, string> = {
  knowledge: "O site escreve, com o que sabe do ramo e da sua loja",
  ai: "A IA escreve (cobra por página, na sua chave)",
  template: "Eu escrevo um modelo, e o site preenche com as colunas",
};

export const sayCreate = (count: number): string => `Criar ${sayCount(count, "página", "páginas")}`;

export const sayReading = (done: number, total: number): string =>
  `Lendo a lista: ${formatNumber(done)} de ${sayCount(total, "linha", "linhas")}`;

/** Of the pages of a run that can be taken back. */
export function askToUndo(count: number, edited: number): string {
  const kept =
    edited === 0
      ? ""
      : ` ${sayCount(edited, "página que alguém editou fica como está", "páginas que alguém editou ficam como estão")}.`;
  return `Mover para a lixeira ${sayCount(count, "página", "páginas")} desta leva?${kept} Dá para trazer tudo de volta depois.`;
}

export const sayContinue = (left: number): string =>
  left === 1 ? "Continuar com o que falta" : `Continuar com os ${formatNumber(left)} que faltam`;
