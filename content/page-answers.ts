import { formatPrice } from "#domain/format.ts";
import type { Intent } from "#domain/knowledge/concept.ts";
import { facts } from "./facts.ts";

/** What a visitor's message says, by what the page is about. */
export function chatMessageAbout(subject: string): string {
  return `Olá! Vim pelo site e gostaria de um orçamento. Assunto: ${subject}`;
}

/** Under the answer: what it costs or that asking is free, and when someone is there. */
export function promisesFor(intent: Intent, isAboutTilting: boolean): string[] {
  const lowest = Math.min(...facts.models.map(({ price }) => price));
  const asksPrice = (intent === "price" || intent === "buying") && isAboutTilting;
  return [
    asksPrice ? `Kit basculante instalado a partir de ${formatPrice(lowest)}` : "Orçamento grátis",
    `Atendimento ${facts.hours.label}`,
  ];
}
