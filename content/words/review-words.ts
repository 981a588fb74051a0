import { formatNumber } from "#domain/format-number.ts";

/** What is said of titles before a run. */
import type { Intent } from "#domain/knowledge/concept.ts";
import type { ReviewCounts, ReviewOutcome, TitleReview } from "#domain/title-review.ts";
import { sayCount } from "./say-count.ts";
import { sayHold } from "./standing-words.ts";

export const reviewTitle = "Conferir títulos";
export const keepAsTyped = "Manter como digitei";
export const publishHeld = "Publicar assim mesmo, fora do Google";

export const intentNames: Record<Intent, string> = {
  price: "Preço",
  repair: "Conserto",
  installation: "Instalação",
  comparison: "Comparação",
  "how-to": "Como fazer",
  emergency: "Urgência",
  buying: "Compra",
  question: "Dúvida",
};

export const outcomeNames: Record<ReviewOutcome, string> = {
  ready: "Pronto",
  twin: "Mesmo assunto",
  held: "Rascunho",
  existing: "Já existe",
  repeated: "Repetido",
  failed: "Não vira página",
};

/** Why a title is no plain page; null for one that is. */
export function explainReview({ outcome, hold, holdDetail, repeats, reason }: TitleReview): string | null {
  const other = repeats?.line === undefined ? `a página “${repeats?.title ?? ""}”` : `a linha ${repeats.line}`;
  const sentences: Record<ReviewOutcome, string | null> = {
    ready: null,
    held: hold && `Fica como rascunho: ${sayHold(hold, holdDetail)}.`,
    twin: `Pede o mesmo que ${other}; a página fica fora do Google.`,
    existing: "A página já existe e não muda.",
    repeated: `Igual à linha ${repeats?.line ?? ""}; não será criado de novo.`,
    failed: reason,
  };
  return sentences[outcome];
}

export const sayPagesToMake = (count: number): string => `Gerar ${sayCount(count, "página", "páginas")}`;

export const sayShown = (shown: number, total: number): string =>
  `Mostrando ${formatNumber(shown)} de ${sayCount(total, "título", "títulos")}. O que pede atenção vem primeiro.`;

/** The counts that are worth a line, in the order in which a person wants them. */
export function summariseReview(counts: ReviewCounts): { name: string; count: number }[] {
  const optional = [
    { name: "Com correções", count: counts.corrected },
    { name: "Ficam como rascunho", count: counts.held },
    { name: "Mesmo assunto de outra", count: counts.twin },
    { name: "Já existem", count: counts.existing },
    { name: "Repetidos na lista", count: counts.repeated },
    { name: "Não viram página", count: counts.failed },
  ];
  return [
    { name: "Títulos", count: counts.total },
    { name: "Prontos", count: counts.ready },
    ...optional.filter(({ count }) => count > 0),
  ];
}
