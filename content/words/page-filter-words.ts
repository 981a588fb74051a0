import type { PageFilter } from "#domain/page-filter.ts";
import { pageStateWords } from "./page-state-words.ts";

export const stateWords: Record<NonNullable<PageFilter["state"]>, string> = {
  published: pageStateWords.published.plural,
  draft: pageStateWords.draft.plural,
  held: "Seguradas",
  scheduled: pageStateWords.scheduled.plural,
  unpublished: pageStateWords.unpublished.plural,
};

export const scoreWords: Record<NonNullable<PageFilter["score"]>, string> = {
  low: "Baixa (até 59)",
  middle: "Média (60 a 79)",
  high: "Alta (80 ou mais)",
  none: "Ainda sem nota",
};

export function sayAge(days: number): string {
  return days > 0 ? `Nos últimos ${days} dias` : `Há mais de ${-days} dias`;
}

export function sayEditor(editedBy: string): string {
  if (editedBy === "*") return "Alguém";
  return editedBy === "-" ? "Ninguém" : editedBy;
}
