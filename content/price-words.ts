import { formatMonths, formatPrice, joinWords } from "#domain/format.ts";
import { facts } from "./facts.ts";

const { prices, express } = facts;

function span({ min, max }: { readonly min: number; readonly max: number }): string {
  return `${formatPrice(min)} a ${formatPrice(max)}`;
}

/** What the price of a model stands for, wherever it stands. */
export const kitIncludes = "kit instalado, com entrega, central e controles";

/** Each price with what it means, to be put into a sentence: no page says it in words of its own. */
export const priceWords = {
  /** "A instalação avulsa …" */
  installation: `avulsa (só a mão de obra, para motor comprado à parte) sai a partir de ${formatPrice(prices.installationFrom)}`,
  /** "A manutenção preventiva …" */
  preventive: `custa a partir de ${formatPrice(prices.preventiveMaintenanceFrom)} em casa, sem peças; a faixa mais comum vai de ${span(prices.preventiveMaintenanceRange)}`,
  /** "A manutenção expressa …" */
  express: `custa ${formatPrice(prices.expressMaintenance)}, só em ${joinWords(express.cities)}, com validade de ${formatMonths(express.validMonths)}`,
  /** "A troca do motor de casa fica …" */
  homeSwap: `de ${span(prices.residentialMotorSwap)}`,
  heavySwap: `de ${span(prices.heavyMotorSwap)}`,
};
