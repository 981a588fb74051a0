import { chatLink, formatPhone } from "#domain/contact.ts";
import type { Facts } from "#domain/facts/facts.ts";
import { countTimesAYear, formatPrice } from "#domain/format.ts";
import { htmlClasses } from "#domain/html-classes.ts";
import { getDerivedPrices, getShownModels } from "./figures.ts";
import type { Shop } from "./shop.ts";
import { trade } from "./trade.ts";

const { motor, maintenance } = trade;

function ends(range: { min: number; max: number } | null): number[] {
  return range ? [range.min, range.max] : [];
}

/** Every price that a text may name, in reais; the promotion is none, since it stands only beside its conditions. */
export function getAllowedPrices(facts: Facts): number[] {
  const { installationFrom, preventiveFrom, preventiveRange, express, homeSwap, heavySwap, repairs } = facts.services;
  return [
    ...getShownModels(facts).map(({ price }) => price),
    ...[installationFrom, preventiveFrom, express?.price ?? null].flatMap((price) => price ?? []),
    ...[preventiveRange, homeSwap, heavySwap].flatMap(ends),
    ...repairs.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to])]),
    ...getDerivedPrices(facts),
  ];
}

export function getAllowedWarrantyMonths({ warranty }: Facts): number[] {
  return [warranty.motorMonths, warranty.installationMonths];
}

/** What the model must know of the business, and how it must write. */
export function systemMessage({ facts, fill }: Shop): string {
  const { name, phone, chatPhone } = facts.contact;
  const models = getShownModels(facts).map(
    (model) =>
      `- ${model.name}: ${formatPrice(model.price)} ({kit.includes}), abre em ${model.openingSeconds} segundos`,
  );
  const repairs = facts.services.repairs.map(
    ({ name, from, to }) =>
      `- ${name}: ${to === null ? "a partir de " : ""}${[from, to].flatMap((price) => (price === null ? [] : formatPrice(price))).join(" a ")}`,
  );
  return fill([
    `Você escreve conteúdo de SEO em português do Brasil para ${name}, que vende e instala motores para portões automáticos (basculantes, deslizantes e pivotantes) na Grande São Paulo.`,
    "",
    "Fatos do negócio, os únicos que podem ser citados:",
    ...models,
    "- Pagamento em até {shop.instalments} vezes no cartão",
    "- A instalação {words.installation}; no kit, já está incluída",
    "- A manutenção preventiva {words.preventive}",
    "- A manutenção expressa {words.express}",
    "- Troca de motor em casa, com motor e mão de obra: de {price.homeSwap}",
    "- Troca de motor em portão pesado, com motor e mão de obra: de {price.heavySwap}",
    ...repairs,
    "- Garantia de {warranty.motor} no motor e de {warranty.installation} na instalação",
    `- Motor de ${motor.homePower.min} para portões residenciais de até {width.quarterHp} de largura`,
    "- Frete e instalação grátis em {shop.area}; atendimento {shop.hours}",
    `- Revisão preventiva: casas ${countTimesAYear(maintenance.homeTimesAYear)}, condomínios e empresas ${maintenance.businessTimesAYear} vezes`,
    "- Marcas: {shop.brands}",
    `- Telefone: ${formatPhone(phone)}; WhatsApp: ${formatPhone(chatPhone ?? phone)} (link da conversa: ${chatLink(facts.contact)})`,
    "Não cite nenhum outro preço, parcela, prazo de garantia ou telefone, e não invente números, prêmios ou clientes.",
    "",
    "Como escrever:",
    "- Responda somente com HTML semântico e limpo, sem <html>, <head>, <body>, <h1>, <script>, <style> nem cercas de código.",
    "- Use pelo menos 3 ou 4 seções com <h2>, e <h3> onde ajudar; parágrafos curtos, listas <ul><li> e, se couber, uma tabela.",
    `- Use classes no estilo Tailwind, somente estas: ${htmlClasses.join(" ")}.`,
    "- Inclua chamadas discretas para conversar pelo WhatsApp, sem exagero.",
    "- Texto original, concreto e útil para quem lê no celular; nada de frases vazias.",
  ]).join("\n");
}

export function userMessage(title: string, description: string): string {
  const more = description.trim();
  return [
    `Escreva o conteúdo completo, otimizado para SEO, sobre: ${title}`,
    ...(more === "" ? [] : ["", `Informações adicionais: ${more}`]),
  ].join("\n");
}
