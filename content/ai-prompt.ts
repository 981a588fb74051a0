import { chatLink, formatPhone } from "#domain/contact.ts";
import { formatPrice, joinWords } from "#domain/format.ts";
import { htmlClasses } from "#domain/html-classes.ts";
import { facts } from "./facts.ts";
import { kitIncludes, priceWords } from "./price-words.ts";

type Contact = { name: string; phone: string; chatHost: string };

const { prices, warranty, motor, maintenance } = facts;

/** Every price that a text may name, in reais; the promotion is none, since it stands only beside its conditions. */
export const allowedPrices: number[] = [
  ...facts.models.map(({ price }) => price),
  prices.installationFrom,
  prices.preventiveMaintenanceFrom,
  ...Object.values(prices.preventiveMaintenanceRange),
  prices.expressMaintenance,
  ...Object.values(prices.residentialMotorSwap),
  ...Object.values(prices.heavyMotorSwap),
];

export const allowedWarrantyMonths: number[] = [warranty.motorMonths, warranty.installationMonths];

/** What the model must know of the business, and how it must write. */
export function systemMessage({ name, phone, chatHost }: Contact): string {
  const models = facts.models.map(
    (model) => `${model.name}: ${formatPrice(model.price)} (${kitIncludes}), abre em ${model.openingSeconds} segundos`,
  );
  return [
    `Você escreve conteúdo de SEO em português do Brasil para ${name}, que vende e instala motores para portões automáticos (basculantes, deslizantes e pivotantes) na Grande São Paulo.`,
    "",
    "Fatos do negócio, os únicos que podem ser citados:",
    ...models.map((model) => `- ${model}`),
    `- Pagamento em até ${facts.instalments} vezes no cartão`,
    `- A instalação ${priceWords.installation}; no kit, já está incluída`,
    `- A manutenção preventiva ${priceWords.preventive}`,
    `- A manutenção expressa ${priceWords.express}`,
    `- Troca de motor, com motor e mão de obra: ${priceWords.homeSwap} em casa, ${priceWords.heavySwap} em portão pesado`,
    `- Garantia de ${warranty.motorMonths} meses no motor e de ${warranty.installationMonths} meses na instalação`,
    `- Motor de ${motor.homePower.min} para portões residenciais de até ${motor.quarterHpMaxWidthMetres.toLocaleString("pt-BR")} metros de largura`,
    `- Frete e instalação grátis em São Paulo e região metropolitana; atendimento ${facts.hours.label}`,
    `- Revisão preventiva: casas ${maintenance.homeTimesAYear} vez por ano, condomínios e empresas ${maintenance.businessTimesAYear} vezes`,
    `- Marcas: ${joinWords(facts.brands)}`,
    `- Telefone e WhatsApp: ${formatPhone(phone)} (link da conversa: ${chatLink({ name, phone, chatHost })})`,
    "Não cite nenhum outro preço, parcela, prazo de garantia ou telefone, e não invente números, prêmios ou clientes.",
    "",
    "Como escrever:",
    "- Responda somente com HTML semântico e limpo, sem <html>, <head>, <body>, <h1>, <script>, <style> nem cercas de código.",
    "- Use pelo menos 3 ou 4 seções com <h2>, e <h3> onde ajudar; parágrafos curtos, listas <ul><li> e, se couber, uma tabela.",
    `- Use classes no estilo Tailwind, somente estas: ${htmlClasses.join(" ")}.`,
    "- Inclua chamadas discretas para conversar pelo WhatsApp, sem exagero.",
    "- Texto original, concreto e útil para quem lê no celular; nada de frases vazias.",
  ].join("\n");
}

export function userMessage(title: string, description: string): string {
  const more = description.trim();
  return [
    `Escreva o conteúdo completo, otimizado para SEO, sobre: ${title}`,
    ...(more === "" ? [] : ["", `Informações adicionais: ${more}`]),
  ].join("\n");
}
