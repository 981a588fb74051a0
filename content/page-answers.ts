import type { Intent } from "#domain/knowledge/concept.ts";
import type { Shop } from "./shop.ts";

/** What a visitor's message says, by what the page is about. */
export function chatMessageAbout(subject: string): string {
  return `Olá! Vim pelo site e gostaria de um orçamento. Assunto: ${subject}`;
}

/** Under the answer: what it costs or that asking is free, and when someone is there. */
export function promisesFor({ fill }: Shop, intent: Intent, isAboutTilting: boolean): string[] {
  const asksPrice = (intent === "price" || intent === "buying") && isAboutTilting;
  return fill([
    asksPrice ? "Kit basculante instalado a partir de {price.lowest}" : "Orçamento grátis",
    "Atendimento {shop.hours}",
  ]);
}
